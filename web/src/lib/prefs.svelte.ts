// The reader's settings in this browser.
import { keep, kept } from "./kept";
import type { Speed } from "./speeds";

type Theme = "auto" | "light" | "dark";
/** How fast things move on a table. */

/** When a coach speaks where hints are allowed: in the first games of each kind, always or never. */
export type Coached = "first" | "always" | "never";

const PACES: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, quick: 0.5, once: 0 };

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Prefs {
  #theme = $state(kept("theme", "auto") as Theme);
  #sound = $state(kept("sound", "on") === "on");
  #drama = $state(kept("drama", "on") === "on");
  #coach = $state(kept("coach", "first") as Coached);
  #plain = $state(kept("plain", "no") === "yes");
  #language = $state(kept("language", ""));
  #systemDark = $state(dark.matches);
  #speed = $state(kept("speed", "normal") as Speed);
  /** The reader's system asks for reduced motion. */
  #systemCalm = $state(calm.matches);
  /** Milliseconds for which a new question takes no click, which was meant for the one before. */
  readonly settle = Number(kept("settle", "400"));

  constructor() {
    dark.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.show();
    });
    calm.addEventListener("change", (event) => (this.#systemCalm = event.matches));
    this.show();
  }

  /** The theme in use. */
  get shown(): "light" | "dark" {
    if (this.#theme !== "auto") return this.#theme;
    return this.#systemDark ? "dark" : "light";
  }

  private show(): void {
    document.documentElement.dataset.theme = this.shown;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.show();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    keep("speed", speed);
  }

  /** How long motions last, beside what is usual. */
  get pace(): number {
    return PACES[this.#speed] ?? 1;
  }

  /** Nothing moves: everything is at once where it belongs. */
  get calm(): boolean {
    return this.#systemCalm || this.#speed === "once";
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep("sound", on ? "on" : "off");
  }

  /** Banners at great moments, and what bots say to them. */
  get drama(): boolean {
    return this.#drama;
  }
  set drama(on: boolean) {
    this.#drama = on;
    keep("drama", on ? "on" : "off");
  }

  get coach(): Coached {
    return this.#coach;
  }
  set coach(when: Coached) {
    this.#coach = when;
    keep("coach", when);
  }

  /** Text view instead of the board. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(on: boolean) {
    this.#plain = on;
    keep("plain", on ? "yes" : "no");
  }

  get language(): string {
    return this.#language;
  }
  set language(language: string) {
    this.#language = language;
    keep("language", language);
  }
}

export const prefs = new Prefs();
