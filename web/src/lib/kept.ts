// Notes that this browser keeps for its reader. If it stores nothing, they last as long as the page.
const PREFIX = "greathall-";

export function kept(name: string, otherwise = ""): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** All of them by name, for a reader who takes their data along. */
export function allKept(): Record<string, string> {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? ""]));
  } catch {
    return {};
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // storage is not available
  }
}
