import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { company, invoice, invoices, line, pharmacist } from '../testing/invoices.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { invoiceProblems } from './problems.ts';

const exemption = { code: '301', reason: 'Mal ihracatı' };
const withLine = (change: Partial<InvoiceLine>): Invoice => ({ ...invoice, lines: [{ ...line, ...change }] });

it('finds nothing in an invoice that can be written', () => {
  fc.assert(
    fc.property(invoices, (each) => {
      expect(invoiceProblems(each)).toEqual([]);
    }),
  );
});

it.each<[string, Invoice]>([
  ['number', { ...invoice, number: 'HVN202600000000A' }],
  ['number', { ...invoice, number: 'HVN2025000000001' }],
  ['ettn', { ...invoice, ettn: 'f47ac10b' }],
  ['issuedOn', { ...invoice, issuedOn: '2026-02-30' }],
  ['issuedAt', { ...invoice, issuedAt: '24:00:00' }],
  ['notes.0', { ...invoice, notes: [' '] }],
  ['notes.0', { ...invoice, notes: ['a\u0001'] }],
  ['lines', { ...invoice, lines: [] }],
  ['order.number', { ...invoice, order: { number: '', issuedOn: '2026-11-19' } }],
  [
    'returns.0.number',
    { ...invoice, profile: 'TEMELFATURA', returns: [{ number: 'A1', issuedOn: '2026-11-01' }] },
  ],
  ['profile', { ...invoice, returns: [{ number: 'HVN2026000000042', issuedOn: '2026-11-01' }] }],
  ['payment.iban', { ...invoice, payment: { dueOn: '2026-12-01', iban: 'TR000000000000000000000000' } }],
  ['seller.identity.vkn', { ...invoice, seller: { ...company, identity: { vkn: '1234567891', name: 'A' } } }],
  [
    'buyer.identity.tckn',
    { ...invoice, buyer: { ...pharmacist, identity: { tckn: '1', firstName: 'A', familyName: 'B' } } },
  ],
  [
    'seller.address.postalCode',
    { ...invoice, seller: { ...company, address: { ...company.address, postalCode: '347' } } },
  ],
  ['lines.0.name', withLine({ name: '' })],
  ['lines.0.goodsNumber', withLine({ goodsNumber: ' ' })],
  ['lines.0.quantity', withLine({ quantity: 0 })],
  ['lines.0.quantity', withLine({ quantity: 1.5 })],
  ['lines.0.unitPrice', withLine({ unitPrice: -1 })],
  ['lines.0.unitPrice', withLine({ unitPrice: 2 ** 52, quantity: 4, discounts: [] })],
  ['lines.0.discounts', withLine({ discounts: [{ reason: 'A', amount: 36_001 }] })],
  ['lines.0.discounts', withLine({ discounts: [{ reason: '', amount: 1 }] })],
  ['lines.0.discounts', withLine({ isBonus: true, discounts: [{ reason: 'A', amount: 1 }] })],
  ['lines.0.exemption', withLine({ vatRate: 0 })],
  ['lines.0.exemption', withLine({ exemption })],
  ['lines.0.exemption', withLine({ vatRate: 0, exemption: { ...exemption, code: '351' } })],
  ['lines.0.withholding', withLine({ withholding: { code: '606', rate: 50 } })],
  [
    'lines',
    {
      ...invoice,
      lines: [
        { ...line, withholding: { code: '606', rate: 90 } },
        { ...line, vatRate: 0, exemption },
      ],
    },
  ],
])('finds what is wrong with %s', (path, each) => {
  expect(invoiceProblems(each).map((problem) => problem.path)).toEqual([path]);
});

it('says which side and which line', () => {
  const seller = { ...company, identity: { vkn: '1', name: 'A' } };
  expect(invoiceProblems({ ...withLine({ quantity: 0 }), seller }).map(({ message }) => message)).toEqual([
    'Satıcı: vergi kimlik numarası geçerli değil.',
    '1. kalem: miktar 1 ya da daha çok olmalı.',
  ]);
});
