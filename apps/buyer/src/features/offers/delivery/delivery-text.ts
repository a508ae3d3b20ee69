import type { Listing } from '@havan/contract/catalogue/catalogue';
import { deliveryDay, dispatchDay } from '@havan/domain/delivery';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { dayText } from '../../../shared/delivery/day-text.ts';
import { leavesToday } from '../offers.ts';

/** Returns when a parcel ordered now leaves and arrives: `Bugün kargoda, Sal teslim`. */
export function deliveryText(listing: Listing, now: Date): string {
  const today = istanbulDayOf(now);
  const leaves = leavesToday(listing, now) ? 'Bugün' : dayText(dispatchDay(now, listing), today);
  return `${leaves} kargoda, ${dayText(deliveryDay(now, listing, listing.transitDays), today)} teslim`;
}
