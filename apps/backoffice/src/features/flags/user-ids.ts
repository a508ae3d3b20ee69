/** User numbers as they are typed, behind commas or blanks; null where something else stands among them. */
export function readUserIds(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^[1-9]\d{0,14}$/.test(part)) ? [...new Set(parts.map(Number))] : null;
}
