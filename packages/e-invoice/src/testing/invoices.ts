import * as fc from 'fast-check';
import { vatRates } from '@havan/domain/money';
import {
  goodsKinds,
  unitCodes,
  type Invoice,
  type InvoiceLine,
  type InvoiceParty,
} from '../model/invoice.ts';
import { withholdingRates } from '../model/withholding.ts';

export const company: InvoiceParty = {
  identity: { vkn: '1234567890', name: 'Deneme Ecza Deposu A.Ş.' },
  address: { street: 'Gül Sokak 4', district: 'Kadıköy', city: 'İstanbul', postalCode: '34710' },
  taxOffice: 'Kadıköy',
  mersis: '0123456789000012',
  phone: '0216 000 00 00',
  email: 'muhasebe@deneme.example',
};

export const pharmacist: InvoiceParty = {
  identity: { tckn: '10000000146', firstName: 'Ayşe', familyName: 'Yılmaz' },
  address: { street: 'Çınar Cad. 12/A', district: 'Çankaya', city: 'Ankara' },
};

export const line: InvoiceLine = {
  name: 'Nemlendirici krem 50 ml',
  goods: 'DIGER',
  goodsNumber: '8690000000012',
  quantity: 3,
  unit: 'C62',
  unitPrice: 12_000,
  discounts: [],
  isBonus: false,
  vatRate: 20,
};

export const invoice: Invoice = {
  profile: 'TICARIFATURA',
  number: 'HVN2026000000001',
  ettn: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  issuedOn: '2026-11-20',
  issuedAt: '14:05:00',
  notes: [],
  returns: [],
  seller: company,
  buyer: pharmacist,
  lines: [line],
};

const letters = Array.from('abcçğıiöşüİÇ & < > " \' \u00e9 1 2 % \u{1f48a}');

const words = fc
  .string({
    unit: fc.constantFrom(...letters),
    minLength: 1,
    maxLength: 40,
  })
  .map((text) => `x${text}`);

const plainLine: fc.Arbitrary<InvoiceLine> = fc
  .record({
    name: words,
    goods: fc.constantFrom(...goodsKinds),
    goodsNumber: fc.constantFrom('8690000000012', '08690000000012', 'K-1'),
    quantity: fc.integer({ min: 1, max: 5000 }),
    unit: fc.constantFrom(...unitCodes),
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 900_000 })),
    vatRate: fc.constantFrom(...vatRates),
    isBonus: fc.boolean(),
    parts: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 2 }),
    sellerCode: fc.option(words, { nil: undefined }),
  })
  .map(({ parts, sellerCode, ...rest }) => {
    const price = rest.quantity * rest.unitPrice;
    const discounts = parts.map((percent) => ({
      reason: `Kampanya indirimi %${percent}`,
      amount: Math.floor((price * percent) / 100),
    }));
    return {
      ...rest,
      discounts: rest.isBonus ? [] : discounts,
      ...(sellerCode !== undefined && { sellerCode }),
    };
  });

const withheld = fc
  .constantFrom('601', '606', '616', '624', '801', '825')
  .chain((code) => fc.constantFrom(...withholdingRates(code)).map((rate) => ({ code, rate })));
const exempted = fc.constantFrom('301', '350', '217').map((code) => ({ code, reason: 'Deneme & istisna' }));

type Kind = 'sale' | 'withheld' | 'exempt' | 'return';

function lineOf(kind: Kind): fc.Arbitrary<InvoiceLine> {
  if (kind === 'return') return fc.oneof(lineOf('sale'), lineOf('withheld'), lineOf('exempt'));
  if (kind === 'withheld') {
    return fc.tuple(plainLine, withheld).map(([each, withholding]) => ({ ...each, withholding }));
  }
  if (kind !== 'exempt') return plainLine;
  return fc.tuple(plainLine, exempted).map(([each, exemption]) => ({ ...each, vatRate: 0, exemption }));
}

/** Invoices of every kind that the product can write. */
export const invoices: fc.Arbitrary<Invoice> = fc
  .constantFrom<Kind>('sale', 'sale', 'withheld', 'exempt', 'return')
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      lines: fc.array(lineOf(kind), { minLength: 1, maxLength: 8 }),
      profile: fc.constantFrom('TEMELFATURA' as const, 'TICARIFATURA', 'EARSIVFATURA', 'ILAC_TIBBICIHAZ'),
      serial: fc.integer({ min: 1, max: 999_999_999 }),
      ettn: fc.uuid(),
      notes: fc.array(words, { maxLength: 2 }),
      seller: fc.constantFrom(company, pharmacist),
      buyer: fc.constantFrom(company, pharmacist),
      hasOrder: fc.boolean(),
      hasPayment: fc.boolean(),
    }),
  )
  .map(({ kind, profile, serial, hasOrder, hasPayment, ...rest }) => ({
    ...invoice,
    ...rest,
    number: `HVN2026${String(serial).padStart(9, '0')}`,
    profile: kind === 'return' && profile === 'TICARIFATURA' ? 'TEMELFATURA' : profile,
    returns: kind === 'return' ? [{ number: 'HVN2026000000042', issuedOn: '2026-11-01' }] : [],
    ...(hasOrder && { order: { number: 'S-1001', issuedOn: '2026-11-19' } }),
    ...(hasPayment && { payment: { dueOn: '2026-12-20', iban: 'TR330006100519786457841326' } }),
  }));
