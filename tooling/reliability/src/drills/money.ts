import { bankFaults, findFaults } from '../stand/books.ts';
import { reconcileFaults } from '../stand/reconcile.ts';
import { seeded } from '../stand/seeded.ts';
import { buildStand, type Stand } from '../stand/stand.ts';
import { watchLedger } from '../stand/watch-ledger.ts';
import { type DrillOptions, inParallel, type Verdict } from './drill.ts';
import { buyAndEnd } from './money-orders.ts';
import { Money } from './money-people.ts';
import { withdrawAndCallBack } from './money-wallets.ts';

/**
 * Every way in which money moves, at the same time and often twice at once: paid by card, at once and in instalments, by
 * wallet, points and loan; cancelled by either side, supplied in part, returned before and after the payout; released,
 * withdrawn and called back. In every snapshot of the ledger the sum is zero, and at the end bank, ledger and orders
 * agree to the kuruş.
 */
export async function money({ seed, isSmall, tell }: DrillOptions): Promise<Verdict> {
  const wanted = isSmall ? 80 : 100_000;
  // Nobody refreshes a token here, and the whole drill takes longer than one lives.
  const stand = await buildStand({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  try {
    const size = isSmall ? { buyers: 4, sellers: 6 } : { buyers: 16, sellers: 96 };
    const people = await Money.gather(stand, seeded(seed), size);
    const watch = watchLedger(stand);
    const { done } = people;
    const telling = setInterval(
      () => tell(`${done.moved} of ${wanted} operations, ${watch.snapshots()} snapshots`),
      1000,
    );
    const work = async (buyer: number) => {
      while (done.moved < wanted) {
        await buyAndEnd(people, buyer);
        await inParallel(Array.from({ length: 16 }), 2, () => withdrawAndCallBack(people));
      }
    };
    await Promise.all(people.buyers.map((_, buyer) => work(buyer))).finally(() => clearInterval(telling));
    tell('the last refunds and payouts');
    await untilAtRest(stand);
    const { snapshots, wrong } = await watch.stop();
    return {
      drill: 'money',
      figures: `${done.moved} operations (${done.tally()}); ${done.refusals} refused by design; ${snapshots} snapshots of the ledger`,
      faults: [
        ...wrong,
        ...done.unclear(),
        ...done.missing(isSmall),
        ...(await findFaults(stand)),
        ...(await bankFaults(stand)),
        ...(await wronglyEnded(stand)),
        ...(await reconcileFaults(stand)),
        ...(isSmall ? [] : await neverClawedBack(stand)),
      ],
    };
  } finally {
    await stand.stop();
  }
}

/** Waits until the bank has heard of every refund and every seller has what it earned. */
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
 * A completed order is released once; a cancelled one never, and all of it went back. What went back is what its refunds
 * say, and its seller is owed nothing more.
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

/** A run in which no seller had to give back what it already had has shown nothing of it. */
async function neverClawedBack({ sql }: Stand): Promise<string[]> {
  const { rows } = await sql.query(
    `select from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
     where e.kind = 'refund' and a.kind = 'wallet' and p.amount < 0 limit 1`,
  );
  return rows.length > 0 ? [] : ['nothing was clawed back from a wallet'];
}
