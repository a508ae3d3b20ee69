import type { Card } from '@havan/api-client/bank';

/** What a person means when they press the button: the same meaning must never be charged twice. */
export interface Intention {
  readonly card: Card;
  readonly addressId: number;
  readonly installments: number;
  readonly sellerIds: readonly number[];
  readonly basketVersion: string;
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
    forget(): void {
      last = null;
    },
  };
}
