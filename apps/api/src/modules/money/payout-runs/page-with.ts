/** Returns a page of rows that were read one more than `limit`, as the contract shows it. */
export function pageWith<Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  position: (row: Row) => string,
): { items: Item[]; nextCursor: string | null; total: null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last !== undefined ? position(last) : null,
    total: null,
  };
}
