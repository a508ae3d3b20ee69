import type { Listing } from '@havan/contract/catalogue/catalogue';
import { deliveryDay, dispatchDay } from '@havan/domain/delivery';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { dayText } from '../../../shared/delivery/day-text.ts';
import { offerTexts } from '../offer-texts.ts';
import { leavesToday } from '../offers.ts';

/** Returns when a parcel ordered now leaves and arrives: `Bugün kargoda, Sal teslim`. */
export function deliveryText(listing: Listing, now: Date): string {
  const today = istanbulDayOf(now);
  return offerTexts.delivery(
    leavesToday(listing, now),
    dayText(dispatchDay(now, listing), today),
    dayText(deliveryDay(now, listing, listing.transitDays), today),
  );
}
