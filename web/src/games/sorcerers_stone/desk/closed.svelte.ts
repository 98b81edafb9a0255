// What somebody has put away for good, while the page is open: the desk comes and goes with every touch of the board.
const put: Record<string, number> = $state({});

/** Of this table, what was told at that place of the log. */
export const closed = {
  has: (table: string, at: number): boolean => put[table] === at,
  add: (table: string, at: number): void => void (put[table] = at),
};
