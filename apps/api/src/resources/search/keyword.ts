import { parseGs1 } from '@havan/domain/gs1';
import { toEan13 } from '@havan/domain/gtin';
import { foldForSearch } from '@havan/domain/turkish-text';

/** What a person meant with a keyword. */
export interface Keyword {
  /** The digits of a typed or scanned barcode, or the start of one; null when it is not a number. */
  readonly barcode: string | null;
  /** The folded words, each one once. */
  readonly words: readonly string[];
}

/** Reads what was typed, pasted or scanned: a barcode, a GS1 string with a GTIN in it, or words in any order. */
export function readKeyword(text: string): Keyword {
  const barcode = barcodeIn(text);
  return { barcode, words: barcode === null ? wordsOf(text) : [] };
}

/** Folded words: letters and digits; whatever stands between them only separates. */
function wordsOf(text: string): string[] {
  return [...new Set(foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

function barcodeIn(text: string): string | null {
  const compact = text.trim();
  if (/^\d{6,13}$/.test(compact)) return compact;
  const gtin = /^\d{14}$/.test(compact) ? compact : parseGs1(compact)?.['01'];
  return gtin === undefined ? null : (toEan13(gtin) ?? gtin);
}
