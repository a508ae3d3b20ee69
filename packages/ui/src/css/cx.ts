/** Joins class names, dropping the absent ones. */
export function cx(...names: (string | false | 0 | 0n | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
