import { expect, it } from 'vitest';
import { invoice, line } from '../testing/invoices.ts';
import { invoiceTypeOf } from './invoice.ts';
import { chooseProfile, type ProfileQuestion } from './profile.ts';

const question: ProfileQuestion = {
  sellerIsRegistered: true,
  buyerIsRegistered: true,
  isReturn: false,
  goods: ['DIGER'],
  preferred: 'TICARIFATURA',
};

it.each<[string, Partial<ProfileQuestion>]>([
  ['TICARIFATURA', {}],
  ['TEMELFATURA', { preferred: 'TEMELFATURA' }],
  ['TEMELFATURA', { isReturn: true }],
  ['EARSIVFATURA', { sellerIsRegistered: false }],
  ['EARSIVFATURA', { buyerIsRegistered: false, goods: ['TIBBICIHAZ'] }],
  ['ILAC_TIBBICIHAZ', { goods: ['DIGER', 'TIBBICIHAZ'] }],
  ['ILAC_TIBBICIHAZ', { goods: ['ILAC'], isReturn: true }],
])('chooses %s for %j', (profile, change) => {
  expect(chooseProfile({ ...question, ...change })).toBe(profile);
});

it('takes the type from the lines and references', () => {
  const withheld = { ...line, withholding: { code: '606', rate: 90 } };
  const returns = [{ number: 'HVN2026000000042', issuedOn: '2026-11-01' }];
  expect(invoiceTypeOf(invoice)).toBe('SATIS');
  expect(invoiceTypeOf({ ...invoice, lines: [line, withheld] })).toBe('TEVKIFAT');
  expect(invoiceTypeOf({ ...invoice, lines: [{ ...line, vatRate: 0 }] })).toBe('ISTISNA');
  expect(invoiceTypeOf({ ...invoice, lines: [withheld], returns })).toBe('IADE');
});
