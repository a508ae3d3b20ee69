import { type DeliverySource, deliverySources } from '../carrier/carrier.ts';
import type { CompanyType } from '../company/company.ts';
import { addDays, type CalendarDay, compareDays, formatTime, istanbulDayOf } from '../istanbul/istanbul.ts';
import { isPublicHoliday } from '../public-holiday/public-holiday.ts';

/** Days of the week as ISO numbers them: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** How a seller brings goods to the districts of its province by itself. */
export interface DeliveryTerms {
  /** Its districts; null for the whole province. */
  readonly townIds: readonly number[] | null;
  /** Days on which it drives. */
  readonly weekdays: readonly Weekday[];
  /** `11:00` in Istanbul: what is ordered before comes on the same day; null where nothing does. */
  readonly sameDayUntil: string | null;
}

/** The terms of a seller that has set none: the whole province on working days, nothing on the same day. */
export const usualDeliveryTerms: DeliveryTerms = {
  townIds: null,
  weekdays: [1, 2, 3, 4, 5],
  sameDayUntil: null,
};

/**
 * Returns how the goods of a seller reach their buyer: local warehouses bring them (specification §3), the
 * others use carriers.
 */
export const deliverySourceOf = (companyType: CompanyType): DeliverySource =>
  companyType === 'localPharmacyWarehouse' ? deliverySources.fromWarehouse : deliverySources.none;

/**
 * Returns the day on which a same-day seller brings what is ordered now: today before its hour on a day on
 * which it drives, else its next such day; null for a seller without same-day delivery. Nobody drives on
 * public holidays.
 */
export function sameDayDelivery(
  { weekdays: driven, sameDayUntil }: Pick<DeliveryTerms, 'weekdays' | 'sameDayUntil'>,
  orderedAt: Date,
): CalendarDay | null {
  if (sameDayUntil === null || driven.length === 0) return null;
  const today = istanbulDayOf(orderedAt);
  let day = formatTime(orderedAt) < sameDayUntil ? today : addDays(today, 1);
  while (!driven.includes(weekdayOf(day)) || isPublicHoliday(day)) day = addDays(day, 1);
  return day;
}

/** Returns whether an order of this moment comes today. */
export function comesToday(
  terms: Pick<DeliveryTerms, 'weekdays' | 'sameDayUntil'>,
  orderedAt: Date,
): boolean {
  const day = sameDayDelivery(terms, orderedAt);
  return day !== null && compareDays(day, istanbulDayOf(orderedAt)) === 0;
}

function weekdayOf({ year, month, day }: CalendarDay): Weekday {
  const sundayFirst = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 1;
}

/**
 * Returns why delivery terms are refused: a sentence for each field.
 *
 * @param dispatchCutoff `16:00`, the hour until which the seller sends on the same day: nothing arrives that has not left
 */
export function deliveryTermsProblems(
  terms: DeliveryTerms,
  dispatchCutoff: string,
): Partial<Record<keyof DeliveryTerms, string>> {
  const hour = sameDayProblem(terms.sameDayUntil, dispatchCutoff);
  return {
    ...(terms.townIds?.length === 0 ? { townIds: 'En az bir ilçe seçiniz.' } : {}),
    ...(terms.weekdays.length === 0 ? { weekdays: 'En az bir gün seçiniz.' } : {}),
    ...(hour === null ? {} : { sameDayUntil: hour }),
  };
}

function sameDayProblem(sameDayUntil: string | null, dispatchCutoff: string): string | null {
  if (sameDayUntil === null) return null;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(sameDayUntil))
    return 'Aynı gün teslimat saati 11:00 gibi yazılmalı.';
  return sameDayUntil > dispatchCutoff
    ? `Aynı gün teslimat saati kargo kesim saatinden (${dispatchCutoff}) sonra olamaz.`
    : null;
}
