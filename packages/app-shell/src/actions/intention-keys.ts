/**
 * Returns idempotency keys by intention: the same request, repeated after a lost answer, has the same key, so that the
 * server answers it once. A fulfilled request is removed, and the next one gets a new key.
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
