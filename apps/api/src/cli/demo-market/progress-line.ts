import type { FillProgress } from './fill-market.ts';

const width = 28;

/** Returns one line for a terminal: what is being copied, how much of about `expected` rows, and how fast. */
export function progressLine({ table, total }: FillProgress, expected: number, ms: number): string {
  const share = Math.min(1, total / expected);
  const full = Math.round(share * width);
  const bar = '█'.repeat(full) + '░'.repeat(width - full);
  const rate = ms > 0 ? Math.round((total / ms) * 1000) : 0;
  return `${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${count(total)} rows  ${count(rate)} rows/s  ${table}`;
}

/** Returns `1 234 567`. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ' ');
}
