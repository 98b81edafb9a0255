import { describe, expect, it } from "vitest";
import { secondsLeft, shownTime } from "./clock";

describe("clocks", () => {
  const clocks = { left: [60, 30], running: 1 };

  it("run for the seat that is asked, and for no other", () => {
    expect(secondsLeft(clocks, 0, 5000)).toBe(60);
    expect(secondsLeft(clocks, 1, 5000)).toBe(25);
  });

  it("stop at nought", () => {
    expect(secondsLeft(clocks, 1, 31_000)).toBe(0);
  });

  it("are shown as on a face", () => {
    expect(shownTime(0)).toBe("0:00");
    expect(shownTime(0.2)).toBe("0:01");
    expect(shownTime(65)).toBe("1:05");
    expect(shownTime(3600 + 125)).toBe("1:02:05");
  });
});
