import type { Listing } from '@havan/contract/catalogue/catalogue';
import { deliveryDay, dispatchDay } from '@havan/domain/delivery';
import { addDays, type CalendarDay, compareDays, formatDay, istanbulDayOf } from '@havan/domain/istanbul';
import { offerTexts } from './offer-texts.ts';
import { leavesToday } from './offers.ts';

const weekdays = ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'] as const;

const weekdayOf = ({ year, month, day }: CalendarDay): string =>
  weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';

/** The day of the week; a day that public holidays push a week ahead or farther with its date. */
function dayText(day: CalendarDay, today: CalendarDay): string {
  return compareDays(day, addDays(today, 7)) < 0 ? weekdayOf(day) : formatDay(day).slice(0, 5);
}

/** When a parcel ordered now leaves and arrives: `Bugün kargoda, Sal teslim`. */
export function deliveryText(listing: Listing, now: Date): string {
  const { dispatchCutoff, transitDays } = listing;
  const today = istanbulDayOf(now);
  return offerTexts.delivery(
    leavesToday(listing, now),
    dayText(dispatchDay(now, dispatchCutoff), today),
    dayText(deliveryDay(now, dispatchCutoff, transitDays), today),
  );
}
