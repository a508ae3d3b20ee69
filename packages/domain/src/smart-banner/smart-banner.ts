/** A dismissed banner stays away for 30 days; the specification says only that the dismissal is stored. */
export const smartBannerRestMs = 30 * 24 * 60 * 60 * 1000;

/** Whether the app banner shows: on Android, unless it was dismissed lately (specification §2.3). */
export function showsSmartBanner(userAgent: string, dismissedAt: Date | null, now: Date): boolean {
  if (!/\bAndroid\b/i.test(userAgent)) return false;
  return dismissedAt === null || now.getTime() - dismissedAt.getTime() >= smartBannerRestMs;
}
