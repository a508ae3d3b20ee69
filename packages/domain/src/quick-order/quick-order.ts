import { isGtin } from '../gtin/gtin.ts';
import { cleanText, withoutSpaces } from '../typed-text/typed-text.ts';

/** More lines than any counter pastes at once; what comes after them is told, not dropped silently. */
export const quickOrderMaxLines = 500;
const maxCount = 1_000_000;

/** Why a line of a quick order cannot be read. */
export type QuickOrderFault = 'barcode' | 'count' | 'tooMany';

export interface QuickOrderLine {
  /** The line of the text, from 1. */
  readonly row: number;
  readonly barcode: string;
  readonly count: number;
  readonly fault: QuickOrderFault | null;
}

/** The first of them that stands in a line parts it: behind a semicolon a comma belongs to a number. */
const separators = [';', '\t', '|', ','];
const heading = /barkod|barcode|gtin|adet|miktar/i;

/**
 * Reads what people paste or upload: one `barkod;adet` a line, also with a comma, a tab or a space between, a missing
 * count being 1. Empty lines and a heading are passed over; further columns of an export are ignored.
 */
export function readQuickOrder(text: string): QuickOrderLine[] {
  const lines: QuickOrderLine[] = [];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const content = cleanText(raw);
    if (content === '' || (lines.length === 0 && heading.test(content))) return;
    lines.push(readLine(content, index + 1, lines.length >= quickOrderMaxLines));
  });
  return lines;
}

function readLine(content: string, row: number, isBeyond: boolean): QuickOrderLine {
  const cells = content.split(separators.find((each) => content.includes(each)) ?? /\s+/);
  const barcode = withoutSpaces(unquoted(cells[0] ?? ''));
  const written = withoutSpaces(unquoted(cells[1] ?? ''));
  const count = written === '' ? 1 : /^\d{1,7}$/.test(written) ? Number(written) : 0;
  const isCount = count >= 1 && count <= maxCount;
  const fault = isBeyond ? 'tooMany' : isGtin(barcode) ? (isCount ? null : 'count') : 'barcode';
  return { row, barcode, count: isCount ? count : 0, fault };
}

/** Spreadsheets quote their cells. */
const unquoted = (cell: string): string => cell.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The readable lines with equal barcodes added up, in the order in which they came first. */
export function mergedQuickOrder(lines: readonly QuickOrderLine[]): { barcode: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { barcode, count, fault } of lines) {
    if (fault === null) counts.set(barcode, Math.min(maxCount, (counts.get(barcode) ?? 0) + count));
  }
  return [...counts].map(([barcode, count]) => ({ barcode, count }));
}
