import { demoBarcode } from './barcode.ts';

export interface RxRow {
  readonly barcode: string;
  readonly name: string;
}

/** Numbers beyond every brand of the market, so that the barcodes never meet. */
const rxBrandNo = 9999;

/** Invented names of prescription items: the search shows them, but they cannot be listed or bought. */
const items: readonly (readonly [name: string, forms: readonly string[]])[] = [
  ['Ahenkpraz', ['20 mg Enterik Kaplı Tablet, 28 Tablet', '40 mg Enterik Kaplı Tablet, 28 Tablet']],
  ['Ahenkdol', ['500 mg Tablet, 20 Tablet', '120 mg/5 ml Şurup, 100 ml']],
  ['Ahenksef', ['500 mg Film Kaplı Tablet, 10 Tablet', '250 mg/5 ml Süspansiyon, 100 ml']],
  ['Ahenklorat', ['5 mg Film Kaplı Tablet, 20 Tablet', '0,5 mg/ml Şurup, 150 ml']],
  ['Ahenkpril', ['5 mg Tablet, 28 Tablet', '10 mg Tablet, 28 Tablet', '20 mg Tablet, 28 Tablet']],
  ['Ahenkstatin', ['10 mg Film Kaplı Tablet, 30 Tablet', '20 mg Film Kaplı Tablet, 30 Tablet']],
  ['Ahenkformin', ['850 mg Film Kaplı Tablet, 100 Tablet', '1000 mg Film Kaplı Tablet, 100 Tablet']],
  ['Ahenktiroks', ['50 mcg Tablet, 50 Tablet', '100 mcg Tablet, 50 Tablet']],
  ['Ahenkfer', ['100 mg Kapsül, 30 Kapsül']],
  ['Ahenkmont', ['4 mg Çiğneme Tableti, 28 Tablet', '10 mg Film Kaplı Tablet, 28 Tablet']],
  ['Ahenksalb', ['100 mcg İnhaler, 200 Doz']],
  ['Ahenkdex', ['25 mg Film Kaplı Tablet, 20 Tablet', '%1,25 Jel, 60 g']],
  ['Ahenkmisin', ['500 mg Tablet, 3 Tablet', '200 mg/5 ml Süspansiyon, 15 ml']],
  ['Ahenksart', ['80 mg Tablet, 28 Tablet', '160 mg Tablet, 28 Tablet']],
  ['Ahenktin', ['10 mg Tablet, 20 Tablet']],
  ['Ahenkgrel', ['75 mg Film Kaplı Tablet, 28 Tablet']],
];

export const demoRxProducts: readonly RxRow[] = items
  .flatMap(([name, forms]) => forms.map((form) => `${name} ${form}`))
  .map((name, i) => ({ name, barcode: demoBarcode(rxBrandNo, i + 1) }));
