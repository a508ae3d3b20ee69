/**
 * Idempotency keys by intention: the same wish, repeated after a lost answer, carries the same key, so the server
 * answers it once. A wish that was fulfilled is forgotten; the next one is new.
 */
export function createIntentionKeys(newKey: () => string) {
  const keys = new Map<string, string>();
  return {
    keyOf(intention: unknown): string {
      const name = JSON.stringify(intention);
      const key = keys.get(name) ?? newKey();
      keys.set(name, key);
      return key;
    },
    fulfilled(intention: unknown): void {
      keys.delete(JSON.stringify(intention));
    },
  };
}
