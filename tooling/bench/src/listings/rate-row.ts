import { whole } from '../table.ts';

/** Returns a row of the table: rows or changes a second against their budget. */
export const rateRow = (name: string, is: number, must: number, cpuEach = ''): string[] => [
  name,
  `${whole(is)}/s`,
  `${whole(must)}/s`,
  `${(is / must).toFixed(2)} ×`,
  '',
  cpuEach,
];
