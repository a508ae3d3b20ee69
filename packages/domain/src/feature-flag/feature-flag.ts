/** The value of a flag. A `limited` flag is on only for the users in `userIds` (specification §6). */
export interface FlagValue {
  readonly enabled: boolean;
  readonly limited: boolean;
  readonly userIds: readonly number[];
}

const on: FlagValue = { enabled: true, limited: false, userIds: [] };
const off: FlagValue = { enabled: false, limited: false, userIds: [] };
/** On for the users that the operator lists; the ids themselves are not shown in the specification. */
const onForListed: FlagValue = { enabled: true, limited: true, userIds: [] };

/** The flags of specification §6 with their state there, which is the default until an operator changes it. */
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
  /** Carries one id while its limit is off, so it is on for everyone. */
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

/** Values that an operator has set; a flag without one keeps its default. */
export type FlagValues = Readonly<Partial<Record<FeatureFlag, FlagValue>>>;

/** On if enabled; a user-limited flag also needs the user's id in its list (specification §6). */
export function isFlagOn(flag: FeatureFlag, values: FlagValues, userId: number | null): boolean {
  const value: FlagValue = values[flag] ?? featureFlagDefaults[flag];
  return value.enabled && (!value.limited || (userId !== null && value.userIds.includes(userId)));
}
