import { expect, it } from 'vitest';
import { isEInvoiceOutdated, isOutdated } from './outdated-invoice.ts';
import { orderTexts } from './order-texts.ts';

const invoice = {
  invoiceNumber: 'ABC2026000000001',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  file: { fileId: 'f', fileName: 'f.pdf', mimeType: 'application/pdf' as const, size: 1 },
};
const refund = (kind: 'notSupplied' | 'return', at: string) => ({
  refundId: 1,
  kind,
  at,
  goods: 1,
  shipping: 0,
  card: 1,
  wallet: 0,
  points: 0,
  note: null,
  lines: [],
  isAtBank: true,
});

it('warns of an invoice that was made out before units were left out, and of no other', () => {
  const after = '2026-11-20T11:00:00.000Z';
  expect(isOutdated({ invoice, refunds: [refund('notSupplied', after)] })).toBe(true);
  expect(isOutdated({ invoice, refunds: [refund('notSupplied', '2026-11-20T09:00:00.000Z')] })).toBe(false);
  expect(isOutdated({ invoice, refunds: [refund('return', after)] })).toBe(false);
  expect(isOutdated({ invoice: null, refunds: [refund('notSupplied', after)] })).toBe(false);
});

it('warns of a standing e-invoice of the sale, and of no cancelled one or draft', () => {
  const issuedAt = '2026-11-20T10:00:00.000Z';
  const sale = { kind: 'sale', state: 'issued', number: 'HVN2026000000001', issuedAt } as const;
  const left = [refund('notSupplied', '2026-11-20T11:00:00.000Z')];
  expect(isEInvoiceOutdated([sale], left)).toBe(true);
  expect(isEInvoiceOutdated([{ ...sale, issuedAt: '2026-11-20T12:00:00.000Z' }], left)).toBe(false);
  expect(isEInvoiceOutdated([{ ...sale, state: 'cancelled' }], left)).toBe(false);
  expect(isEInvoiceOutdated([{ ...sale, state: 'draft', number: null, issuedAt: null }], left)).toBe(false);
  expect(isEInvoiceOutdated([sale], [refund('return', '2026-11-20T11:00:00.000Z')])).toBe(false);
  // The invoice was cancelled and issued again.
  const anew = { ...sale, issuedAt: '2026-11-20T12:00:00.000Z' };
  expect(isEInvoiceOutdated([{ ...sale, state: 'cancelled' }, anew], left)).toBe(false);
});

it('says of units that were not sent that they were not sent, and of returned ones that they came back', () => {
  expect(orderTexts.refundedUnits(2, 0, 10)).toBe('2 gönderilmedi, 10 kaldı');
  expect(orderTexts.refundedUnits(0, 1, 9)).toBe('1 iade, 9 kaldı');
  expect(orderTexts.refundedUnits(2, 1, 9)).toBe('2 gönderilmedi, 1 iade, 9 kaldı');
});
