import type { OrderSummary } from '@havan/contract/sales/orders';

/** Returns the ids of the orders whose tracking number another buyer's order has too. */
export function sharedParcels(
  orders: readonly Pick<OrderSummary, 'orderId' | 'buyer'>[],
  numbers: Readonly<Record<number, string>>,
): number[] {
  const written = ({ orderId }: Pick<OrderSummary, 'orderId'>) =>
    (numbers[orderId] ?? '').trim().toUpperCase();
  const groups = Map.groupBy(
    orders.filter((order) => written(order) !== ''),
    written,
  );
  return [...groups.values()]
    .filter((group) => new Set(group.map(({ buyer }) => buyer.companyId)).size > 1)
    .flatMap((group) => group.map(({ orderId }) => orderId));
}
