import { describe, expect, it } from "vitest";
import { Showing } from "./showing";

/** A table at which everything is written down; `seen()` lets what moves arrive. */
function table(moves: (one: string) => boolean = () => true) {
  const said: string[] = [];
  const arrive: (() => void)[] = [];
  let behind = 0;
  const showing = new Showing<string>({
    show: (one) => (said.push(`show ${one}`), moves(one)),
    seen: () => new Promise((done) => arrive.push(done)),
    tell: (one) => said.push(`tell ${one}`),
    behind: (moments) => (behind = moments),
  });
  const seen = async () => (arrive.shift()!(), await Promise.resolve(), await Promise.resolve());
  return { showing, said, seen, behind: () => behind };
}

describe("what happened is shown, then told", () => {
  it("tells a throw once the dice lie still, and shows the next only then", async () => {
    const { showing, said, seen } = table();
    showing.add("dice");
    showing.add("rent");
    expect(said).toEqual(["show dice"]);
    await seen();
    expect(said).toEqual(["show dice", "tell dice", "show rent"]);
    await seen();
    expect(said.at(-1)).toBe("tell rent");
  });

  it("tells at once what doesn't move, after what still does", async () => {
    const { showing, said, seen } = table((one) => one === "dice");
    showing.add("chat");
    expect(said).toEqual(["show chat", "tell chat"]);
    showing.add("dice");
    showing.add("undo");
    await seen();
    expect(said.slice(2)).toEqual(["show dice", "tell dice", "show undo", "tell undo"]);
  });

  it("knows how far it is behind, so that it can hurry", async () => {
    const { showing, seen, behind } = table();
    for (const one of ["a", "b", "c"]) showing.add(one);
    expect(behind()).toBe(2);
    await seen();
    expect(behind()).toBe(1);
    await seen();
    await seen();
    expect(behind()).toBe(0);
  });
});
