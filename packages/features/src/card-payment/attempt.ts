export interface Attempt {
  readonly idempotencyKey: string;
  /** The bank's token for the card, once there is one. */
  cardToken: string | null;
}

/**
 * Keeps the key and the card token of what a person means when they press the button, so that pressing again after a lost
 * answer repeats it and does not begin another payment. A changed card, address, plan or cart is another intention.
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
    /** A refusal was the answer: the next press is a new attempt. */
    invalidate(): void {
      last = null;
    },
  };
}
