import type { Card } from '@havan/api-client/bank';
import type { RequestOf } from '@havan/contract/call';
import type { pay } from '@havan/contract/sales/payment';

/** What a person means when they press the button: the same meaning must never be charged twice. */
export interface Intention {
  /** A card that was typed; null where a kept card, a loan or the wallet pays. */
  readonly card: Card | null;
  /** Everything else that the payment is asked with. */
  readonly request: Omit<RequestOf<typeof pay>, 'cardToken'>;
}

export interface Attempt {
  readonly idempotencyKey: string;
  /** The bank's token for the card, once there is one. */
  cardToken: string | null;
}

/**
 * Keeps the key and the card token of an intention, so that pressing again after a lost answer repeats it and does not
 * begin another payment. A changed card, address, plan or cart is a new intention.
 */
export function createAttempts(newKey: () => string) {
  let last: { meaning: string; attempt: Attempt } | null = null;
  return {
    of(intention: Intention): Attempt {
      const meaning = JSON.stringify(intention);
      if (last?.meaning !== meaning)
        last = { meaning, attempt: { idempotencyKey: newKey(), cardToken: null } };
      return last.attempt;
    },
    /** A refusal was the answer: the next press is a new attempt. */
    invalidate(): void {
      last = null;
    },
  };
}
