/**
 * GS1 keeps the prefixes 200–299 for numbers that circulate inside one region or shop and gives them to no
 * manufacturer, so a barcode of the demo market can never be the barcode of a real product.
 */
const restrictedPrefix = '2';

/** The restricted prefix leaves five digits for the brand; brand 0 stands at 90,000, brand 10,000 at 0. */
const brandRoom = 100_000;
const firstBrandAt = 90_000;

/** Returns the check digit of the first twelve digits of an EAN-13: weights 1 and 3 from the left. */
export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(twelve[i]) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns a valid EAN-13: restricted prefix, five digits of the brand, six of the item, check digit.
 * @throws RangeError for brands from 100,000 and items from 1,000,000
 */
export function demoBarcode(brandNo: number, itemNo: number): string {
  const brand = String((firstBrandAt + brandNo) % brandRoom).padStart(5, '0');
  const body = `${restrictedPrefix}${brand}${String(itemNo).padStart(6, '0')}`;
  if (brandNo >= brandRoom || body.length !== 12)
    throw new RangeError(`No room for item ${itemNo} of brand ${brandNo}`);
  return body + String(eanCheckDigit(body));
}
