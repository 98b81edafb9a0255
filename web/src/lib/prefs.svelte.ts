// The reader's settings in this browser. If the browser stores nothing, they last as long as the page.
type Theme = "auto" | "light" | "dark";

function kept(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`greathall-${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`greathall-${name}`, value);
  } catch {
    // storage is not available
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Prefs {
  #theme = $state(kept("theme", "auto") as Theme);
  #sound = $state(kept("sound", "on") === "on");
  #drama = $state(kept("drama", "on") === "on");
  #plain = $state(kept("plain", "no") === "yes");
  #language = $state(kept("language", ""));
  #systemDark = $state(dark.matches);
  /** The reader's system asks for reduced motion. */
  calm = $state(calm.matches);

  constructor() {
    dark.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.show();
    });
    calm.addEventListener("change", (event) => (this.calm = event.matches));
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
