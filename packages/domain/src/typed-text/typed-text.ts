/** Invisible characters of pasted text: zero-width, direction marks, soft hyphen, BOM. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const dashes = /[-\u2010-\u2015\u2212]/g;

/** Returns the text without invisible characters and surrounding spaces. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').trim();
}

/** Returns the text without spaces, non-breaking ones included. */
export function withoutSpaces(text: string): string {
  return text.replace(invisible, '').replace(/\s/g, '');
}

/** Returns the text without spaces and hyphens of any kind. */
export function withoutSeparators(text: string): string {
  return withoutSpaces(text).replace(dashes, '');
}

/** Returns whether the text contains digits other than 0-9, such as Arabic-Indic or full-width ones. */
export function hasForeignDigits(text: string): boolean {
  return /[^0-9\P{Nd}]/u.test(text);
}

/** Returns the digits 0-9 of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** Returns a text in groups of the given sizes; the rest is a last group. */
export function grouped(text: string, sizes: readonly number[], separator: string): string {
  const groups: string[] = [];
  let rest = text;
  for (const size of sizes) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  if (rest !== '') groups.push(rest);
  return groups.join(separator);
}

/** Returns the text with only a-z converted to A-Z: `toUpperCase` would also convert `ı` to `I` and `ß` to `SS`. */
export function upperAscii(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Returns the text with single spaces and without surrounding ones. */
export function withSingleSpaces(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
