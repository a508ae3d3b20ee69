import { mostUnits, readBarcodeLines } from '../barcode-lines/barcode-lines.ts';

/** Largest number of pasted lines; further ones are reported, not dropped silently. */
export const quickOrderMaxLines = 500;

/** Why a line of a quick order cannot be read. */
export type QuickOrderFault = 'barcode' | 'count' | 'tooMany';

export interface QuickOrderLine {
  /** The line of the text, from 1. */
  readonly row: number;
  readonly barcode: string;
  /** The name of a product where the line has no barcode; it is looked up before it is bought. */
  readonly name: string | null;
  readonly text: string;
  readonly count: number;
  readonly fault: QuickOrderFault | null;
}

/**
 * Reads what people paste or upload into the cart: lines of a barcode or a name with a quantity as `readBarcodeLines`
 * understands them, of which the first five hundred count.
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

/** Returns the readable lines with equal barcodes added up, in the order in which they came first. */
export function mergedQuickOrder(lines: readonly QuickOrderLine[]): { barcode: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { barcode, count, fault } of lines) {
    if (fault === null && barcode !== '')
      counts.set(barcode, Math.min(mostUnits, (counts.get(barcode) ?? 0) + count));
  }
  return [...counts].map(([barcode, count]) => ({ barcode, count }));
}
