/** A dismissed banner stays away for 30 days; the specification says only that the dismissal is stored. */
export const smartBannerRestMs = 30 * 24 * 60 * 60 * 1000;

/** The stores that an app of ours may be in. */
export const appStores = ['android', 'ios'] as const;
export type AppStore = (typeof appStores)[number];

/** The store of the device that a browser runs on; null where there is none. */
export function appStoreOf(userAgent: string): AppStore | null {
  // Windows phones called themselves both.
  if (/\bWindows Phone\b/i.test(userAgent)) return null;
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : null;
}

/** Whose app the banner offers: the device's, unless it was dismissed lately (specification §2.3). */
export function smartBannerFor(userAgent: string, dismissedAt: Date | null, now: Date): AppStore | null {
  const hasRested = dismissedAt === null || now.getTime() - dismissedAt.getTime() >= smartBannerRestMs;
  return hasRested ? appStoreOf(userAgent) : null;
}
