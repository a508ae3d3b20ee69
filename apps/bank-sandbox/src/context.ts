import type { DatabaseSync } from 'node:sqlite';

/** What every verb of the bank works with; time comes from outside. */
export interface BankContext {
  readonly db: DatabaseSync;
  readonly now: () => Date;
  /** How browsers reach this bank; the page of the 3-D secure step lives beneath it. */
  readonly origin: string;
}
