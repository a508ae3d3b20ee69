import type { ResultOf } from '@havan/contract/call';
import type { getFirstSteps } from '@havan/contract/bootstrap/first-steps';

/** What a company has yet to set up as a seller. */
export type SellingStart = ResultOf<typeof getFirstSteps>;
