import { isGtin, toEan13 } from '@havan/domain/gtin';
import { parseGs1 } from '@havan/domain/gs1';

/** One line of a pasted list, as far as the text alone tells. */
export interface TypedLine {
  readonly line: number;
  readonly text: string;
  /** As printed under the bars; null when the line holds none. */
  readonly barcode: string | null;
  /** Whole units from 1 up; null when what stands there is none. A line without a quantity asks for one unit. */
  readonly quantity: number | null;
}

const mostUnits = 1_000_000;

/**
 * Reads `barkod;adet` lines as people paste them: separated by semicolon, comma, tab or spaces, with or without a
 * header, from a spreadsheet or a scanner. Empty lines are left out, every other line is answered.
 */
export function readLines(text: string): TypedLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ raw: raw.trim(), line: index + 1 }))
    .filter(({ raw }) => raw !== '')
    .filter(({ raw, line }) => !(line === 1 && /^\D+$/.test(raw)))
    .map(({ raw, line }) => {
      const [first = '', second] = raw.split(/[;,\t]+\s*|\s+/).map((part) => part.replaceAll('"', ''));
      return { line, text: raw.slice(0, 200), barcode: barcodeOf(first), quantity: quantityOf(second) };
    });
}

function barcodeOf(text: string): string | null {
  if (isGtin(text)) return text.length === 14 ? (toEan13(text) ?? text) : text;
  const gtin = parseGs1(text)?.['01'];
  return gtin && isGtin(gtin) ? (toEan13(gtin) ?? gtin) : null;
}

function quantityOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return 1;
  if (!/^\d{1,9}$/.test(text)) return null;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= mostUnits ? quantity : null;
}
