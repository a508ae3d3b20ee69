import { addDays, type CalendarDay, istanbulDayOf, istanbulMidnight } from '../istanbul/istanbul.ts';
import { usualTransitDays } from '../order/order.ts';
import { isPublicHoliday } from '../public-holiday/public-holiday.ts';

/**
 * Returns the end of the Istanbul day by which a parcel handed over at `shippedAt` is expected: after `days`
 * of transit (`transitDays` of both districts), without Sundays and public holidays.
 */
export function expectedDelivery(shippedAt: Date, days = usualTransitDays): Date {
  let day = istanbulDayOf(shippedAt);
  for (let left = days; left > 0; left -= 1) day = deliveryDayAfter(day);
  return istanbulMidnight(addDays(day, 1));
}

function deliveryDayAfter(day: CalendarDay): CalendarDay {
  const next = addDays(day, 1);
  const isSunday = new Date(Date.UTC(next.year, next.month - 1, next.day)).getUTCDay() === 0;
  return isSunday || isPublicHoliday(next) ? deliveryDayAfter(next) : next;
}
