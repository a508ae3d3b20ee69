import { canBuy, type CompanyType } from '../company/company.ts';

/** The parts of the product that a company type may or may not enter. */
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
] as const;
export type Area = (typeof areas)[number];

export interface AreaFacts {
  readonly label: string;
  /** Path without the `/merchant` prefix. */
  readonly path: string;
}

export const areaFacts: Readonly<Record<Area, AreaFacts>> = {
  smartCart: { label: 'Akıllı Sepet', path: '/smartcart' },
  campaignPanel: { label: 'Kampanya Paneli', path: '/myprofile/campaignspanel' },
  salesPanel: { label: 'Satış Paneli', path: '/myprofile/salesperformance' },
  listings: { label: 'İlanlarım', path: '/myprofile/listings' },
  messages: { label: 'Mesajlarım', path: '/myprofile/messages' },
  orders: { label: 'Siparişlerim', path: '/myprofile/orders' },
  favorites: { label: 'Favorilerim', path: '/myprofile/favorites' },
  wallet: { label: 'Cüzdanım', path: '/myprofile/wallet' },
  transactions: { label: 'Hesap Hareketlerim', path: '/myprofile/transactions' },
  settings: { label: 'Ayarlar', path: '/myprofile/settings' },
  userInfo: { label: 'Kullanıcı Bilgilerim', path: '/myprofile/settings' },
  salesInfo: { label: 'Satış Bilgilerim', path: '/myprofile/settings/sales' },
  notificationSettings: { label: 'Bildirim Ayarlarım', path: '/myprofile/settings/notification' },
  password: { label: 'Şifre İşlemleri', path: '/myprofile/settings/password' },
  integrations: { label: 'Entegrasyonlar', path: '/myprofile/settings/integration' },
  cart: { label: 'Sepetim', path: '/cart' },
};

export interface CompanyAccess {
  /** The account menu, in its order. */
  readonly menu: readonly Area[];
  /** Shown in the header itself. */
  readonly header: readonly Area[];
  /** Reached from within a panel and not from a menu; allowed all the same. */
  readonly beyondMenus: readonly Area[];
}

const settingsParts = ['userInfo', 'salesInfo', 'notificationSettings', 'password', 'integrations'] as const;

/** Menus and guards of each account kind: screens draw from it, the server refuses by it (specification §6). */
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
    beyondMenus: [...settingsParts, 'cart'],
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
    beyondMenus: ['orders', 'listings', 'settings'],
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
    beyondMenus: ['settings'],
  },
};

/** What the guards need to know of a signed-in user. */
export interface Viewer {
  readonly userId: number;
  readonly companyType: CompanyType;
  readonly salesBan: boolean;
  readonly isWalletAvailable: boolean;
}

/** Lists of user ids that the operator keeps. */
export interface AccessLists {
  /** Users who have the wallet although `isWalletAvailable` is false. */
  readonly walletUserIds: readonly number[];
  readonly campaignPanelUserIds: readonly number[];
}

/** Whether a user may enter an area: a menu that is hidden is also a call that is refused (product §2). */
export function mayEnter(viewer: Viewer, area: Area, lists: AccessLists): boolean {
  const { menu, header, beyondMenus } = accessTable[viewer.companyType];
  if (![...menu, ...header, ...beyondMenus].includes(area)) return false;
  if (area === 'wallet') return viewer.isWalletAvailable || lists.walletUserIds.includes(viewer.userId);
  if (area === 'campaignPanel') return !viewer.salesBan && lists.campaignPanelUserIds.includes(viewer.userId);
  return true;
}

/** The account menu of a user, in its order. */
export function menuOf(viewer: Viewer, lists: AccessLists): Area[] {
  return accessTable[viewer.companyType].menu.filter((area) => mayEnter(viewer, area, lists));
}

/** The areas that a user has in the header. */
export function headerMenuOf(viewer: Viewer, lists: AccessLists): Area[] {
  return accessTable[viewer.companyType].header.filter((area) => mayEnter(viewer, area, lists));
}

/** Only pharmacies see the link to the prescription sister site (specification §6). */
export function seesPrescriptionSite(companyType: CompanyType): boolean {
  return companyType === 'pharmacy';
}

/** The membership agreement concerns every kind but pharmacies (specification §4 "Agreements"). */
export function needsMembershipAgreement(companyType: CompanyType): boolean {
  return companyType !== 'pharmacy';
}

/** The local-warehouse category: for buyers whose city has a warehouse, while its flag is on (specification §2.3, §6). */
export function seesLocalWarehouseCategory(
  companyType: CompanyType,
  hasWarehouseInCity: boolean,
  isFlagOn: boolean,
): boolean {
  return isFlagOn && hasWarehouseInCity && canBuy(companyType);
}
