import { type FlagValue, isValueOn } from '../flag-value/flag-value.ts';

export type { FlagValue };

const on: FlagValue = { enabled: true, limited: false, userIds: [] };
const off: FlagValue = { enabled: false, limited: false, userIds: [] };
/** On for users listed by the operator; the specification does not show the ids. */
const onForListed: FlagValue = { enabled: true, limited: true, userIds: [] };

/** Flags of specification §6 with their values there, which are the defaults until an operator changes them. */
export const featureFlagDefaults = {
  bulkEInvoiceActions: on,
  bulkShippingPrintout: on,
  campaignPanel: on,
  cargoShare: on,
  createCampaign: on,
  eInvoice: on,
  membershipAgreement: on,
  newTicketCreation: on,
  orders: on,
  localWarehouseHeader: on,
  merchantVisibleBanner: on,
  mersisKepAddress: onForListed,
  myScorePage: on,
  /** Has one id, but its limit is off, so it is on for everyone. */
  newBaskets: { enabled: true, limited: false, userIds: [1] },
  newCampaignPanel: on,
  newCargoOutput: on,
  firstCarousel: on,
  secondCarousel: on,
  newHomeSlider: on,
  newInvoice: on,
  newLocalWarehouse: on,
  newMyListings: on,
  newOrderPageBulkActions: on,
  newProductListingV1: on,
  newProductListingV2: on,
  newSellerShippingShare: on,
  newTicketFlow: on,
  newWallet: on,
  notification: on,
  paymentBase64: on,
  campaignImageProofOfConcept: onForListed,
  reOrder: on,
  riskyProductInvoice: on,
  sellerListingCampaignFilters: on,
  separateCampaignFilters: on,
  timeout: on,
  userBadges: on,
  usernameChange: on,

  campaignsTab: off,
  expirationDateDisplay: off,
  fingerprint: off,
  latestProductListing: off,
  sessionReplay: off,
  minimumAmount: off,
  nonInstallmentProduct: off,
  psfControl: off,
  dataFetchingCache: off,
  segmentIntegration: off,
  chatNotification: off,
  campaignInfoTab: off,
  solarProductsCategory: off,
} as const satisfies Readonly<Record<string, FlagValue>>;

export type FeatureFlag = keyof typeof featureFlagDefaults;
export const featureFlags = Object.keys(featureFlagDefaults) as FeatureFlag[];

/** Values set by an operator; a flag without one has its default. */
export type FlagValues = Readonly<Partial<Record<FeatureFlag, FlagValue>>>;

/** Returns whether a flag is on for a user (`isValueOn`), by its default when no value is set. */
export function isFlagOn(flag: FeatureFlag, values: FlagValues, userId: number | null): boolean {
  return isValueOn(values[flag] ?? featureFlagDefaults[flag], userId);
}
