import type { OrderFact } from '@havan/domain/order-fact';
import { soldStates } from '@havan/domain/order';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** States of a paid order, for `in (…)`. */
export const sold: RawBuilder<unknown> = sql.join([...soldStates]);

/** Returns whether an order `o` was shipped late, or is unshipped and late at `now`. */
export const isLate = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  o.state in (${sold}) and coalesce(o.shipped_at, ${now}) > o.ship_by
  and (o.shipped_at is not null or o.state in ('awaitingSellerConfirmation', 'awaitingShipment')))`;

/**
 * SQL condition: an event `e` is of the order with this id and placement. The months before it are not read; the day
 * allows for processes whose clocks differ.
 */
export const isEventOf = (orderId: RawBuilder<number>, placedAt: RawBuilder<Date>): RawBuilder<SqlBool> =>
  sql<SqlBool>`e.order_id = ${orderId} and e.at >= ${placedAt} - interval '1 day'`;

/** Returns the condition of a fact on an order `o`. */
export function factOf(fact: OrderFact, now: Date): RawBuilder<boolean> {
  if (fact === 'late') return isLate(now);
  if (fact === 'prepared') return sql<boolean>`o.prepared_at is not null`;
  if (fact === 'unprepared') return sql<boolean>`o.prepared_at is null`;
  const kind = fact === 'short' ? 'notSupplied' : 'return';
  return sql<boolean>`exists (select from order_refund back where back.order_id = o.id and back.kind = ${kind})`;
}
