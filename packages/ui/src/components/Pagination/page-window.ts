/** Returns the page numbers to show: first, last, current and its neighbours; `null` is a gap of at least two pages. */
export function pageWindow(page: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, page - 1, page, page + 1]);
  const pages = [...wanted].filter((entry) => entry >= 1 && entry <= count).toSorted((a, b) => a - b);
  const result: (number | null)[] = [];
  for (const [index, entry] of pages.entries()) {
    const before = pages[index - 1];
    if (before !== undefined && entry - before === 2) result.push(before + 1);
    else if (before !== undefined && entry - before > 2) result.push(null);
    result.push(entry);
  }
  return result;
}
