/** Invisible characters of pasted text: zero-width, direction marks, soft hyphen, BOM. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const dashes = /[-\u2010-\u2015\u2212]/g;

/** Returns the text without unseen characters and without spaces at its ends. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').trim();
}

/** Returns the text without any space, also the non-breaking ones. */
export function withoutSpaces(text: string): string {
  return text.replace(invisible, '').replace(/\s/g, '');
}

/** Returns the text without spaces and hyphens of any kind, as people group long numbers. */
export function withoutSeparators(text: string): string {
  return withoutSpaces(text).replace(dashes, '');
}

/** Returns whether the text holds digits other than 0-9, such as Arabic-Indic or full-width ones. */
export function hasForeignDigits(text: string): boolean {
  return /[^0-9\P{Nd}]/u.test(text);
}

/** Returns the digits 0-9 of a text, in their order. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** Cuts a text into groups of the given sizes; what is left over is a last group of its own. */
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

/**
 * Returns the text with a-z as A-Z and nothing else: `toUpperCase` would also turn `ı` into `I` and `ß` into
 * `SS`.
 */
export function upperAscii(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Returns one space where there were several, and none at the ends. */
export function withSingleSpaces(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
