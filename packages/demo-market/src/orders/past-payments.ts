import { payoutWayOf } from '@havan/domain/payout-statement';
import { at, randomOf } from '../seeded-random.ts';
import { type DemoPayment, firstOrderId, makeOrder, type OrderMarket, uuidOf } from './orders.ts';

const dayMs = 86_400_000;
/** The oldest was placed three years ago, the latest ten days ago, so that all of them are completed. */
const [oldestDays, latestDays] = [3 * 365, 10];

/**
 * Yields `count` payments of one completed order each, evenly over three years, oldest first, numbered from the first
 * order. Every pharmacy buys, and every seller sells that is paid into a wallet (other sellers would need a payout run
 * for each week).
 */
export function* pastPayments(
  { sellers, buyers, goods, now }: OrderMarket,
  count: number,
): Generator<DemoPayment> {
  const able = sellers.filter(
    ({ id, salesBan, companyType }) => !salesBan && goods.has(id) && payoutWayOf(companyType) === 'wallet',
  );
  const pharmacies = [...sellers.filter(({ companyType }) => companyType.startsWith('pharmacy')), ...buyers];
  // A market of a handful of offers has nobody to trade with.
  if (able.length < 2) return;
  const stepMs = ((oldestDays - latestDays) * dayMs) / count;
  for (let i = 0; i < count; i++) {
    const random = randomOf(`past:${i}`);
    const seller = random.pick(able);
    const drawn = random.int(0, pharmacies.length - 1);
    const isOwn = pharmacies[drawn]?.id === seller.id;
    const buyer = at(pharmacies, isOwn ? (drawn + 1) % pharmacies.length : drawn);
    const createdAt = new Date(now.getTime() - oldestDays * dayMs + Math.floor(i * stepMs));
    const wish = { state: 'completed', buyer, seller, longAgo: 1, isPlain: true } as const;
    const order = makeOrder(firstOrderId + i, seller, wish, goods.get(seller.id) ?? [], createdAt, now);
    yield { id: uuidOf(random), buyer, orders: [order], amount: order.total, createdAt, state: 'captured' };
  }
}
