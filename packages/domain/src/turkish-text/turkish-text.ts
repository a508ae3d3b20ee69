const locale = 'tr-TR';
/** Created on first use, because each collator takes milliseconds and a starting page compares no texts. */
let order: Intl.Collator | undefined;
let base: Intl.Collator | undefined;

/** Returns the text in upper case by Turkish rules: `i` becomes `İ`, `ı` becomes `I`. */
export function upperTr(text: string): string {
  return text.toLocaleUpperCase(locale);
}

/** Returns the text in lower case by Turkish rules: `I` becomes `ı`, `İ` becomes `i`. */
export function lowerTr(text: string): string {
  return text.toLocaleLowerCase(locale);
}

/**
 * Returns the text with the first letter of each word in upper case and the rest in lower case: `AĞRI KESİCİ` becomes
 * `Ağrı Kesici`.
 */
export function titleTr(text: string): string {
  return lowerTr(text).replace(
    /(^|[\s\-/(])(\p{L})/gu,
    (_, before: string, letter: string) => before + upperTr(letter),
  );
}

/** Compares two texts by the Turkish alphabet (`c < ç`, `h < ı < i`), for `sort`. */
export function compareTr(a: string, b: string): number {
  order ??= new Intl.Collator(locale);
  return order.compare(a, b);
}

/**
 * Returns whether two texts are equal ignoring case: `kağıt` equals `KAĞIT`, but `isparta` does not equal
 * `ISPARTA`; circumflexes are ignored.
 */
export function equalsIgnoringCaseTr(a: string, b: string): boolean {
  base ??= new Intl.Collator(locale, { sensitivity: 'base' });
  return base.compare(a, b) === 0;
}

/**
 * Returns the search form of a text: lower case, without diacritics, single spaces, so that `agri` finds
 * `AĞRI` and `hala` finds `hâlâ`. Apply it to both text and query.
 */
export function foldForSearch(text: string): string {
  folding ??= Uint16Array.from({ length: plainLetters }, (_, code) => foldedCode(String.fromCharCode(code)));
  let folded = '';
  let isSpace = true;
  for (let at = 0; at < text.length; at++) {
    const code = folding[text.charCodeAt(at)] ?? 0;
    if (code === 0) return foldWithMarks(text);
    if (code !== space) folded += String.fromCharCode(code);
    else if (!isSpace) folded += ' ';
    isSpace = code === space;
  }
  return isSpace ? folded.trimEnd() : folded;
}

/**
 * Returns the search form by locale functions: correct for every text, but ten times slower than the table
 * for Latin letters.
 */
const foldWithMarks = (text: string): string =>
  lowerTr(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replace(/\s+/g, ' ').trim();

/** Letters with a code below this one are folded independently: Turkish and Latin up to Extended-A. */
const plainLetters = 0x180;
const space = 32;
/** Folded code of each letter by its code; 0 when the folded form is not a single letter. */
let folding: Uint16Array | undefined;

function foldedCode(letter: string): number {
  const folded = /\s/.test(letter) ? ' ' : foldWithMarks(letter);
  return folded.length === 1 ? folded.charCodeAt(0) : 0;
}

/**
 * Returns whether folded letters can be suffixes of a noun, as in `kremi`, `tabletlerin` or `20’li`: plural,
 * possessive, case, and "with", "without", "for", one after the other.
 */
export function isEnding(folded: string): boolean {
  return folded !== '' && endings.test(folded);
}

const endings =
  /^(?:l[ae]r)?(?:[iu]m(?:[iu]z)?|s?[iu])?n?(?:y?[iu]|y?[ae]|[iu]n|[dt][ae]n?|y?l[ae]|l[iu]k?|s[iu]z)?$/;
