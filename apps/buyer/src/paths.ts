import type { SharedPaths } from '@havan/app-shell/profile/app-profile';
import { commonPaths } from '@havan/app-shell/profile/common-paths';
import { messagesPath } from '@havan/features/messages/messages-path';
import { newTicketPath, supportPath } from '@havan/features/support/support-path';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** Every address of the buyer app (specification §2.2, product §3). Screens and journeys build links here only. */
export const paths = {
  ...commonPaths,
  category: (categoryId?: number) => (categoryId === undefined ? '/categories' : `/categories/${categoryId}`),
  search: (q: string) => withQuery('/categories', { q }),
  brand: (brandId: number) => withQuery('/categories', { brandId: String(brandId) }),
  seller: (sellerId: number) => `/sellerlistings/${sellerId}`,
  products: () => '/productlistings',
  product: (productId: number) => `/listingdetail/${productId}`,
  campaigns: (campaignCode?: string) =>
    campaignCode === undefined ? '/campaigns' : `/campaigns/${campaignCode}`,
  specialOffers: (tagId?: number) => (tagId === undefined ? '/special-offers' : `/special-offers/${tagId}`),
  specialDay: (specialDayId?: number) =>
    withQuery('/seller-campaigns-for-special-day', { day: specialDayId?.toString() }),
  smartCart: () => '/smartcart',
  /** @param order which of its carts is shown first, by the sort options of specification §3 */
  smartCartResult: (id: string, order?: string, alternativeId?: number) =>
    withQuery('/smartcart/result', { id, order, alternativeId: alternativeId?.toString() }),
  cart: () => '/cart',
  /** @param sellerIds the sellers that are paid; an empty list means all of the cart */
  payment: (sellerIds: readonly number[] = []) =>
    withQuery('/payment', { sellers: sellerIds.length > 0 ? sellerIds.join(',') : undefined }),
  paymentResult: (result: 'success' | 'fail', paymentId?: string) =>
    withQuery(`/payment/${result}`, { paymentId }),
  /** @param code 1981 or 1992 */
  loanFail: (code: number, paymentId?: string) =>
    withQuery('/instantloan/fail', { code: String(code), paymentId }),
  favorites: () => '/myprofile/favorites',
  transferAccount: () => '/transfer-account',
  /** These redirect to the merchant app, where selling is. */
  listings: () => '/myprofile/listings',
  campaignPanel: () => '/myprofile/campaignspanel',
  messages: messagesPath,
  support: supportPath,
  newTicket: newTicketPath,
} as const;

/** The addresses that shared screens need; the account menu shows the areas that this app has screens for. */
export const sharedPaths: SharedPaths = {
  ...paths,
  withoutFooter: [paths.payment()],
  areas: {
    smartCart: paths.smartCart(),
    orders: paths.orders(),
    campaignPanel: paths.campaignPanel(),
    listings: paths.listings(),
    salesPanel: paths.performance(),
    wallet: paths.wallet(),
    transactions: paths.transactions(),
    favorites: paths.favorites(),
    cart: paths.cart(),
    settings: paths.settings(),
    userInfo: paths.settings(),
    salesInfo: paths.settings('sales'),
    messages: paths.messages(),
    notificationSettings: paths.settings('notification'),
    password: paths.settings('password'),
    prescriptionSite: paths.transferAccount(),
  },
};
