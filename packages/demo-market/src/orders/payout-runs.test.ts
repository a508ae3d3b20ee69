import { fourEyesLimit } from '@havan/domain/payout-run';
import { payoutWayOf, weekIsOverAt, weekStartOf } from '@havan/domain/payout-statement';
import { addDays, istanbulDayOf } from '@havan/domain/istanbul';
import { expect, it } from 'vitest';
import { demoBuyers, demoSellers } from '../companies/companies.ts';
import { turkishCities } from '../companies/places.ts';
import { demoProducts } from '../listings/products.ts';
import { offersOf } from '../load/load-listings.ts';
import { entriesOf } from './ledger.ts';
import { buyableBySeller } from './market-goods.ts';
import { demoPayments } from './orders.ts';
import { demoPayoutRuns, payoutRunEntries } from './payout-runs.ts';

const cities = turkishCities();
const sellers = demoSellers(40, cities);
const buyers = demoBuyers(60, 41, cities);
const products = [...demoProducts(1200)];
const dayMs = 86_400_000;

/** Returns the due payments of the demo's next run on this day. */
function dueOn(now: Date) {
  const goods = buyableBySeller(offersOf({ products, sellers, count: 10_000, now }), 1200, now);
  const payments = demoPayments({ sellers, buyers, goods, now }, 260);
  const entries = payments.flatMap((payment) => entriesOf(payment, now));
  const runs = demoPayoutRuns(sellers, entries, now);
  const closed = weekIsOverAt(addDays(weekStartOf(istanbulDayOf(now)), -7));
  const onAccount = new Set(
    sellers.flatMap(({ id, companyType }) => (payoutWayOf(companyType) === 'account' ? [id] : [])),
  );
  const due = new Map<number, number>();
  for (const { at, postings } of [...entries, ...runs.flatMap(payoutRunEntries)])
    for (const { kind, companyId, amount } of postings)
      if (kind === 'sellerPayable' && companyId !== null && onAccount.has(companyId) && at < closed)
        due.set(companyId, (due.get(companyId) ?? 0) + amount);
  return { runs, due: [...due.values()] };
}

it('the runs of the past leave a run that one operator may approve alone, on every day of the week', () => {
  for (let day = 0; day < 7; day += 1) {
    const now = new Date(Date.parse('2026-11-20T08:00:00Z') + day * dayMs);
    const { runs, due } = dueOn(now);
    const total = due.reduce((sum, amount) => sum + amount, 0);
    expect(Math.min(...due)).toBeGreaterThanOrEqual(0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(fourEyesLimit);
    expect(new Set(runs.map(({ number }) => number)).size).toBe(runs.length);
  }
});
