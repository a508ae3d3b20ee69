import { canBuy, type CompanyType } from '../company/company.ts';
import type { FeatureFlag } from '../feature-flag/feature-flag.ts';

/** Areas of the product that a company type may or may not enter. */
export const areas = [
  'smartCart',
  'campaignPanel',
  'salesPanel',
  'listings',
  'messages',
  'orders',
  'favorites',
  'wallet',
  'transactions',
  'settings',
  'userInfo',
  'salesInfo',
  'notificationSettings',
  'password',
  'integrations',
  'cart',
  'prescriptionSite',
] as const;
export type Area = (typeof areas)[number];

export interface AreaFacts {
  readonly label: string;
  /** Path without the `/merchant` prefix. */
  readonly path: string;
}

export const areaFacts: Readonly<Record<Area, AreaFacts>> = {
  smartCart: { label: 'Akıllı sepet', path: '/smartcart' },
  campaignPanel: { label: 'Kampanya paneli', path: '/myprofile/campaignspanel' },
  salesPanel: { label: 'Satış paneli', path: '/myprofile/salesperformance' },
  listings: { label: 'İlanlarım', path: '/myprofile/listings' },
  messages: { label: 'Mesajlarım', path: '/myprofile/messages' },
  orders: { label: 'Siparişlerim', path: '/myprofile/orders' },
  favorites: { label: 'Favorilerim', path: '/myprofile/favorites' },
  wallet: { label: 'Cüzdanım', path: '/myprofile/wallet' },
  transactions: { label: 'Hesap hareketlerim', path: '/myprofile/transactions' },
  settings: { label: 'Ayarlar', path: '/myprofile/settings' },
  userInfo: { label: 'Kullanıcı bilgilerim', path: '/myprofile/settings' },
  salesInfo: { label: 'Satış bilgilerim', path: '/myprofile/settings/sales' },
  notificationSettings: { label: 'Bildirim ayarlarım', path: '/myprofile/settings/notification' },
  password: { label: 'Şifre işlemleri', path: '/myprofile/settings/password' },
  integrations: { label: 'Entegrasyonlar', path: '/myprofile/settings/integration' },
  cart: { label: 'Sepetim', path: '/cart' },
  prescriptionSite: { label: 'Reçete sitesi', path: '/transfer-account' },
};

export interface CompanyAccess {
  /** Account menu in display order. */
  readonly menu: readonly Area[];
  /** Shown in the header itself. */
  readonly header: readonly Area[];
  /** Allowed, but linked from within a panel and not from a menu. */
  readonly beyondMenus: readonly Area[];
}

const settingsParts = ['userInfo', 'salesInfo', 'notificationSettings', 'password', 'integrations'] as const;

/** Menus and guards of each company type, used by the screens and by the server (specification §6). */
export const accessTable: Readonly<Record<CompanyType, CompanyAccess>> = {
  pharmacy: {
    menu: [
      'smartCart',
      'campaignPanel',
      'salesPanel',
      'listings',
      'messages',
      'orders',
      'favorites',
      'wallet',
      'transactions',
      'settings',
    ],
    header: [],
    beyondMenus: [...settingsParts, 'cart', 'prescriptionSite'],
  },
  pharmacyCompany: {
    menu: [
      'campaignPanel',
      'salesPanel',
      'listings',
      'orders',
      'favorites',
      'wallet',
      'transactions',
      'settings',
    ],
    header: [],
    beyondMenus: [...settingsParts, 'cart'],
  },
  localPharmacyWarehouse: {
    menu: ['salesPanel', ...settingsParts],
    header: [],
    beyondMenus: ['orders', 'listings', 'settings', 'messages'],
  },
  merchant: {
    menu: [
      'salesPanel',
      'userInfo',
      'salesInfo',
      'wallet',
      'notificationSettings',
      'password',
      'integrations',
    ],
    header: ['orders', 'listings', 'transactions'],
    beyondMenus: ['settings', 'messages'],
  },
};

/** Data of a signed-in user that the guards need. */
export interface Viewer {
  readonly userId: number;
  readonly companyType: CompanyType;
  readonly salesBan: boolean;
  readonly isWalletAvailable: boolean;
}

/** Areas of a feature: while its flag is off, the menu is hidden and the calls are refused. */
export const areaFlags: Readonly<Partial<Record<Area, FeatureFlag>>> = {
  campaignPanel: 'campaignPanel',
  orders: 'orders',
  listings: 'newMyListings',
  wallet: 'newWallet',
};

/** Lists of user ids that the operator keeps (specification §6: "a specific id check", "certain user ids"). */
export const accessListNames = ['walletUsers', 'campaignPanelUsers'] as const;
export type AccessListName = (typeof accessListNames)[number];

/** Rules set by the operator: the users of each list, and the features that are on for this user. */
export interface AccessRules {
  /** Users who have the wallet although `isWalletAvailable` is false. */
  readonly walletUserIds: readonly number[];
  readonly campaignPanelUserIds: readonly number[];
  readonly isOn: (flag: FeatureFlag) => boolean;
}

/** Returns whether access to an area depends on settings of the operator; for all others the table above is enough. */
export function dependsOnOperator(area: Area): boolean {
  return area === 'wallet' || area === 'campaignPanel' || areaFlags[area] !== undefined;
}

/** Returns whether a company of this type has an area, by a menu or from within a panel. */
export function hasArea(companyType: CompanyType, area: Area): boolean {
  const { menu, header, beyondMenus } = accessTable[companyType];
  return [...menu, ...header, ...beyondMenus].includes(area);
}

/** Returns whether a user may enter an area; calls of a hidden menu are refused too (product §2). */
export function mayEnter(viewer: Viewer, area: Area, rules: AccessRules): boolean {
  if (!hasArea(viewer.companyType, area)) return false;
  const flag = areaFlags[area];
  if (flag && !rules.isOn(flag)) return false;
  if (area === 'wallet') return viewer.isWalletAvailable || rules.walletUserIds.includes(viewer.userId);
  if (area === 'campaignPanel') return !viewer.salesBan && rules.campaignPanelUserIds.includes(viewer.userId);
  return true;
}

/** Returns every area that a user may enter. The server sends the list to the screens. */
export function enterableAreas(viewer: Viewer, rules: AccessRules): Area[] {
  return areas.filter((area) => mayEnter(viewer, area, rules));
}

/** Returns the areas of the account menu that this user may enter, in display order. */
export function menuOf(companyType: CompanyType, enterable: readonly Area[]): Area[] {
  return accessTable[companyType].menu.filter((area) => enterable.includes(area));
}

/** Returns the areas that a user has in the header. */
export function headerMenuOf(companyType: CompanyType, enterable: readonly Area[]): Area[] {
  return accessTable[companyType].header.filter((area) => enterable.includes(area));
}

/**
 * Returns whether a user sees the link to the prescription sister site; only pharmacies do (specification
 * §6).
 */
export function seesPrescriptionSite(companyType: CompanyType): boolean {
  return companyType === 'pharmacy';
}

/**
 * Returns whether the membership agreement applies to a company: to all types but pharmacies (specification
 * §4 "Agreements").
 */
export function needsMembershipAgreement(companyType: CompanyType): boolean {
  return companyType !== 'pharmacy';
}

/**
 * Returns whether a buyer sees the local-warehouse category: its city has a warehouse and the flag is on
 * (specification §2.3, §6).
 */
export function seesLocalWarehouseCategory(
  companyType: CompanyType,
  hasWarehouseInCity: boolean,
  isFlagOn: boolean,
): boolean {
  return isFlagOn && hasWarehouseInCity && canBuy(companyType);
}
