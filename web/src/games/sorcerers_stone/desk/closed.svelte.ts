// Whatever the player has closed stays closed while the page is open, because the desk is remounted with every touch of
// the board.
const put: Record<string, number> = $state({});

/** For this table, the notice at that place of the log. */
export const closed = {
  has: (table: string, at: number): boolean => put[table] === at,
  add: (table: string, at: number): void => void (put[table] = at),
};
