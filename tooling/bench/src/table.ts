/** Rows as an aligned table on stdout, numbers to the right. */
export function printTable(head: readonly string[], rows: ReadonlyArray<readonly string[]>): void {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  for (const row of all) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    console.log(cells.join('  '));
  }
  console.log('');
}

/** 12,345 */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
