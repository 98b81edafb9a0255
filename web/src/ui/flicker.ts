// Flames that flicker. One slow timer moves a few of them at a time: an animation would paint the page sixty times a
// second for as long as it is open.
import { prefs } from "../lib/prefs.svelte";

const EVERY = 200;
const AT_ONCE = 2;

const flames = new Set<SVGElement>();
let timer: ReturnType<typeof setInterval> | undefined;

const around = (middle: number, by: number) => (middle + (Math.random() * 2 - 1) * by).toFixed(3);

function blow(): void {
  if (document.visibilityState !== "visible" || prefs.calm) return;
  const all = [...flames];
  for (let count = 0; count < AT_ONCE; count++) {
    const flame = all[Math.floor(Math.random() * all.length)];
    if (flame) flame.style.transform = `scale(${around(1, 0.06)}, ${around(1, 0.08)}) skewX(${around(0, 4)}deg)`;
  }
}

/** Let this flame flicker while it is on the page. */
export function flicker(flame: SVGElement): { destroy: () => void } {
  flames.add(flame);
  timer ??= setInterval(blow, EVERY);
  return {
    destroy: () => {
      flames.delete(flame);
      if (flames.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
