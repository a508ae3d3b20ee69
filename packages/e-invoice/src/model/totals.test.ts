import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoice, invoices, line } from '../testing/invoices.ts';
import type { InvoiceLine } from './invoice.ts';
import { invoiceTotals } from './totals.ts';

const totalsOf = (...lines: InvoiceLine[]) => invoiceTotals({ ...invoice, lines });

it('splits what a line costs into net and VAT', () => {
  expect(totalsOf(line)).toMatchObject({
    listed: 30_000,
    discounts: 0,
    net: 30_000,
    vat: 6_000,
    payable: 36_000,
  });
});

it('takes discounts off the net amount, one after the other', () => {
  const discounts = [
    { reason: 'A', amount: 3_600 },
    { reason: 'B', amount: 1_200 },
  ];
  const totals = totalsOf({ ...line, discounts });
  expect(totals).toMatchObject({
    listed: 30_000,
    discounts: 4_000,
    net: 26_000,
    vat: 5_200,
    payable: 31_200,
  });
  expect(totals.lines[0]?.discounts).toEqual([
    { reason: 'A', amount: 3_000, base: 30_000 },
    { reason: 'B', amount: 1_000, base: 27_000 },
  ]);
});

it('gives a bonus away: at its price, discounted by all of it, without a group of its own', () => {
  const totals = totalsOf(line, { ...line, vatRate: 10, isBonus: true });
  expect(totals.lines[1]).toMatchObject({ net: 0, vat: 0, discounts: [{ amount: 32_727, base: 32_727 }] });
  expect(totals.vatGroups).toEqual([{ rate: 20, net: 30_000, vat: 6_000 }]);
});

it.each([
  ['bonus goods alone', { ...line, isBonus: true }],
  ['VAT below half a kuruş', { ...line, quantity: 1, unitPrice: 2, vatRate: 1 as const }],
])('says why there is no VAT: %s', (_, each) => {
  expect(totalsOf(each).vatGroups).toMatchObject([{ vat: 0, exemption: { code: '351' } }]);
});

it('keeps back the withheld share of the VAT', () => {
  const totals = totalsOf({ ...line, withholding: { code: '606', rate: 90 } });
  expect(totals).toMatchObject({ gross: 36_000, withheld: 5_400, payable: 30_600 });
  expect(totals.withheldGroups).toEqual([{ code: '606', rate: 90, vat: 6_000, withheld: 5_400 }]);
});

it('adds up to the kuruş for any goods', () => {
  fc.assert(
    fc.property(invoices, (each) => {
      const totals = invoiceTotals(each);
      const paid = each.lines.map(({ quantity, unitPrice, discounts, isBonus }) =>
        isBonus ? 0 : quantity * unitPrice - discounts.reduce((sum, { amount }) => sum + amount, 0),
      );
      expect(totals.gross).toBe(paid.reduce((a, b) => a + b, 0));
      expect(totals.payable).toBe(totals.gross - totals.withheld);
      expect(totals.listed - totals.discounts).toBe(totals.net);
      expect(totals.vatGroups.reduce((sum, { vat }) => sum + vat, 0)).toBe(totals.vat);
      expect(totals.vatGroups.reduce((sum, { net }) => sum + net, 0)).toBe(totals.net);
      expect(totals.withheldGroups.reduce((sum, { withheld }) => sum + withheld, 0)).toBe(totals.withheld);
      for (const [index, { listed, discounts, net, vat }] of totals.lines.entries()) {
        expect(listed - discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
        expect(discounts.every(({ amount }) => amount >= 0)).toBe(true);
        expect(Math.abs(100 * vat - net * (each.lines[index]?.vatRate ?? 0))).toBeLessThanOrEqual(60);
      }
    }),
  );
});
