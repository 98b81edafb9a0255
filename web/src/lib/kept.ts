// Notes that this browser keeps for its reader. If it stores nothing, they last as long as the page.
const PREFIX = "greathall-";

export function kept(name: string, otherwise = ""): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // storage is not available
  }
}
