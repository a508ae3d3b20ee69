/**
 * Milliseconds for which a dismissed banner stays hidden: 30 days. The specification only requires that the
 * dismissal is stored.
 */
export const smartBannerRestMs = 30 * 24 * 60 * 60 * 1000;

/** Stores that may offer our app. */
export const appStores = ['android', 'ios'] as const;
export type AppStore = (typeof appStores)[number];

/** Returns the app store of a browser's device; null without one. */
export function appStoreOf(userAgent: string): AppStore | null {
  // User agents of Windows phones contain both Android and iPhone.
  if (/\bWindows Phone\b/i.test(userAgent)) return null;
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : null;
}

/**
 * Returns the store of the app banner: that of the device, unless the banner was dismissed recently
 * (specification §2.3).
 */
export function smartBannerFor(userAgent: string, dismissedAt: Date | null, now: Date): AppStore | null {
  const hasRested = dismissedAt === null || now.getTime() - dismissedAt.getTime() >= smartBannerRestMs;
  return hasRested ? appStoreOf(userAgent) : null;
}
