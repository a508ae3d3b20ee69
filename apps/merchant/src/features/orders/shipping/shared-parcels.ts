import type { OrderSummary } from '@havan/contract/sales/orders';

/** Returns the orders whose follow-up number another buyer's order carries as well, by id. */
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
