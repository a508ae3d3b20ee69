/**
 * Milliseconds for which a dismissed banner stays hidden: 30 days; the specification only requires that the
 * dismissal is stored.
 */
export const smartBannerRestMs = 30 * 24 * 60 * 60 * 1000;

/** The stores that an app of ours may be in. */
export const appStores = ['android', 'ios'] as const;
export type AppStore = (typeof appStores)[number];

/** Returns the app store of the device of a browser; null for a device without one. */
export function appStoreOf(userAgent: string): AppStore | null {
  // Windows phones called themselves both.
  if (/\bWindows Phone\b/i.test(userAgent)) return null;
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : null;
}

/**
 * Returns the store whose app the banner offers: the device's, unless it was dismissed lately (specification
 * §2.3).
 */
export function smartBannerFor(userAgent: string, dismissedAt: Date | null, now: Date): AppStore | null {
  const hasRested = dismissedAt === null || now.getTime() - dismissedAt.getTime() >= smartBannerRestMs;
  return hasRested ? appStoreOf(userAgent) : null;
}
