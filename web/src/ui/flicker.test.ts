import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("../lib/prefs.svelte");
const { prefs } = await import("../lib/__mocks__/prefs.svelte");
const { flicker } = await import("./flicker");

const flame = () => ({ style: { transform: "" } }) as unknown as SVGElement;
const page = { visibilityState: "visible" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("moves a few flames a second, and none once they have gone", () => {
  const flames = Array.from({ length: 20 }, flame);
  const lit = flames.map(flicker);
  vi.advanceTimersByTime(1000);
  const moved = flames.filter(({ style }) => style.transform !== "").length;
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThanOrEqual(10);
  for (const { destroy } of lit) destroy();
  expect(vi.getTimerCount()).toBe(0);
});

it("moves nothing on a page that is hidden, or for whoever asked for calm", () => {
  const one = flame();
  const { destroy } = flicker(one);
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(1000);
  [page.visibilityState, prefs.calm] = ["visible", true];
  vi.advanceTimersByTime(1000);
  expect(one.style.transform).toBe("");
  prefs.calm = false;
  vi.advanceTimersByTime(200);
  expect(one.style.transform).not.toBe("");
  destroy();
});
