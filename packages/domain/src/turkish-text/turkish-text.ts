const locale = 'tr-TR';
/** Made when they are first asked: a page that starts has nothing to compare, and each takes milliseconds. */
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

/** First letter of each word in upper case, the rest in lower case: `AĞRI KESİCİ` is `Ağrı Kesici`. */
export function titleTr(text: string): string {
  return lowerTr(text).replace(
    /(^|[\s\-/(])(\p{L})/gu,
    (_, before: string, letter: string) => before + upperTr(letter),
  );
}

/** Turkish alphabet order (`c < ç`, `h < ı < i`), for `sort`. */
export function compareTr(a: string, b: string): number {
  order ??= new Intl.Collator(locale);
  return order.compare(a, b);
}

/**
 * Returns whether two texts have the same letters in any case: `kağıt` equals `KAĞIT`, but `isparta` does not
 * equal `ISPARTA`; circumflexes do not count.
 */
export function equalsIgnoringCaseTr(a: string, b: string): boolean {
  base ??= new Intl.Collator(locale, { sensitivity: 'base' });
  return base.compare(a, b) === 0;
}

/**
 * Returns the form in which texts are searched: lower case, no marks, single spaces, so that `agri` finds
 * `AĞRI` and `hala` finds `hâlâ`. Fold both the text and the query.
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

/** Folds a text by the locale, which is right for every text and ten times slower for Latin letters alone. */
const foldWithMarks = (text: string): string =>
  lowerTr(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replace(/\s+/g, ' ').trim();

/** Letters below this fold each by itself: Turkish and the rest of Latin up to Extended-A. */
const plainLetters = 0x180;
const space = 32;
/** By code of a letter the code of what it folds to; 0 for what is not one letter then. */
let folding: Uint16Array | undefined;

function foldedCode(letter: string): number {
  const folded = /\s/.test(letter) ? ' ' : foldWithMarks(letter);
  return folded.length === 1 ? folded.charCodeAt(0) : 0;
}

/**
 * Returns whether folded letters may end a noun in a sentence, as in `kremi`, `tabletlerin` or `20’li`:
 * plural, possessive, case and `with`, `without`, `for`, one behind the other.
 */
export function isEnding(folded: string): boolean {
  return folded !== '' && endings.test(folded);
}

const endings =
  /^(?:l[ae]r)?(?:[iu]m(?:[iu]z)?|s?[iu])?n?(?:y?[iu]|y?[ae]|[iu]n|[dt][ae]n?|y?l[ae]|l[iu]k?|s[iu]z)?$/;
