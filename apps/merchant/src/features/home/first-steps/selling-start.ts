import type { ResultOf } from '@havan/contract/call';
import type { getFirstSteps } from '@havan/contract/bootstrap/first-steps';

/** Remaining setup of a company as a seller. */
export type SellingStart = ResultOf<typeof getFirstSteps>;
