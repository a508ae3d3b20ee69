import type { Card } from '@havan/api-client/bank';
import type { RequestOf } from '@havan/contract/call';
import type { pay } from '@havan/contract/sales/payment';

/** One intention of the user at the button: it must never be charged twice. */
export interface Intention {
  /** A card that was typed; null where a kept card, a loan or the wallet pays. */
  readonly card: Card | null;
  /** Everything else that the payment is asked with. */
  readonly request: Omit<RequestOf<typeof pay>, 'cardToken'>;
}
