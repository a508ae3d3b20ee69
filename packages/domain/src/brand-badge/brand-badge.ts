import { type BlueTickType, blueTickTypes } from '../company/company.ts';

/** States of an application for a brand badge; `ended` is a badge that was granted and has expired. */
export const badgeApplicationStates = ['waiting', 'approved', 'rejected', 'ended'] as const;
export type BadgeApplicationState = (typeof badgeApplicationStates)[number];

export const badgeApplicationStateLabels: Readonly<Record<BadgeApplicationState, string>> = {
  waiting: 'İnceleniyor',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
  ended: 'Sona erdi',
};

/** Reason when a badge ends with the last day of its document. */
export const badgeExpiredReason = 'Belgenin süresi doldu.';

export interface HeldBadge {
  readonly brandId: number;
  readonly type: BlueTickType;
}

/**
 * Returns why a seller cannot apply for a badge, or null. An official seller sells its own brands only, so it
 * cannot be authorised for another; a badge that it already holds is renewed with a new document.
 */
export function badgeRefusal(wanted: HeldBadge, held: readonly HeldBadge[]): string | null {
  const isOfficial = held.some(({ type }) => type === blueTickTypes.official);
  if (wanted.type === blueTickTypes.authorised && isOfficial)
    return 'Resmi satıcılar yalnızca kendi markalarını satar; başka bir marka için yetkili satıcı olunamaz.';
  return null;
}

/** Returns why the last day of a document is refused, or null. Days are `YYYY-MM-DD` in Istanbul. */
export function documentDayProblem(until: string, today: string): string | null {
  if (until <= today) return 'Belgenin süresi dolmuş. Geçerli bir belge yükleyin.';
  const years = Number(until.slice(0, 4)) - Number(today.slice(0, 4));
  return years > longestDocumentYears ? 'Son gün en fazla on yıl sonra olabilir.' : null;
}
const longestDocumentYears = 10;
