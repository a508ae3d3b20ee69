import type { Context } from '../../../../core/context.ts';
import { type ImportTableRow, noCounts } from '../imports.sql.ts';

/** Name of the job that checks, applies and undoes imports. */
export const importJobName = 'listing-import';

/** Length of the lease of a process on an import, in seconds; after it another process takes over. */
export const leaseSeconds = 60;

/** Returns the end of a lease that begins now. */
export const leaseEnd = ({ clock }: Context): Date => new Date(clock.now().getTime() + leaseSeconds * 1000);

/** Rows of a file that are applied or undone in one transaction. */
export const chunkSize = 1000;

/** Returns the highest position of a checked import; every answer of the check has a position. */
export const lastPosition = ({ counts }: Pick<ImportTableRow, 'counts'>): number => {
  const { warned: _, ...kinds } = { ...noCounts, ...counts };
  return Object.values(kinds).reduce((sum, count) => sum + count, 0);
};
