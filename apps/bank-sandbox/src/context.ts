import type { DatabaseSync } from 'node:sqlite';

/** The dependencies of every operation of the bank; time is an argument. */
export interface BankContext {
  readonly db: DatabaseSync;
  readonly now: () => Date;
  /** The origin of this bank in a browser; the page of the 3-D secure step is beneath it. */
  readonly origin: string;
}
