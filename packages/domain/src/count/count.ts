/**
 * Returns a whole number as it is written: `1.234`. `Intl` would say the same, but the first formatter of a
 * page costs a slow phone as much as drawing a label, and every further one is not free.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
