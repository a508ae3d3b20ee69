import { describe, expect, it } from 'vitest';
import type { CompanyType } from '../company/company.ts';
import {
  accessTable,
  areaFacts,
  areas,
  dependsOnOperator,
  enterableAreas,
  headerMenuOf,
  mayEnter,
  menuOf,
  needsMembershipAgreement,
  seesLocalWarehouseCategory,
  seesPrescriptionSite,
  type AccessRules,
  type Viewer,
} from './access.ts';

const everyone: AccessRules = { walletUserIds: [], campaignPanelUserIds: [7], isOn: () => true };
const viewer = (companyType: CompanyType, more: Partial<Viewer> = {}): Viewer => ({
  userId: 7,
  companyType,
  salesBan: false,
  isWalletAvailable: true,
  ...more,
});

// @spec §3 basic-infos
// @spec §6 campaign-panel-ids guards prescription-link smart-cart-denied warehouse-eligible

describe('the account menu', () => {
  it.each([
    [
      'pharmacy',
      'smartCart campaignPanel salesPanel listings messages orders favorites wallet transactions settings',
      '',
    ],
    [
      'pharmacyCompany',
      'campaignPanel salesPanel listings orders favorites wallet transactions settings',
      '',
    ],
    [
      'localPharmacyWarehouse',
      'salesPanel userInfo salesInfo notificationSettings password integrations',
      '',
    ],
    [
      'merchant',
      'salesPanel userInfo salesInfo wallet notificationSettings password integrations',
      'orders listings transactions',
    ],
  ] as const)('of a %s', (companyType, menu, header) => {
    const enterable = enterableAreas(viewer(companyType), everyone);
    expect(menuOf(companyType, enterable).join(' ')).toBe(menu);
    expect(headerMenuOf(companyType, enterable).join(' ')).toBe(header);
  });
});

describe('guards', () => {
  it.each([
    [
      'pharmacy',
      [
        'userInfo',
        'salesInfo',
        'notificationSettings',
        'password',
        'integrations',
        'cart',
        'prescriptionSite',
      ],
    ],
    [
      'pharmacyCompany',
      ['userInfo', 'salesInfo', 'notificationSettings', 'password', 'integrations', 'cart'],
    ],
    ['localPharmacyWarehouse', ['orders', 'listings', 'settings', 'messages']],
    ['merchant', ['settings', 'messages']],
  ] as const)('a %s also enters %j', (companyType, beyond) => {
    const { menu, header } = accessTable[companyType];
    const allowed = new Set<string>([...menu, ...header, ...beyond]);
    for (const area of areas) {
      expect([area, mayEnter(viewer(companyType), area, everyone)]).toEqual([area, allowed.has(area)]);
    }
  });

  it('refuses the calls of a hidden menu too', () => {
    expect(mayEnter(viewer('pharmacyCompany'), 'smartCart', everyone)).toBe(false);
    expect(mayEnter(viewer('merchant'), 'cart', everyone)).toBe(false);
  });

  it.each([
    [true, [], true],
    [false, [], false],
    [false, [7], true],
    [false, [8], false],
  ])('wallet available %s, listed %j: %s', (isWalletAvailable, walletUserIds, allowed) => {
    const lists = { ...everyone, walletUserIds };
    expect(mayEnter(viewer('merchant', { isWalletAvailable }), 'wallet', lists)).toBe(allowed);
    const enterable = enterableAreas(viewer('merchant', { isWalletAvailable }), lists);
    expect(menuOf('merchant', enterable).includes('wallet')).toBe(allowed);
  });

  it('gives a warehouse no wallet even when it is listed', () => {
    const lists = { ...everyone, walletUserIds: [7] };
    expect(mayEnter(viewer('localPharmacyWarehouse'), 'wallet', lists)).toBe(false);
  });

  it('follows the flag of the area', () => {
    const rules = { ...everyone, isOn: (flag: string) => flag !== 'orders' };
    expect(mayEnter(viewer('pharmacy'), 'orders', rules)).toBe(false);
    expect(mayEnter(viewer('pharmacy'), 'campaignPanel', rules)).toBe(true);
  });

  it('depends on the operator for four areas only', () => {
    expect(areas.filter(dependsOnOperator).toSorted()).toEqual([
      'campaignPanel',
      'listings',
      'orders',
      'wallet',
    ]);
  });

  it.each([
    [false, [7], true],
    [true, [7], false],
    [false, [8], false],
  ])('sales ban %s, panel users %j: campaign panel %s', (salesBan, campaignPanelUserIds, allowed) => {
    const lists = { ...everyone, campaignPanelUserIds };
    expect(mayEnter(viewer('pharmacy', { salesBan }), 'campaignPanel', lists)).toBe(allowed);
  });
});

it('has a label and a path for every area', () => {
  const labels = areas.map((area) => areaFacts[area].label);
  expect(new Set(labels.filter((label) => label !== '')).size).toBe(areas.length);
  expect(areas.filter((area) => !areaFacts[area].path.startsWith('/'))).toEqual([]);
  expect(areaFacts.smartCart).toEqual({ label: 'Akıllı sepet', path: '/smartcart' });
});

it.each([
  ['pharmacy', true, false],
  ['pharmacyCompany', false, true],
  ['localPharmacyWarehouse', false, true],
  ['merchant', false, true],
] as const)(
  'a %s sees the prescription site: %s, needs the membership agreement: %s',
  (type, sees, needs) => {
    expect(seesPrescriptionSite(type)).toBe(sees);
    expect(needsMembershipAgreement(type)).toBe(needs);
  },
);

it.each([
  ['pharmacy', true, true, true],
  ['pharmacyCompany', true, true, true],
  ['merchant', true, true, false],
  ['localPharmacyWarehouse', true, true, false],
  ['pharmacy', false, true, false],
  ['pharmacy', true, false, false],
] as const)('a %s, warehouse in the city %s, flag %s: sees the category %s', (type, inCity, flag, sees) => {
  expect(seesLocalWarehouseCategory(type, inCity, flag)).toBe(sees);
});
