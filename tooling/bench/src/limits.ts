import { printTable } from './table.ts';

/** A figure that must not be larger than its budget (performance budgets). */
export interface Limit {
  readonly name: string;
  /** Null when it cannot be measured on this machine. */
  readonly is: number | null;
  readonly must: number;
  readonly unit: 's' | 'MB';
}

/** Prints figures beside their budgets; false when one is missed. */
export function printLimits(limits: readonly Limit[]): boolean {
  const digits = (unit: Limit['unit']) => (unit === 's' ? 2 : 0);
  printTable(
    ['', 'is', 'must'],
    limits.map(({ name, is, must, unit }) => [
      name,
      is === null ? '' : `${is.toFixed(digits(unit))} ${unit}`,
      `${must} ${unit}`,
    ]),
  );
  return limits.every(({ is, must }) => is === null || is <= must);
}
