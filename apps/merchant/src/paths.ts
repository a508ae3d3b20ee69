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
  /** The listings that match a barcode, a name or a shelf. */
  listingsFound: (q: string) => `/myprofile/listings?${new URLSearchParams({ q })}`,
  /** The picking round of these orders. */
  pickingRound: (orderIds: readonly number[]) =>
    `/myprofile/orders/picking?${new URLSearchParams({ siparis: orderIds.join(',') })}`,
  /** Cancellations and returns that buyers ask for. */
  cases: () => '/myprofile/orders/cases',
  eInvoices: (subpage?: string) =>
    subpage === undefined ? '/myprofile/einvoices' : `/myprofile/einvoices/${subpage}`,
  /** The purchase of e-invoice credits, or the outcome of one. */
  buyCredits: (paymentId?: string) =>
    paymentId === undefined
      ? '/myprofile/einvoices/buycredits'
      : `/myprofile/einvoices/buycredits/${paymentId}`,
  /** The register with one invoice open. */
  eInvoice: (tab: string, invoiceId: number) =>
    `/myprofile/einvoices/${tab}?${new URLSearchParams({ fatura: `${invoiceId}` })}`,
  /** The waiting invoices with the invoice of an order, or its draft, open. */
  eInvoiceOfOrder: (orderId: number) =>
    `/myprofile/einvoices?${new URLSearchParams({ siparis: String(orderId) })}`,
  /** Due amounts and weekly statements, for sellers without account transactions. */
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
  /** The import of listings from a file: a new one, or one under way or done. */
  importListings: (importId?: string) =>
    importId === undefined ? '/myprofile/listings/import' : `/myprofile/listings/import/${importId}`,
  /** The expiry-risk radar, of a month `2027-04` or of all. */
  expiryRadar: (month: string | null = null) =>
    month === null
      ? '/myprofile/listings/radar'
      : `/myprofile/listings/radar?${new URLSearchParams({ ay: month })}`,
  /** The originality control of risky products, or one of its tabs. */
  originality: (tab?: string) =>
    tab === undefined
      ? '/myprofile/listings/originality-control-system'
      : `/myprofile/listings/originality-control-system?${new URLSearchParams({ sekme: tab })}`,
  /** The special days of the market, or the company's offers for one of them. */
  specialDays: (specialDayId?: number) =>
    specialDayId === undefined
      ? '/myprofile/listings/special-days'
      : `/myprofile/listings/special-days?${new URLSearchParams({ gun: String(specialDayId) })}`,
  /** Suggested prices of a listing and its competing offers. */
  listingPrice: (listingId: number) => `/myprofile/listings/prices/${listingId}`,
  /** All price rules of the company. */
  priceRules: () => '/myprofile/listings/price-rules',
  /** The campaign panel, of a state or of all. */
  campaigns: (state?: CampaignState) =>
    state === undefined
      ? '/myprofile/campaignspanel'
      : `/myprofile/campaignspanel?${new URLSearchParams({ durum: state })}`,
  campaign: (campaignId: number) => `/myprofile/campaignspanel/${campaignId}`,
  /** A new campaign: empty, with some listings as bonus goods, or with all listings at risk of expiry. */
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
