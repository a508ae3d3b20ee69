import type { Listing } from '@havan/contract/catalogue';
import { deliveryDay, dispatchDay } from '@havan/domain/delivery';
import type { CalendarDay } from '@havan/domain/istanbul';
import { offerTexts } from './offer-texts.ts';
import { leavesToday } from './offers.ts';

const weekdays = ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'] as const;

const weekdayOf = ({ year, month, day }: CalendarDay): string =>
  weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';

/** When a parcel ordered now leaves and arrives: `Bugün kargoda, Sal teslim`. Never more than a week ahead. */
export function deliveryText(listing: Listing, now: Date): string {
  const { dispatchCutoff, transitDays } = listing;
  return offerTexts.delivery(
    leavesToday(listing, now),
    weekdayOf(dispatchDay(now, dispatchCutoff)),
    weekdayOf(deliveryDay(now, dispatchCutoff, transitDays)),
  );
}
