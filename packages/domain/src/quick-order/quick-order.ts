import { mostUnits, readBarcodeLines } from '../barcode-lines/barcode-lines.ts';

/** Maximum number of pasted lines; further ones are reported. */
export const quickOrderMaxLines = 500;

/** Reasons why a line of a quick order cannot be read. */
export type QuickOrderFault = 'barcode' | 'count' | 'tooMany';

export interface QuickOrderLine {
  /** Line number in the text, starting at 1. */
  readonly row: number;
  readonly barcode: string;
  /** Product name of a line without a barcode; looked up before buying. */
  readonly name: string | null;
  readonly text: string;
  readonly count: number;
  readonly fault: QuickOrderFault | null;
}

/**
 * Parses a pasted or uploaded list: lines of a barcode or a name with a quantity in the format of
 * `readBarcodeLines`, at most five hundred.
 */
export const readQuickOrder = (text: string): QuickOrderLine[] =>
  readBarcodeLines(text).map(({ line, barcode, name, text: typed, quantity }, index) => ({
    row: line,
    barcode: barcode ?? '',
    name,
    text: typed,
    count: quantity ?? 0,
    fault: faultOf(barcode ?? name, quantity, index),
  }));

function faultOf(product: string | null, quantity: number | null, index: number): QuickOrderFault | null {
  if (index >= quickOrderMaxLines) return 'tooMany';
  if (product === null) return 'barcode';
  return quantity === null ? 'count' : null;
}

/** Returns the readable lines with equal barcodes merged, in order of first appearance. */
export function mergedQuickOrder(lines: readonly QuickOrderLine[]): { barcode: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { barcode, count, fault } of lines) {
    if (fault === null && barcode !== '')
      counts.set(barcode, Math.min(mostUnits, (counts.get(barcode) ?? 0) + count));
  }
  return [...counts].map(([barcode, count]) => ({ barcode, count }));
}
