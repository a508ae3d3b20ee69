import { describe, expect, it } from 'vitest';
import { blueTickTypes, companyTypes, type CompanyType } from '../company/company.ts';
import {
  companyRefusal,
  permissionRefusal,
  permissionRefusals,
  productKindLabels,
  productKinds,
  type ProductKind,
  type TradedProduct,
  type TradingCompany,
} from './product-permission.ts';

const product = (change: Partial<TradedProduct> = {}): TradedProduct => ({
  kind: 'general',
  isPrescription: false,
  isRegisteredInUts: true,
  isOpenedByOperator: true,
  brandId: 7,
  ...change,
});

const company = (companyType: CompanyType, change: Partial<TradingCompany> = {}): TradingCompany => ({
  companyType,
  isReviewed: true,
  salesBan: false,
  hasPendingAgreement: false,
  legalDetails: { kepAddress: 'a@hs01.kep.tr', mersisNo: '0123456789012345' },
  isMersisRequired: true,
  badges: [],
  openSetup: [],
  ...change,
});

const listCode = (goods: TradedProduct, seller: TradingCompany) =>
  permissionRefusal(goods, seller, 'list')?.code ?? null;
const buyCode = (goods: TradedProduct, buyer: TradingCompany) =>
  permissionRefusal(goods, buyer, 'buy')?.code ?? null;

// Rows: class; columns: pharmacy, pharmacyCompany, localPharmacyWarehouse, merchant (in the order of `companyTypes`).
const ok = null;
const only = 'pharmacyOnly';
const none = 'notABuyer';
const rx = 'medicine';
const listFacts: Readonly<Record<ProductKind, readonly (string | null)[]>> = {
  general: [ok, ok, ok, ok],
  supplement: [ok, ok, ok, ok],
  medicalDevice: [ok, ok, ok, ok],
  pharmacyOnly: [ok, ok, only, only],
  article28: [ok, ok, only, only],
  medicine: [rx, rx, rx, rx],
};
const buyFacts: Readonly<Record<ProductKind, readonly (string | null)[]>> = {
  general: [ok, ok, none, none],
  supplement: [ok, ok, none, none],
  medicalDevice: [ok, ok, none, none],
  pharmacyOnly: [ok, ok, none, none],
  article28: [ok, ok, none, none],
  medicine: [rx, rx, rx, rx],
};

describe.each(productKinds)('%s', (kind) => {
  it.each(companyTypes.map((type, at) => [type, at] as const))('by a %s', (type, at) => {
    expect(listCode(product({ kind }), company(type))).toBe(listFacts[kind][at]);
    expect(buyCode(product({ kind }), company(type))).toBe(buyFacts[kind][at]);
    // A prescription product is a medicine, whatever its class is.
    expect(listCode(product({ kind, isPrescription: true }), company(type))).toBe('medicine');
    expect(buyCode(product({ kind, isPrescription: true }), company(type))).toBe('medicine');
    const closed = kind === 'article28' ? 'article28Closed' : listFacts[kind][at];
    expect(listCode(product({ kind, isOpenedByOperator: false }), company(type))).toBe(closed);
    const unregistered = kind === 'medicalDevice' ? 'deviceNotRegistered' : listFacts[kind][at];
    expect(listCode(product({ kind, isRegisteredInUts: false }), company(type))).toBe(unregistered);
  });
});

it.each(companyTypes)('refuses a %s an unclassified product, or one of an unknown class', (type) => {
  for (const kind of [null, 'narcotic' as unknown as ProductKind]) {
    expect(listCode(product({ kind }), company(type))).toBe('unclassified');
    expect(buyCode(product({ kind }), company(type))).toBe('unclassified');
  }
});

describe.each(companyTypes)('a %s that may not trade at all', (type) => {
  const noKep = { kepAddress: ' ', mersisNo: '0123456789012345' };
  const noMersis = { kepAddress: 'a@hs01.kep.tr', mersisNo: null };
  it.each([
    ['not reviewed', { isReviewed: false }, 'notReviewed', 'notReviewed'],
    ['agreement pending', { hasPendingAgreement: true }, 'agreementPending', 'agreementPending'],
    ['sales ban', { salesBan: true }, 'salesBanned', null],
    ['no KEP', { legalDetails: noKep }, 'legalDetailsMissing', null],
    ['no MERSIS', { legalDetails: noMersis }, 'legalDetailsMissing', null],
    ['no MERSIS, none asked', { legalDetails: noMersis, isMersisRequired: false }, null, null],
  ] as const)('%s', (_, change, list, buy) => {
    const trader = company(type, change);
    const isBuyer = type === 'pharmacy' || type === 'pharmacyCompany';
    for (const kind of ['general', 'supplement', 'medicalDevice'] as const) {
      expect(listCode(product({ kind }), trader)).toBe(list);
      expect(buyCode(product({ kind }), trader)).toBe(isBuyer ? buy : 'notABuyer');
    }
    expect(companyRefusal(trader, 'list')?.code ?? null).toBe(list);
    // The law is checked before any condition of the company.
    expect(listCode(product({ kind: 'medicine' }), trader)).toBe('medicine');
  });
});

it('refuses an unknown company type', () => {
  const stranger = company('factory' as unknown as CompanyType);
  expect(listCode(product(), stranger)).toBe('notASeller');
  expect(buyCode(product(), stranger)).toBe('notABuyer');
});

it.each([
  ['no badge', [], null],
  ['authorised for another brand', [{ brandId: 9, type: blueTickTypes.authorised }], null],
  ['official for this brand', [{ brandId: 7, type: blueTickTypes.official }], null],
  ['official for another brand', [{ brandId: 9, type: blueTickTypes.official }], 'notOwnBrand'],
  [
    'official for another, authorised for this',
    [
      { brandId: 9, type: blueTickTypes.official },
      { brandId: 7, type: blueTickTypes.authorised },
    ],
    'notOwnBrand',
  ],
] as const)('badge: %s', (_, badges, list) => {
  expect(listCode(product(), company('merchant', { badges }))).toBe(list);
  expect(buyCode(product(), company('pharmacy', { badges }))).toBeNull();
});

it('refuses an official seller a product without a brand', () => {
  const seller = company('merchant', { badges: [{ brandId: 7, type: blueTickTypes.official }] });
  expect(listCode(product({ brandId: null }), seller)).toBe('notOwnBrand');
});

it('has a label for every class, and a unique code, rule and sentence for every refusal', () => {
  expect(new Set(productKinds.map((kind) => productKindLabels[kind])).size).toBe(6);
  const reasons = Object.values(permissionRefusals);
  expect(new Set(reasons.map(({ sentence }) => sentence)).size).toBe(14);
  for (const { rule, sentence } of reasons) {
    expect(sentence).toMatch(/^[A-ZÇĞİÖŞÜ].+\.$/);
    expect(rule.length).toBeGreaterThan(8);
  }
  expect(permissionRefusal(product({ kind: 'medicine' }), company('merchant'), 'list')).toEqual({
    code: 'medicine',
    rule: '6197 sayılı Kanun, madde 24',
    sentence: 'İlaçlar internet üzerinden satılamaz (6197 sayılı Kanun, madde 24).',
  });
});

describe('a new seller', () => {
  const setUp = (openSetup: TradingCompany['openSetup']) => company('merchant', { openSetup });

  it('lists nothing before its payout account is verified and its terms are saved', () => {
    expect(listCode(product(), setUp(['payoutAccount', 'terms']))).toBe('payoutAccountMissing');
    expect(listCode(product(), setUp(['terms']))).toBe('termsMissing');
    expect(listCode(product(), setUp([]))).toBeNull();
  });

  it('may still buy', () => {
    expect(buyCode(product(), company('pharmacy', { openSetup: ['payoutAccount', 'terms'] }))).toBeNull();
  });
});
