/** Returns whether two lists contain the same ids, each once, in any order. */
export function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const named = new Set(one);
  return named.size === one.length && one.length === other.length && other.every((id) => named.has(id));
}
