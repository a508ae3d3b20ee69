import { userTypes, type UserType } from '../company/company.ts';

/**
 * The names under which a browser keeps what belongs to it alone: the first eight are those of specification §9. Where it
 * stands in the storage of a tab it lasts as long as the tab.
 */
export const storageKeys = {
  ordersView: 'havan.orders-view',
  categoriesView: 'havan.categories-view',
  campaignsView: 'havan.campaigns-view',
  printFormat: 'havan.print-format',
  uncheckedSellerIds: 'havan.unchecked-seller-ids',
  viewedSliderIds: 'havan.viewed-slider-ids',
  cookiePolicyAcceptance: 'havan.cookie-policy',
  shipperSelections: 'havan.shipper-selections',
  androidBannerDismissal: 'havan.android-banner',
  walletPopupPutOff: 'havan.wallet-popup',
  listingViews: 'havan.listing-views',
  visitorId: 'havan.visitor-id',

  /** One for each user type (`storageKeyOf`). */
  session: 'havan.session',
  device: 'havan.device',
  /** The kit knows no other package and repeats it, as does the script before the first paint. */
  theme: 'havan.theme',
  announcementOpenedAt: 'havan.announcement',
  visitedProductIds: 'havan.visited',
  /** One for each user (`storageKeyOf`). */
  recentSearches: 'havan.recent-searches',
  waitingCartLines: 'havan.waiting-lines',
  smartCartList: 'havan.smartcart.list',
  /** One for each user (`storageKeyOf`). */
  listingDesk: 'havan.listing-desk',
  /** One for each user (`storageKeyOf`). */
  pickingRound: 'havan.picking-round',

  /** In the storage of the tab. */
  checkoutDraft: 'havan.checkout',
  registerDraft: 'havan.register',
  lastRemoval: 'havan.last-removal',
  listPages: 'havan.list-pages',
  scrollPositions: 'havan.scroll',
  operatorSession: 'havan.operator',
} as const;

/** Returns the key under which a browser keeps something for one of its users or user types. */
export const storageKeyOf = (
  name: 'listingDesk' | 'pickingRound' | 'recentSearches' | 'session',
  id: number,
): string => `${storageKeys[name]}.${id}`;

export type LayoutView = 'ordersView' | 'categoriesView' | 'campaignsView';
export type Layout = 'list' | 'grid';

/**
 * Returns the view in which a list opens: orders as a list for merchants and as a grid for others; the other
 * views as a grid (specification §9).
 */
export function defaultLayoutOf(view: LayoutView, userType: UserType): Layout {
  return view === 'ordersView' && userType === userTypes.merchant ? 'list' : 'grid';
}
