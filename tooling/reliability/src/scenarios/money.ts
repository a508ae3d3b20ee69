import { bankFaults, findFaults } from '../harness/invariants.ts';
import { reconcileFaults } from '../harness/reconcile.ts';
import { seeded } from '../harness/seeded.ts';
import { buildStand, type Stand, type StandOptions } from '../harness/harness.ts';
import { watchLedger } from '../harness/watch-ledger.ts';
import { withoutGuard } from './load.ts';
import { type ScenarioOptions, type Verdict, type Scenario } from './scenario.ts';
import { buyAndEnd } from './money/orders.ts';
import { Money } from './money/people.ts';
import { withdrawAndCallBack } from './money/wallets.ts';

/**
 * Runs every operation on money concurrently and often twice: card payments with and without instalments, wallet,
 * points and loan; cancellation by either side, partial supply, returns before and after the payout; release,
 * withdrawal and its cancellation. In every snapshot the ledger sums to zero, and at the end bank, ledger and orders
 * agree to the kuruş.
 */
export const money: Scenario = (options) => run(options, {});

/** The same scenario without its guard; it must fail. */
export const moneyWithoutGuard: Scenario = withoutGuard(run, /withdrawn was answered 500/);

async function run(
  { seed, isSmall, notify }: ScenarioOptions,
  harnessOptions: StandOptions,
): Promise<Verdict> {
  const wanted = isSmall ? 80 : 100_000;
  // The scenario takes longer than a token is valid and does not refresh tokens.
  const harness = await buildStand({ env: { ACCESS_TOKEN_SECONDS: '86400' }, ...harnessOptions });
  try {
    const size = isSmall
      ? { buyers: 4, sellers: 6, patienceMs: 1_000 }
      : { buyers: 16, sellers: 96, patienceMs: 10_000 };
    const people = await Money.gather(harness, seeded(seed), size);
    const watch = watchLedger(harness);
    const { done } = people;
    const telling = setInterval(
      () => notify(`${done.moved} of ${wanted} operations, ${watch.snapshots()} snapshots`),
      1000,
    );
    const work = async (buyer: number) => {
      while (done.moved < wanted) {
        await buyAndEnd(people, buyer);
        await withdrawAndCallBack(people);
      }
    };
    await Promise.all(people.buyers.map((_, buyer) => work(buyer))).finally(() => clearInterval(telling));
    notify('the last refunds and payouts');
    await untilAtRest(harness);
    const { snapshots, wrong } = await watch.stop();
    return {
      scenario: 'money',
      metrics: `${done.moved} operations (${done.tally()}); ${done.refusals} refused by design; ${snapshots} snapshots of the ledger`,
      faults: [
        ...wrong,
        ...done.unclear(),
        ...done.missing(isSmall),
        ...done.outweighing(isSmall),
        ...(await findFaults(harness)),
        ...(await bankFaults(harness)),
        ...(await wronglyEnded(harness)),
        ...(await reconcileFaults(harness)),
        ...(isSmall ? [] : await neverClawedBack(harness)),
      ],
    };
  } finally {
    await harness.stop();
  }
}

/** Waits until the bank has received every refund and every seller its payout. */
async function untilAtRest({ sql }: Stand): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const { rows } = await sql.query<{ refunds: string; payouts: string }>(
      `select (select count(*) from bank_refund where done_at is null) as refunds,
              (select count(*) from orders where state = 'completed' and paid_out_at is null) as payouts`,
    );
    if (rows[0]?.refunds === '0' && rows[0].payouts === '0') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/**
 * A completed order is released once, and a cancelled one never: it is refunded in full. Refunded amounts equal the
 * refund records, and no seller is still owed money.
 */
async function wronglyEnded({ sql }: Stand): Promise<string[]> {
  const { rows } = await sql.query<{
    id: string;
    state: string;
    releases: string;
    back: string;
    owed: string;
  }>(
    `select o.id, o.state, o.refunded_goods + o.refunded_shipping as back,
            coalesce(l.releases, 0) as releases, coalesce(l.owed, 0) as owed
     from orders o
     left join (
       select e.order_id, count(distinct e.id) filter (where e.kind = 'release') as releases,
              sum(p.amount) filter (where a.kind = 'sellerPayable') as owed
       from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
       where e.order_id is not null group by e.order_id) l on l.order_id = o.id
     left join (select order_id, sum(goods + shipping) as back from order_refund group by order_id) r on r.order_id = o.id
     where coalesce(r.back, 0) <> o.refunded_goods + o.refunded_shipping or coalesce(l.owed, 0) <> 0
        or (o.state = 'completed' and coalesce(l.releases, 0) <> 1)
        or (o.state = 'cancelled' and (coalesce(l.releases, 0) <> 0 or o.refunded_goods + o.refunded_shipping <> o.total))`,
  );
  return rows.map(
    ({ id, state, releases, back, owed }) =>
      `order ${id} is ${state}: released ${releases} times, ${back} went back, ${owed} owed`,
  );
}

/** Returns a fault when no refund followed a payout, because such a run has not tested that case. */
async function neverClawedBack({ sql }: Stand): Promise<string[]> {
  const { rows } = await sql.query(
    `select from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
     where e.kind = 'refund' and a.kind = 'wallet' and p.amount < 0 limit 1`,
  );
  return rows.length > 0 ? [] : ['nothing was clawed back from a wallet'];
}
