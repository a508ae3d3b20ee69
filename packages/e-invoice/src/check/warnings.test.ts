import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { buildInvoice } from '../build/build-invoice.ts';
import { invoice } from '../testing/invoices.ts';
import { isNear, parseDecimal, percentOf, times } from './decimal.ts';
import { ownWarnings } from './warnings.ts';

const xml = buildInvoice(invoice);
const warned = (text: string) => {
  const tree = XmlDocument.fromString(text);
  const found = ownWarnings(tree).map(({ rule, path }) => `${rule} ${path.replace('/Invoice/', '')}`);
  tree.dispose();
  return found;
};

it.each([
  [
    'vkn cac:AccountingSupplierParty',
    /(?<=Party><cac:Party><cac:PartyIdentification><cbc:ID schemeID="VKN">)1234567890/,
    '1234567891',
  ],
  [
    'tckn cac:AccountingCustomerParty',
    /(?<=Party><cac:Party><cac:PartyIdentification><cbc:ID schemeID="TCKN">)10000000146/,
    '10000000147',
  ],
  ['sum cac:LegalMonetaryTotal/cbc:PayableAmount', /360\.00(?=<\/cbc:PayableAmount)/, '360.01'],
  [
    'sum cac:LegalMonetaryTotal/cbc:LineExtensionAmount',
    /300\.00(?=<\/cbc:LineExtensionAmount><cbc:TaxExclusive)/,
    '300.01',
  ],
  [
    'sum cac:LegalMonetaryTotal/cbc:PayableAmount',
    '<cbc:PayableAmount',
    '<cbc:PayableRoundingAmount>0.01</cbc:PayableRoundingAmount><cbc:PayableAmount',
  ],
  ['sum cbc:LineCountNumeric', '<cbc:LineCountNumeric>1', '<cbc:LineCountNumeric>2'],
  ['sum cac:InvoiceLine[1]', '100.00</cbc:PriceAmount>', '100.01</cbc:PriceAmount>'],
  ['vat cac:TaxTotal', '<cbc:Percent>20', '<cbc:Percent>10'],
])('warns of %s', (warning, from, to) => {
  expect(warned(xml.replace(from, to))).toEqual([warning]);
});

it('reads decimals exactly', () => {
  expect(parseDecimal(' -1.50\n')).toBe(-1_500_000_000_000n);
  expect(parseDecimal('.5')).toBe(500_000_000_000n);
  expect(parseDecimal('1e3')).toBe(0n);
  expect(times(parseDecimal('0.1'), parseDecimal('3'))).toBe(parseDecimal('0.3'));
  expect(percentOf(parseDecimal('12.5'), parseDecimal('20'))).toBe(parseDecimal('2.5'));
  expect(isNear(parseDecimal('1'), parseDecimal('1.01'), 1)).toBe(true);
  expect(isNear(parseDecimal('1.011'), parseDecimal('1'), 1)).toBe(false);
});
