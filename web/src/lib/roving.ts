// Many elements behind one tab stop: arrow keys move between them. A row is a grid of one line.

/** Where a key leads from `at`; null: not a key we handle. */
export function roveTo(key: string, at: number, count: number, columns = count): number | null {
  const column = at % columns;
  const moves: Record<string, number> = {
    ArrowLeft: column > 0 ? at - 1 : at,
    ArrowRight: column < columns - 1 && at < count - 1 ? at + 1 : at,
    ArrowUp: at >= columns ? at - columns : at,
    ArrowDown: at + columns < count ? at + columns : at,
    Home: at - column,
    End: Math.min(at - column + columns, count) - 1,
  };
  return moves[key] ?? null;
}
