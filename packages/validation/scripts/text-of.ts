/** Returns a value as text, so that 1 and '1' compare equal. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
