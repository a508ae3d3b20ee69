import { parseGs1, stripLeadIn } from '@havan/domain/gs1';
import { isGtin, toEan13 } from '@havan/domain/gtin';
import { foldForSearch, isEnding } from '@havan/domain/turkish-text';

/** A parsed keyword. */
export interface Keyword {
  /** The digits of a barcode or a part of one; null when it is no number. */
  readonly barcode: string | null;
  /** The distinct folded words; a number that may be too short for a barcode is also a word. */
  readonly words: readonly string[];
}

/** Parses typed, pasted or scanned text: a barcode, a GS1 string with a GTIN, or words in any order. */
export function readKeyword(typed: string): Keyword {
  const text = plain(typed);
  const barcode = barcodeIn(text);
  return { barcode, words: barcode === null || barcode.length < 6 ? wordsOf(text) : [] };
}

/**
 * Removes invisible characters of pasted text (soft hyphens, directional marks) and normalises full-width letters and
 * ligatures.
 */
const plain = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/[\uFF01-\uFF5E\uFB00-\uFB06]/g, (letter) => letter.normalize('NFKC'));

/**
 * Returns folded words of letters and digits; other characters separate, and suffixes after an apostrophe are dropped.
 */
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
 * Recognises a barcode that is typed, grouped, partial, scanned, or pasted with surrounding text. Scanners that send no
 * separators or spell them out (`<FNC1>`) break the text around the GTIN, so its sixteen characters suffice.
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
