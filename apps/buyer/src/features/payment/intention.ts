import type { Card } from '@havan/api-client/bank';
import type { RequestOf } from '@havan/contract/call';
import type { pay } from '@havan/contract/sales/payment';

/** One intention of the user to pay, which must never be charged twice. */
export interface Intention {
  /** The typed card; null where a stored card, a loan or the wallet pays. */
  readonly card: Card | null;
  /** The other fields of the request. */
  readonly request: Omit<RequestOf<typeof pay>, 'cardToken'>;
}
