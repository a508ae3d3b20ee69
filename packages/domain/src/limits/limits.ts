/** Constants of specification §9; durations in milliseconds, widths in CSS pixels. */

/** Narrower is mobile. */
export const tabletFromWidth = 768;
/** Up to this width is tablet, above is web. */
export const webAboveWidth = 992;

export const expiryCloseMonths = 8;
export const truncateWordsDefault = 50;
export const productMaxCharLength = 35;

export const searchDebounceMs = 1000;
export const searchMinChars = 3;
export const searchMaxChars = 100;
export const searchMaxProducts = 150;
export const searchMaxBrands = 100;
export const searchMaxSellers = 100;
/** Animated placeholder: time per character, and pause after a text in ticks (specification §4). */
export const searchPlaceholderCharMs = 125;
export const searchPlaceholderPauseTicks = 15;

export const cookieCheckDelayMs = 2000;
export const botCheckPassScore = 0.5;
/** Server status that counts as a passed bot check (specification §5). */
export const botCheckPassStatus = 1788;
export const tokenRefreshRetries = 1;

export const headerHideAfterPx = 25;
export const headerShadowAfterPx = 80;
export const scrollShadowThrottleMs = 500;
export const resizeDebounceMs = 500;
export const sliderResizeDebounceMs = 50;
export const errorHighlightMs = 2000;
export const printDelayMs = 250;
export const announcementAutoCloseMs = 24 * 60 * 60 * 1000;
/** The membership agreement modal is shown only before this instant, midnight of 3 June 2024 in Istanbul. */
export const membershipAgreementCutoff = '2024-06-03T00:00:00+03:00';

export const usernameMinLength = 5;
export const usernameMaxLength = 15;
export const passwordMinLength = 8;
export const passwordMaxLength = 32;
export const ibanDigits = 24;
export const taxNumberDigits = 10;
export const identityNumberDigits = 11;
export const phoneDigits = 11;
export const kepMinLength = 2;
export const kepMaxLength = 50;
export const mersisDigits = 16;
export const mersisFormattedLength = 19;
/** Maximum of a decimal input, and its number of decimals (specification §5). */
export const decimalInputMax = 99_999;
export const decimalInputDecimals = 2;

/** Offer-list paging: ids of rows that are not offers, and the date that means "no expiry". */
export const offerListSentinelIds = [9999, 9998] as const;
export const farFutureDate = '2055-01-01';
/** Constants of §9 without a stated purpose; kept for completeness. */
export const unexplainedConstants = [2, 7, 2061, 500_000] as const;
export const unexplainedYears = [1979, 1980, 1981, 1982, 1987, 1988, 1989, 1990, 1991, 1992] as const;

/**
 * An answer that several parts of a page read is not asked again for parts that are drawn within this time. A change that
 * invalidates it is read at once all the same.
 */
export const sharedAnswerMs = 5000;
export const queryCacheMs = 5 * 60 * 1000;
export const queryRetries = 3;
export const queryRetryCapMs = 30_000;
export const httpSuccessFrom = 200;
export const httpSuccessTo = 299;
/** Cache time of the lists of categories and local warehouses (specification §7). */
export const categoriesCacheMs = 60 * 60 * 1000;
export const lazyImageMarginPx = 50;
export const lazyImageThreshold = 0.1;

/** Delay after a route change until basic infos and wallet activation are fetched again (specification §4). */
export const routeChangeRefreshMs = 2000;
/** Interval at which an open page polls the change token; a changed flag must be effective within ten seconds. */
export const changeTokenEveryMs = 7000;
/** Interval of heartbeats on the live stream; without one for `liveSilenceMs` a page polls the change token. */
export const liveBeatMs = 15_000;
export const liveSilenceMs = 40_000;
/** Delay after the page load until the live stream is opened. */
export const liveOpensAfterMs = 3000;
/** Delay after which a notification named in the URL is marked as read (specification §4). */
export const notificationReadDelayMs = 1000;
export const carouselAutoplayMs = 3000;
export const carouselSpeedMs = 500;
/** Time after which a script chunk that has not loaded is an error (specification §8). */
export const chunkLoadTimeoutMs = 120_000;
/** Client behaviour of §7: number of recently visited products, and analytics items per call. */
export const recentlyVisitedLimit = 19;
export const analyticsBatchSize = 8;
export const salesDetailsModalMaxWidth = 420;
/** First year of the copyright line (specification §2.3). */
export const copyrightFromYear = 2015;
export const analyticsCurrency = 'TRY';

export type Device = 'mobile' | 'tablet' | 'web';

/** Returns the device class of a width in CSS pixels: below 768 mobile, 768-992 tablet, above 992 web. */
export function deviceOf(width: number): Device {
  if (width < tabletFromWidth) return 'mobile';
  return width <= webAboveWidth ? 'tablet' : 'web';
}

/** Returns whether a body's `statusCode` counts as success: 200-299 (specification §5, §9). */
export function isSuccessStatus(statusCode: number): boolean {
  return statusCode >= httpSuccessFrom && statusCode <= httpSuccessTo;
}

/** Returns the wait before retry number `attempt` (0 first): 1 s, 2 s, 4 s … at most 30 s. */
export function retryDelayMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, queryRetryCapMs);
}

/** Returns the estimated number of lines of an offer list: one per offer, one more for a discount. */
export function estimatedOfferLines(offers: readonly { readonly discountPrice: number }[]): number {
  return offers.reduce((lines, offer) => lines + (offer.discountPrice > 0 ? 2 : 1), 0);
}
