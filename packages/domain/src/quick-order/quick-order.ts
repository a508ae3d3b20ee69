import { mostUnits, readBarcodeLines } from '../barcode-lines/barcode-lines.ts';

/** More lines than any counter pastes at once; what comes after them is told, not dropped silently. */
export const quickOrderMaxLines = 500;

/** Why a line of a quick order cannot be read. */
export type QuickOrderFault = 'barcode' | 'count' | 'tooMany';

export interface QuickOrderLine {
  /** The line of the text, from 1. */
  readonly row: number;
  readonly barcode: string;
  readonly count: number;
  readonly fault: QuickOrderFault | null;
}

/**
 * Reads what people paste or upload into the cart: `barkod;adet` lines as `readBarcodeLines` understands them, of which
 * the first five hundred count.
 */
export const readQuickOrder = (text: string): QuickOrderLine[] =>
  readBarcodeLines(text).map(({ line, barcode, quantity }, index) => ({
    row: line,
    barcode: barcode ?? '',
    count: quantity ?? 0,
    fault: faultOf(barcode, quantity, index),
  }));

function faultOf(barcode: string | null, quantity: number | null, index: number): QuickOrderFault | null {
  if (index >= quickOrderMaxLines) return 'tooMany';
  if (barcode === null) return 'barcode';
  return quantity === null ? 'count' : null;
}

/** The readable lines with equal barcodes added up, in the order in which they came first. */
export function mergedQuickOrder(lines: readonly QuickOrderLine[]): { barcode: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { barcode, count, fault } of lines) {
    if (fault === null) counts.set(barcode, Math.min(mostUnits, (counts.get(barcode) ?? 0) + count));
  }
  return [...counts].map(([barcode, count]) => ({ barcode, count }));
}
