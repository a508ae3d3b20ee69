import { type DeliverySource, deliverySources } from '../carrier/carrier.ts';
import type { CompanyType } from '../company/company.ts';
import { addDays, type CalendarDay, compareDays, formatTime, istanbulDayOf } from '../istanbul/istanbul.ts';
import { isPublicHoliday } from '../public-holiday/public-holiday.ts';

/** ISO weekdays: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Terms by which a seller itself delivers to the districts of its province. */
export interface DeliveryTerms {
  /** Districts; null for the whole province. */
  readonly townIds: readonly number[] | null;
  /** Delivery days. */
  readonly weekdays: readonly Weekday[];
  /** `11:00` in Istanbul: earlier orders arrive on the same day; null without same-day delivery. */
  readonly sameDayUntil: string | null;
}

/** Default terms of a seller: the whole province on working days, without same-day delivery. */
export const usualDeliveryTerms: DeliveryTerms = {
  townIds: null,
  weekdays: [1, 2, 3, 4, 5],
  sameDayUntil: null,
};

/** Returns how goods reach the buyer: local warehouses deliver them (specification §3), other sellers use carriers. */
export const deliverySourceOf = (companyType: CompanyType): DeliverySource =>
  companyType === 'localPharmacyWarehouse' ? deliverySources.fromWarehouse : deliverySources.none;

/**
 * Returns the day on which a same-day seller delivers an order of now: today before its hour on a delivery day,
 * otherwise the next delivery day; null without same-day delivery. There is no delivery on public holidays.
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

/** Returns whether an order of now arrives today. */
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
 * Returns the problems of delivery terms by field.
 *
 * @param dispatchCutoff `16:00`, the hour until which the seller dispatches on the same day; same-day
 * delivery cannot be promised later
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
