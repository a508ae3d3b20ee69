import { expect, it } from 'vitest';
import * as limits from './limits.ts';

// @spec §3 discount-line
// @spec §4 basic-info-refetch notification-in-url search-debounce
// @spec §5 body-status error-highlight
// @spec §8 chunk-failure
// @spec §9 breakpoints check-delays currency expiry-months field-lengths modal-times query-cache
// @spec §9 search-limits

it('keeps the numbers of specification §9', () => {
  expect(limits).toMatchObject({
    tabletFromWidth: 768,
    webAboveWidth: 992,
    expiryCloseMonths: 8,
    truncateWordsDefault: 50,
    productMaxCharLength: 35,
    searchDebounceMs: 1000,
    searchMinChars: 3,
    searchMaxChars: 100,
    searchMaxProducts: 150,
    searchMaxBrands: 100,
    searchMaxSellers: 100,
    cookieCheckDelayMs: 2000,
    botCheckPassScore: 0.5,
    botCheckPassStatus: 1788,
    tokenRefreshRetries: 1,
    headerHideAfterPx: 25,
    headerShadowAfterPx: 80,
    scrollShadowThrottleMs: 500,
    resizeDebounceMs: 500,
    sliderResizeDebounceMs: 50,
    errorHighlightMs: 2000,
    printDelayMs: 250,
    announcementAutoCloseMs: 86_400_000,
    membershipAgreementCutoff: '2024-06-03T00:00:00+03:00',
    usernameMinLength: 5,
    usernameMaxLength: 15,
    passwordMinLength: 8,
    passwordMaxLength: 32,
    ibanDigits: 24,
    taxNumberDigits: 10,
    identityNumberDigits: 11,
    phoneDigits: 11,
    kepMinLength: 2,
    kepMaxLength: 50,
    mersisDigits: 16,
    mersisFormattedLength: 19,
    decimalInputMax: 99_999,
    offerListSentinelIds: [9999, 9998],
    farFutureDate: '2055-01-01',
    unexplainedConstants: [2, 7, 2061, 500_000],
    unexplainedYears: [1979, 1980, 1981, 1982, 1987, 1988, 1989, 1990, 1991, 1992],
    queryCacheMs: 300_000,
    queryRetries: 3,
    categoriesCacheMs: 3_600_000,
    lazyImageMarginPx: 50,
    lazyImageThreshold: 0.1,
    recentlyVisitedLimit: 19,
    analyticsBatchSize: 8,
    analyticsCurrency: 'TRY',
  });
});

it.each([
  [0, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [992, 'tablet'],
  [993, 'web'],
] as const)('%d px is %s', (width, device) => {
  expect(limits.deviceOf(width)).toBe(device);
});

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [1981, false],
])('status %d is success: %s', (status, success) => {
  expect(limits.isSuccessStatus(status)).toBe(success);
});

it.each([
  [0, 1000],
  [1, 2000],
  [4, 16_000],
  [5, 30_000],
  [50, 30_000],
])('retry %d waits %d ms', (attempt, delay) => {
  expect(limits.retryDelayMs(attempt)).toBe(delay);
});

it('counts one line for an offer and one more for a discount', () => {
  expect(limits.estimatedOfferLines([])).toBe(0);
  expect(limits.estimatedOfferLines([{ discountPrice: 0 }, { discountPrice: 0 }, { discountPrice: 1 }])).toBe(
    4,
  );
});
