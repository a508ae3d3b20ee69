interface PaidOrder {
  readonly id: number;
  readonly total: number;
}

/**
 * Returns an order's share of a payment amount, in kuruş. Shares are differences of the rounded running sum of the
 * totals, so that they add up to the amount.
 */
export function shareOf(orders: readonly PaidOrder[], orderId: number): (amount: number) => number {
  const paid = orders.reduce((sum, { total }) => sum + total, 0);
  const index = orders.findIndex(({ id }) => id === orderId);
  const before = orders.slice(0, index).reduce((sum, { total }) => sum + total, 0);
  const until = before + (orders[index]?.total ?? 0);
  const cut = (amount: number, at: number) => (paid === 0 ? 0 : Math.round((Math.abs(amount) * at) / paid));
  return (amount) => Math.sign(amount) * (cut(amount, until) - cut(amount, before));
}
