import { parseGs1 } from '../gs1/gs1.ts';
import { isGtin, toEan13 } from '../gtin/gtin.ts';
import { karekodReadings } from '../karekod/karekod.ts';
import { withoutSeparators } from '../typed-text/typed-text.ts';

/** The data scanned from a box. */
export interface ScannedBox {
  readonly barcode: string;
  /** ISO day; null when the code has none. */
  readonly expiration: string | null;
  readonly lot: string;
  /** Empty when the code has none; unique among the boxes of a product. */
  readonly serial: string;
}

/**
 * Returns the readings of a scan: a barcode, a karekod or another GS1 code. Without separators there may be
 * several; for other text there are none.
 */
export function boxReadings(text: string): ScannedBox[] {
  const line = text.trim();
  const digits = withoutSeparators(line);
  if (isGtin(digits)) return [{ barcode: shortest(digits), expiration: null, lot: '', serial: '' }];
  const readings = karekodReadings(line);
  if (readings.length > 0) return readings.map(({ gtin, ...box }) => ({ ...box, barcode: shortest(gtin) }));
  const elements = parseGs1(line);
  const gtin = elements?.['01'];
  if (!elements || gtin === undefined) return [];
  const { '17': expiration = null, '10': lot = '', '21': serial = '' } = elements;
  return [{ barcode: shortest(gtin), expiration, lot, serial }];
}

const shortest = (gtin: string): string => (gtin.length === 14 ? (toEan13(gtin) ?? gtin) : gtin);
