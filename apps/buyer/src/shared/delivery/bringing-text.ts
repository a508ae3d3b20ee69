import type { ResultOf } from '@havan/contract/call';
import type { getSameDayDelivery } from '@havan/contract/identity/delivery-info';
import { deliverySources, type DeliverySource } from '@havan/domain/carrier';
import { deliveryDay, type DispatchTerms } from '@havan/domain/delivery';
import { comesToday, sameDayDelivery, weekdays } from '@havan/domain/delivery-terms';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { dayText } from './day-text.ts';

/** A seller that brings its goods to the buyer's district. */
export type BringingSeller = ResultOf<typeof getSameDayDelivery>['sellers'][number];

const names = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const;

const texts = {
  fromWarehouse: 'Depodan teslim',
  today: (until: string) => `Bugün teslim, son sipariş ${until}`,
  on: (day: string) => `${day} teslim`,
  sameDay: (until: string) => `saat ${until} öncesi sipariş aynı gün`,
  everywhere: 'ilin tamamı',
};

/** Delivery texts of an offer whose seller brings the goods itself. */
export interface Bringing {
  /** 'Depodan teslim' for goods of a local warehouse (specification §3), else null. */
  readonly source: string | null;
  readonly day: string | null;
  readonly isToday: boolean;
}

/**
 * Returns how and when goods ordered now arrive, or null for a seller that uses a carrier.
 *
 * @param bringing the seller's own deliveries to the buyer's district; undefined where it has none
 * @param transit days in transit of goods that do not arrive on the same day; null where they are not known
 */
export function bringingOf(
  deliverySource: DeliverySource,
  bringing: BringingSeller | undefined,
  now: Date,
  transit: (DispatchTerms & { readonly transitDays: number }) | null = null,
): Bringing | null {
  const isFromWarehouse = deliverySource === deliverySources.fromWarehouse;
  const source = isFromWarehouse ? texts.fromWarehouse : null;
  const today = istanbulDayOf(now);
  const sameDay = bringing && sameDayDelivery(bringing, now);
  if (bringing?.sameDayUntil && comesToday(bringing, now))
    return { source, day: texts.today(bringing.sameDayUntil), isToday: true };
  if (sameDay) return { source, day: texts.on(dayText(sameDay, today)), isToday: false };
  if (!isFromWarehouse) return null;
  const day = transit && deliveryDay(now, transit, transit.transitDays);
  return { source, day: day && texts.on(dayText(day, today)), isToday: false };
}

/** Districts, days and hour in one line: `Kadıköy, Üsküdar · Pzt, Sal · saat 11:00 öncesi sipariş aynı gün`. */
export function areaText({ townNames, weekdays: driven, sameDayUntil }: BringingSeller): string {
  return [
    townNames?.join(', ') ?? texts.everywhere,
    weekdays
      .filter((day) => driven.includes(day))
      .map((day) => names[day - 1])
      .join(', '),
    ...(sameDayUntil === null ? [] : [texts.sameDay(sameDayUntil)]),
  ].join(' · ');
}
