import type { SharedPaths } from '@havan/app-shell/profile/app-profile';
import { commonPaths } from '@havan/app-shell/profile/common-paths';
import type { CampaignState } from '@havan/domain/campaign';
import type { ListingView } from '@havan/domain/listing';
import { messagesPath } from '@havan/features/messages/messages-path';
import { newTicketPath, supportPath } from '@havan/features/support/support-path';

/** Every address of the merchant app beneath `/merchant` (specification §2.2, product §3). Links are built here only. */
export const paths = {
  ...commonPaths,
  ordersFound: (q: string) => `/myprofile/orders?${new URLSearchParams({ q })}`,
  /** Returns the listings that a barcode, a name or a shelf finds. */
  listingsFound: (q: string) => `/myprofile/listings?${new URLSearchParams({ q })}`,
  /** Returns the walk along the shelves for these orders, by scanner. */
  pickingRound: (orderIds: readonly number[]) =>
    `/myprofile/orders/picking?${new URLSearchParams({ siparis: orderIds.join(',') })}`,
  /** Cancellations and returns that buyers want. */
  cases: () => '/myprofile/orders/cases',
  eInvoices: (subpage?: string) =>
    subpage === undefined ? '/myprofile/einvoices' : `/myprofile/einvoices/${subpage}`,
  /** Credits for e-invoices, or how a purchase of them ended. */
  buyCredits: (paymentId?: string) =>
    paymentId === undefined
      ? '/myprofile/einvoices/buycredits'
      : `/myprofile/einvoices/buycredits/${paymentId}`,
  /** One invoice over the register. */
  eInvoice: (tab: string, invoiceId: number) =>
    `/myprofile/einvoices/${tab}?${new URLSearchParams({ fatura: `${invoiceId}` })}`,
  /** The invoice of an order, or its draft, over what waits. */
  eInvoiceOfOrder: (orderId: number) =>
    `/myprofile/einvoices?${new URLSearchParams({ siparis: String(orderId) })}`,
  /** For sellers without account movements: what is due and the weekly statements. */
  payouts: () => '/myprofile/salesperformance/payouts',
  score: () => '/myprofile/score',
  listings: (view?: ListingView) =>
    view === undefined ? '/myprofile/listings' : `/myprofile/listings/${view}`,
  /** A saved view of the table: its tab and its query string. */
  listingView: (address: string) =>
    address === '' || address.startsWith('?')
      ? `/myprofile/listings${address}`
      : `/myprofile/listings/${address}`,
  newListing: () => '/myprofile/listings/new',
  /** Listings from a file: a new one, or an import under way or done. */
  importListings: (importId?: string) =>
    importId === undefined ? '/myprofile/listings/import' : `/myprofile/listings/import/${importId}`,
  /** The expiry-risk radar, of a month `2027-04` or of all. */
  expiryRadar: (month: string | null = null) =>
    month === null
      ? '/myprofile/listings/radar'
      : `/myprofile/listings/radar?${new URLSearchParams({ ay: month })}`,
  /** Purchase invoices of risky products; a tab of it. */
  originality: (tab?: string) =>
    tab === undefined
      ? '/myprofile/listings/originality-control-system'
      : `/myprofile/listings/originality-control-system?${new URLSearchParams({ sekme: tab })}`,
  /** The special days of the market, or the own offers for one of them. */
  specialDays: (specialDayId?: number) =>
    specialDayId === undefined
      ? '/myprofile/listings/special-days'
      : `/myprofile/listings/special-days?${new URLSearchParams({ gun: String(specialDayId) })}`,
  /** Suggested prices of a listing and the offers beside it. */
  listingPrice: (listingId: number) => `/myprofile/listings/prices/${listingId}`,
  /** All price rules of the company. */
  priceRules: () => '/myprofile/listings/price-rules',
  /** The campaign panel, of a state or of all. */
  campaigns: (state?: CampaignState) =>
    state === undefined
      ? '/myprofile/campaignspanel'
      : `/myprofile/campaignspanel?${new URLSearchParams({ durum: state })}`,
  campaign: (campaignId: number) => `/myprofile/campaignspanel/${campaignId}`,
  /** A new campaign: with nothing, with some listings as goods on top, or with whatever is at risk of its expiry. */
  newCampaign: (of?: { readonly listingIds: readonly number[] } | 'risk') => {
    if (of === undefined) return '/myprofile/campaignspanel/new';
    const asked =
      of === 'risk'
        ? { urunler: 'riskli', tur: 'al-kazan' }
        : { ilan: of.listingIds.join(','), tur: 'al-kazan' };
    return `/myprofile/campaignspanel/new?${new URLSearchParams(asked)}`;
  },
  campaignProducts: () => '/myprofile/campaignsproducts',
  messages: messagesPath,
  support: supportPath,
  newTicket: newTicketPath,
} as const;

/** The addresses that shared screens need; the account menu shows the areas that this app has screens for. */
export const sharedPaths: SharedPaths = {
  ...paths,
  withoutFooter: [],
  areas: {
    orders: paths.orders(),
    campaignPanel: paths.campaigns(),
    listings: paths.listings(),
    salesPanel: paths.performance(),
    wallet: paths.wallet(),
    transactions: paths.transactions(),
    settings: paths.settings(),
    userInfo: paths.settings(),
    salesInfo: paths.settings('sales'),
    integrations: paths.settings('integration'),
    messages: paths.messages(),
    notificationSettings: paths.settings('notification'),
    password: paths.settings('password'),
  },
};
