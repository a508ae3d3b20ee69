import { userTypes, type UserType } from '../company/company.ts';

/** Names under which a browser keeps what belongs to it alone (specification §9). */
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
} as const;

export type LayoutView = 'ordersView' | 'categoriesView' | 'campaignsView';
export type Layout = 'list' | 'grid';

/**
 * Returns the view in which a list opens: orders as a list for merchants and as a grid for others; the other
 * views as a grid (specification §9).
 */
export function defaultLayoutOf(view: LayoutView, userType: UserType): Layout {
  return view === 'ordersView' && userType === userTypes.merchant ? 'list' : 'grid';
}
