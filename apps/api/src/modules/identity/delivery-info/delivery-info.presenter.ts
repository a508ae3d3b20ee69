import type { ResultOf } from '@havan/contract/call';
import type { getSameDayDelivery } from '@havan/contract/identity/delivery-info';
import {
  type DeliveryTerms,
  deliverySourceOf,
  usualDeliveryTerms,
  weekdays,
} from '@havan/domain/delivery-terms';
import type { BringingSellerRow, DeliveryTermsRow } from './delivery-info.sql.ts';

const minuteOf = (time: string | null): string | null => time?.slice(0, 5) ?? null;

const daysOf = (row: Pick<BringingSellerRow, 'weekdays'>): DeliveryTerms['weekdays'] =>
  row.weekdays ? weekdays.filter((day) => row.weekdays?.includes(day)) : usualDeliveryTerms.weekdays;

/** Returns the delivery terms of a company; without a row, those that hold for a seller without terms of its own. */
export const presentDeliveryTerms = (row: DeliveryTermsRow | undefined) => ({
  townIds: row?.town_ids ? [...row.town_ids] : null,
  weekdays: [...daysOf({ weekdays: row?.weekdays ?? null })],
  sameDayUntil: minuteOf(row?.same_day_until ?? null),
});

export const presentBringingSeller = (
  row: BringingSellerRow,
): ResultOf<typeof getSameDayDelivery>['sellers'][number] => ({
  sellerId: row.id,
  deliverySource: deliverySourceOf(row.company_type),
  townNames: row.town_names && [...row.town_names],
  weekdays: [...daysOf(row)],
  sameDayUntil: minuteOf(row.same_day_until),
});
