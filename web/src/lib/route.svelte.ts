// Where in the hall we are. Links are ordinary links; this only saves reloading the page.
export type Page = "hall" | "table" | "replay" | "record" | "recover" | "decks" | "style" | "nowhere";

export interface Place {
  page: Page;
  table: string;
  search: URLSearchParams;
  hash: string;
}

const PAGES: [RegExp, Page][] = [
  [/^\/$/, "hall"],
  [/^\/t\/([\w-]{1,40})$/, "table"],
  [/^\/t\/([\w-]{1,40})\/replay$/, "replay"],
  [/^\/replay$/, "record"],
  [/^\/recover$/, "recover"],
  [/^\/decks$/, "decks"],
  [/^\/style$/, "style"],
];

export function parseRoute(path: string, search = "", hash = ""): Place {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { page, table: found[1] ?? "", search: new URLSearchParams(search), hash: hash.slice(1) };
  }
  return { page: "nowhere", table: "", search: new URLSearchParams(), hash: "" };
}

const here = () => parseRoute(location.pathname, location.search, location.hash);

class Route {
  now = $state.raw<Place>(here());

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.now = here();
    if (!replace) scrollTo(0, 0);
  }

  /** Links within the hall stay on this page; those with a modifier key, a target or a download are left to the
   *  browser. */
  listen(): void {
    addEventListener("popstate", () => (this.now = here()));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || parseRoute(url.pathname).page === "nowhere") return;
      event.preventDefault();
      this.go(url.pathname + url.search + url.hash);
    });
  }
}

export const route = new Route();
