import { istanbulDayOf, istanbulIsoDay } from '../istanbul/istanbul.ts';

/** Rhythms of the digest mail; off unless the user turns it on. */
export const digestRhythms = ['off', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

export const digestRhythmLabels: Readonly<Record<DigestRhythm, string>> = {
  off: 'Gönderilmesin',
  daily: 'Her sabah',
  weekly: 'Pazartesi sabahları',
};

/** Hours of the Istanbul day between which digests are sent. */
export const digestHours = { from: 8, until: 12 } as const;

const monday = 1;

/**
 * Returns the Istanbul day whose digest is due now; null outside `digestHours` and, for a weekly one, on any
 * day but Monday. There is one digest a day.
 */
export function digestDueDay(rhythm: DigestRhythm, now: Date): string | null {
  if (rhythm === 'off') return null;
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Istanbul',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  );
  if (hour < digestHours.from || hour >= digestHours.until) return null;
  const { year, month, day } = istanbulDayOf(now);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return rhythm === 'daily' || weekday === monday ? istanbulIsoDay(now) : null;
}

/** Numbers of waiting items of a user. */
export interface DigestCounts {
  readonly toConfirm: number;
  readonly toShip: number;
  readonly toApprove: number;
  readonly unreadMessages: number;
  readonly ticketsToAnswer: number;
  readonly unreadNotifications: number;
}

const lines: readonly (readonly [keyof DigestCounts, (count: number) => string])[] = [
  ['toConfirm', (count) => `${count} sipariş onayınızı bekliyor.`],
  ['toShip', (count) => `${count} sipariş kargoya verilmeyi bekliyor.`],
  ['toApprove', (count) => `Teslim edilen ${count} siparişiniz kontrolünüzü bekliyor.`],
  ['unreadMessages', (count) => `${count} okunmamış mesajınız var.`],
  ['ticketsToAnswer', (count) => `${count} destek talebiniz yanıtınızı bekliyor.`],
  ['unreadNotifications', (count) => `${count} okunmamış bildiriminiz var.`],
];

/** Returns one sentence for each kind of waiting item; empty when nothing waits, and then no mail is sent. */
export const digestLines = (counts: DigestCounts): string[] =>
  lines.flatMap(([key, sentence]) => (counts[key] > 0 ? sentence(counts[key]) : []));
