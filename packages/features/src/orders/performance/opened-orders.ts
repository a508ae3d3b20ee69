import { orderFactLabels } from '@havan/domain/order-fact';
import { type ScorePart, scorePartRules } from '@havan/domain/seller-score';
import type { PerformanceGroup } from '@havan/contract/sales/performance';
import type { Period } from '@havan/domain/period';
import { type Counted, orderSearchOf, paidSlug } from '../order-filters.ts';
import type { MeasureRow } from './performance-rows.ts';

const empty = { q: '', otherId: null, counted: null, cursor: null, open: null } as const;

/** Returns the slug and the query string of the list of orders that a figure counts. */
export function openedByMeasure(
  { slug, fact }: NonNullable<MeasureRow['opens']>,
  { from, to }: Period,
): readonly [slug: string | undefined, search: string] {
  const counted: Counted | null = fact ? { by: 'fact', value: fact, label: orderFactLabels[fact] } : null;
  return [slug, orderSearchOf({ ...empty, from, to, counted })];
}

/** Returns the query string of the list of sales that count in a part of the seller's score. */
export const openedByScorePart = (part: ScorePart): string =>
  orderSearchOf({
    ...empty,
    from: null,
    to: null,
    counted: { by: 'scorePart', value: part, label: scorePartRules[part].label },
  });

/** Returns the slug and the query string of the paid orders of one product, brand, category, province or company. */
export function openedByGroup(
  by: PerformanceGroup,
  { id, name }: { readonly id: number; readonly name: string },
  { from, to }: Period,
): readonly [slug: string, search: string] {
  const narrowed =
    by === 'company'
      ? { otherId: id }
      : { counted: { by, value: String(id), label: name } satisfies Counted };
  return [paidSlug, orderSearchOf({ ...empty, from, to, ...narrowed })];
}
