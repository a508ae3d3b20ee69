import type { QuantityTerms } from '../../listing-table/cells/quantity-terms.ts';
import { parseExpiry } from '@havan/domain/expiry';
import { listingStockMax, parseBonus, parsePriceBreaks } from '@havan/domain/listing-terms';
import { boxReadings } from '@havan/domain/scanned-box';
import { withoutSeparators } from '@havan/domain/typed-text';

/** Data of a box. `expiration` is an ISO day, `none` for goods without an expiry, null where the code has none. */
export interface ScannedGoods {
  readonly barcode: string;
  readonly expiration: Expiration | null;
  readonly lot: string;
  /** Serial number of this box; left out where the code has none. */
  readonly serial?: string;
}
export type Expiration = string;
/** Value of `expiration` for goods without an expiry. */
export const noExpiration: Expiration = 'none';

export type ScanReading =
  | { readonly kind: 'goods'; readonly goods: ScannedGoods }
  | { readonly kind: 'ambiguous'; readonly readings: readonly ScannedGoods[] }
  | { readonly kind: 'units'; readonly count: number }
  | { readonly kind: 'terms'; readonly terms: Partial<Pick<QuantityTerms, 'priceBreaks' | 'bonus'>> }
  | { readonly kind: 'expiration'; readonly expiration: Expiration }
  | { readonly kind: 'unreadable'; readonly sentence: string };

const unreadable = (sentence: string): ScanReading => ({ kind: 'unreadable', sentence });

/**
 * Reads an input of the listing desk: a barcode, a GS1 code or karekod, or a command for the last row: `*12` units,
 * `0328` or `03/28` its expiry, `-` none; `10+1` its bonus, `10: 139,90; 50: 129,90` its prices by quantity.
 */
export function readScan(text: string): ScanReading {
  const line = text.trim();
  const units = /^[*x×] ?(\d{1,6})$/i.exec(line);
  if (units) return unitsOf(Number(units[1]));
  const bonus = parseBonus(line);
  if (bonus) return { kind: 'terms', terms: { bonus } };
  const priceBreaks = /^\d{1,5}\s*:/.test(line) ? parsePriceBreaks(line) : null;
  if (priceBreaks) return { kind: 'terms', terms: { priceBreaks } };
  const expiration = readExpiration(line);
  if (expiration !== null) return { kind: 'expiration', expiration };
  const digits = withoutSeparators(line);
  const readings = boxReadings(line).map(({ barcode, expiration: day, lot, serial }) => ({
    barcode,
    expiration: day,
    lot,
    ...(serial !== '' && { serial }),
  }));
  const [first] = readings;
  if (first && readings.length === 1) return { kind: 'goods', goods: first };
  if (first) return { kind: 'ambiguous', readings };
  if (/^\d{4}$/.test(digits)) return unreadable('Böyle bir ay yok. Miadı AAYY biçiminde yazın: 0328.');
  if (/^\d{7,14}$/.test(digits)) return unreadable(wrongDigits(digits));
  return unreadable('Okunamadı. Kutuyu yeniden okutun ya da barkodu rakamla yazın.');
}

function unitsOf(count: number): ScanReading {
  if (count < 1) return unreadable('Adet en az 1 olmalıdır.');
  return count > listingStockMax ? unreadable('Stok en fazla 99.999 olabilir.') : { kind: 'units', count };
}

function wrongDigits(digits: string): string {
  return digits.length === 13 || digits.length === 8 || digits.length === 12 || digits.length === 14
    ? 'Barkodun son rakamı tutmuyor. Yeniden okutun ya da rakamları denetleyin.'
    : `Barkod ${digits.length} hane; 8, 12, 13 ya da 14 olmalıdır.`;
}

/**
 * Returns `0328`, `03/28`, `03/2028` or `31.03.2028` as the last ISO day that it means, `-` as `none`; null for any
 * other text.
 */
export function readExpiration(text: string): Expiration | null {
  const typed = text.trim();
  if (/^[-–]$/.test(typed)) return noExpiration;
  const short = /^(\d{2})(\d{2})$/.exec(typed);
  return parseExpiry(short ? `${short[1]}/${short[2]}` : typed);
}
