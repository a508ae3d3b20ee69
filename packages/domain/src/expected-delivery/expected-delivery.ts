import { addDays, type CalendarDay, istanbulDayOf, istanbulMidnight } from '../istanbul/istanbul.ts';
import { usualTransitDays } from '../order/order.ts';

/**
 * The end of the Istanbul day on which a parcel is expected that was handed over at `shippedAt`: carriers need two days
 * and rest on Sundays.
 */
export function expectedDelivery(shippedAt: Date): Date {
  let day = istanbulDayOf(shippedAt);
  for (let left = usualTransitDays; left > 0; left -= 1) day = deliveryDayAfter(day);
  return istanbulMidnight(addDays(day, 1));
}

function deliveryDayAfter(day: CalendarDay): CalendarDay {
  const next = addDays(day, 1);
  const isSunday = new Date(Date.UTC(next.year, next.month - 1, next.day)).getUTCDay() === 0;
  return isSunday ? addDays(next, 1) : next;
}
