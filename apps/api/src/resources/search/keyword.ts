import { parseGs1, stripLeadIn } from '@havan/domain/gs1';
import { isGtin, toEan13 } from '@havan/domain/gtin';
import { foldForSearch, isEnding } from '@havan/domain/turkish-text';

/** What a person meant with a keyword. */
export interface Keyword {
  /** The digits of a typed or scanned barcode, or a part of one; null when it is not a number. */
  readonly barcode: string | null;
  /** The folded words, each one once; a number that is too short to be a barcode for sure is a word as well. */
  readonly words: readonly string[];
}

/** Reads what was typed, pasted or scanned: a barcode, a GS1 string with a GTIN in it, or words in any order. */
export function readKeyword(typed: string): Keyword {
  const text = plain(typed);
  const barcode = barcodeIn(text);
  return { barcode, words: barcode === null || barcode.length < 6 ? wordsOf(text) : [] };
}

/**
 * Without what nobody sees, as it comes along with a pasted text (soft hyphens, marks of direction), and with full-width
 * letters and ligatures as the letters that they are.
 */
const plain = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/[\uFF01-\uFF5E\uFB00-\uFB06]/g, (letter) => letter.normalize('NFKC'));

/** Folded words: letters and digits; whatever stands between them only separates, endings behind an apostrophe say nothing. */
function wordsOf(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return [...new Set(words.flatMap(withoutEnding))];
}

function withoutEnding(word: string): string[] {
  const [stem = '', ending] = word.split(/['’]/);
  if (ending === undefined) return [stem];
  return stem.length > 1 && isEnding(ending) ? [stem] : [stem, ending];
}

/**
 * A barcode as it is typed, dictated in groups, read from the last digits on, scanned, or pasted with what stood around
 * it. Scanners that send no separators, or write them out (`<FNC1>`), break what stands around the GTIN, so its sixteen
 * characters are enough.
 */
function barcodeIn(text: string): string | null {
  const shown = text.trim();
  if (/^\d{5,13}$/.test(shown)) return shown;
  const scanned = shown.replace(/\s+/g, '');
  if (/^[\d.-]{12,}$/.test(scanned)) {
    const digits = scanned.replace(/\D/g, '');
    if (digits.length === 12 || digits.length === 13) return digits;
  }
  const gtin = parseGs1(scanned)?.['01'] ?? /(?<!\d)01(\d{14})/.exec(stripLeadIn(scanned))?.[1];
  return ean13(gtin) ?? ean13(/(?<!\d)\d{12,14}(?!\d)/.exec(shown)?.[0]);
}

const ean13 = (digits = ''): string | null => (isGtin(digits) ? (toEan13(digits) ?? digits) : null);
