/** Reads user numbers, separated by commas or blanks; null with any other text among them. */
export function readUserIds(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^[1-9]\d{0,14}$/.test(part)) ? [...new Set(parts.map(Number))] : null;
}
