export interface Attempt {
  readonly idempotencyKey: string;
  /** The bank's token for the card, once there is one. */
  cardToken: string | null;
}

/**
 * Keeps the idempotency key and card token of one payment, so that pressing again after a lost answer repeats it and
 * does not begin another. A changed card, address, plan or cart is another payment.
 */
export function createAttempts(newKey: () => string) {
  let last: { meaning: string; attempt: Attempt } | null = null;
  return {
    of(intention: object): Attempt {
      const meaning = JSON.stringify(intention);
      if (last?.meaning !== meaning)
        last = { meaning, attempt: { idempotencyKey: newKey(), cardToken: null } };
      return last.attempt;
    },
    /** After a refusal the next press is a new attempt. */
    invalidate(): void {
      last = null;
    },
  };
}
