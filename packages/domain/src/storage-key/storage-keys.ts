/**
 * Keys of the browser's storage: the local storage unless noted. The first twelve are those of specification
 * §9. Each is an export of its own, so that a page loads only those that it uses.
 */
export const ordersView = 'havan.orders-view';
export const categoriesView = 'havan.categories-view';
export const campaignsView = 'havan.campaigns-view';
export const printFormat = 'havan.print-format';
export const uncheckedSellerIds = 'havan.unchecked-seller-ids';
export const viewedSliderIds = 'havan.viewed-slider-ids';
export const cookiePolicyAcceptance = 'havan.cookie-policy';
export const shipperSelections = 'havan.shipper-selections';
export const androidBannerDismissal = 'havan.android-banner';
export const walletPopupPutOff = 'havan.wallet-popup';
export const listingViews = 'havan.listing-views';
export const visitorId = 'havan.visitor-id';

/** One for each user type (`storageKeyOf`). */
export const session = 'havan.session';
export const device = 'havan.device';
/** Repeated in `@havan/ui`, which depends on no other package, and in the script before the first paint. */
export const theme = 'havan.theme';
export const announcementOpenedAt = 'havan.announcement';
export const visitedProductIds = 'havan.visited';
/** One for each user (`storageKeyOf`). */
export const recentSearches = 'havan.recent-searches';
export const waitingCartLines = 'havan.waiting-lines';
export const smartCartList = 'havan.smartcart.list';
/** One for each user (`storageKeyOf`). */
export const listingDesk = 'havan.listing-desk';
/** One for each user (`storageKeyOf`). */
export const pickingRound = 'havan.picking-round';

/** In the session storage, as the keys below. */
export const checkoutDraft = 'havan.checkout';
export const registerDraft = 'havan.register';
export const lastRemoval = 'havan.last-removal';
export const listPages = 'havan.list-pages';
export const scrollPositions = 'havan.scroll';
export const operatorSession = 'havan.operator';
