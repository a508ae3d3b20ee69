import { expect, test } from 'vitest';
import { readExpiration, readScan } from './scan-reading.ts';

const gs = '\u001d';
const goods = (barcode: string, expiration: string | null = null, lot = '', serial?: string) => ({
  kind: 'goods',
  goods: { barcode, expiration, lot, serial },
});

test.each([
  ['8699525013859', goods('8699525013859')],
  ['869 9525 013859', goods('8699525013859')],
  ['08699525013859', goods('8699525013859')],
  [
    `010869952501385921ZST84AHG${gs}172912311084KY3`,
    goods('8699525013859', '2029-12-31', '84KY3', 'ZST84AHG'),
  ],
  ['(01)08699525013859(17)291231(10)B7', goods('8699525013859', '2029-12-31', 'B7')],
  ['*12', { kind: 'units', count: 12 }],
  ['x3', { kind: 'units', count: 3 }],
  ['0328', { kind: 'expiration', expiration: '2028-03-31' }],
  ['03/2028', { kind: 'expiration', expiration: '2028-03-31' }],
  ['-', { kind: 'expiration', expiration: 'none' }],
  ['10+1', { kind: 'terms', terms: { bonus: { buy: 10, get: 1 } } }],
  [
    '10: 139,90; 50:129,90',
    {
      kind: 'terms',
      terms: {
        priceBreaks: [
          { fromQuantity: 10, price: 13_990 },
          { fromQuantity: 50, price: 12_990 },
        ],
      },
    },
  ],
])('reads %j', (text, reading) => {
  expect(readScan(text)).toEqual(reading);
});

test('a karekod that lost its separators gives its readings for a person to choose', () => {
  const reading = readScan('010869952501385921A1729123110X1729123110Y');
  expect(reading).toEqual({
    kind: 'ambiguous',
    readings: [
      { barcode: '8699525013859', expiration: '2029-12-31', lot: 'X1729123110Y', serial: 'A' },
      { barcode: '8699525013859', expiration: '2029-12-31', lot: 'Y', serial: 'A1729123110X' },
    ],
  });
});

test.each([
  ['*0', 'Adet en az 1 olmalıdır.'],
  ['*100000', 'Stok en fazla 99.999 olabilir.'],
  ['1328', 'Böyle bir ay yok'],
  ['8699525013858', 'son rakamı tutmuyor'],
  ['86995250138', '11 hane'],
  ['merhaba', 'Okunamadı'],
  ['x'.repeat(5000), 'Okunamadı'],
])('says of %j what is wrong with it', (text, sentence) => {
  const reading = readScan(text);
  expect(reading.kind === 'unreadable' && reading.sentence).toContain(sentence);
});

test.each(['', '0', '0028', '31.02.2028', 'mart'])('%j is no expiry', (text) => {
  expect(readExpiration(text)).toBeNull();
});
