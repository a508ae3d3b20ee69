import * as fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { ownWarnings } from '../check/warnings.ts';
import { namespaces } from '../check/namespaces.ts';
import { invoiceTotals } from '../model/totals.ts';
import { invoice, invoices, line } from '../testing/invoices.ts';
import { buildInvoice, InvoiceProblemsError } from './build-invoice.ts';
import { unitPrice } from './line.ts';
import { decimals } from './write.ts';

it('refuses an invoice with problems and names them', () => {
  const build = () => buildInvoice({ ...invoice, ettn: '' });
  expect(build).toThrow(InvoiceProblemsError);
  expect(build).toThrow('ettn: ETTN');
});

it('writes text as it was typed', () => {
  const tree = XmlDocument.fromString(buildInvoice({ ...invoice, notes: [`<b> & "ğ" ]]>\n'x'`] }));
  expect(tree.get('/inv:Invoice/cbc:Note', namespaces)?.content).toBe(`<b> & "ğ" ]]>\n'x'`);
  tree.dispose();
});

it('adds up in the document itself', () => {
  fc.assert(
    fc.property(invoices, (each) => {
      const tree = XmlDocument.fromString(buildInvoice(each));
      expect(ownWarnings(tree)).toEqual([]);
      const payable = tree.get('/inv:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount', namespaces);
      expect(payable?.content).toBe(decimals(invoiceTotals(each).payable));
      tree.dispose();
    }),
  );
});

it('names the goods where the scenario asks for it, and medical goods everywhere', () => {
  const named = (each: typeof invoice) => buildInvoice(each).includes('schemeID="DIGER"');
  expect(named(invoice)).toBe(false);
  expect(named({ ...invoice, profile: 'ILAC_TIBBICIHAZ' })).toBe(true);
  expect(buildInvoice({ ...invoice, lines: [{ ...line, goods: 'ILAC' }] })).toContain('schemeID="ILAC"');
});

it.each([
  [30_000, 3, '100.00'],
  [100, 3, '0.33333333'],
  [200, 3, '0.66666667'],
  [10_050, 100, '1.005'],
  [0, 7, '0.00'],
])('divides %i kuruş by %i', (listed, quantity, price) => {
  expect(unitPrice(listed, quantity)).toBe(price);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-150, '-1.50'],
  [123_456_789, '1234567.89'],
])('writes %i kuruş', (kurus, text) => {
  expect(decimals(kurus)).toBe(text);
});
