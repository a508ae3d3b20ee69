import { expect, it } from 'vitest';
import { boxReadings } from './scanned-box.ts';

it('reads a barcode without further data', () => {
  expect(boxReadings(' 8699525013859 ')).toEqual([
    { barcode: '8699525013859', expiration: null, lot: '', serial: '' },
  ]);
});

it('reads a karekod with expiry, lot and serial number', () => {
  expect(boxReadings('010869952501385921S1\u001d1728033110A12')).toEqual([
    { barcode: '8699525013859', expiration: '2028-03-31', lot: 'A12', serial: 'S1' },
  ]);
});

it('reads a GS1 code without a serial number, and keeps a GTIN that is not an EAN-13', () => {
  expect(boxReadings('(01)08699525013859(10)A12')).toEqual([
    { barcode: '8699525013859', expiration: null, lot: 'A12', serial: '' },
  ]);
});

it.each(['', 'A', '8699525013850', '*12', '0328'])('returns no reading for %j', (text) => {
  expect(boxReadings(text)).toEqual([]);
});
