import { approveOrder, cancelOrder } from '@havan/contract/orders';
import { getPaymentStatus } from '@havan/contract/payment';
import { acceptWalletContract, cancelWithdrawal, getWallet, withdrawToIban } from '@havan/contract/wallet';
import { smallestWithdrawal } from '@havan/domain/wallet';
import { setTimeout as wait } from 'node:timers/promises';
import { bankFaults, findFaults } from '../stand/books.ts';
import { type Offer, People } from '../stand/people.ts';
import { seeded } from '../stand/seeded.ts';
import { cards, type Shopper, signInAll } from '../stand/shopper.ts';
import { buildStand, type Stand } from '../stand/stand.ts';
import { watchLedger } from '../stand/watch-ledger.ts';
import { type DrillOptions, inParallel, tally, type Verdict } from './drill.ts';

const account = { iban: 'TR330006100519786457841326', accountOwner: 'Deniz Yılmaz' };
/** A seller who has not earned enough yet looks again after this long. */
const emptyWalletMs = 200;

/**
 * Captures, cancellations by either side, releases and withdrawals in any order and at the same time, often of the same order twice:
 * in every snapshot of the ledger the sum is zero, and at the end bank, ledger and orders agree to the kuruş.
 */
export async function money({ seed, isSmall }: DrillOptions): Promise<Verdict> {
  const wanted = isSmall ? 100 : 100_000;
  const random = seeded(seed);
  // Nobody refreshes a token here, and the whole drill takes longer than one lives.
  const stand = await buildStand({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  try {
    const people = new People(stand.sql);
    const sellers = await inParallel(Array.from({ length: 8 }), 4, () => people.trader('merchant'));
    const offers = await inParallel(sellers, 4, (seller) => people.offer(seller, 1_000_000, 12_345));
    const buyers = await inParallel(Array.from({ length: isSmall ? 4 : 8 }), 4, () =>
      people.trader('pharmacy'),
    );
    const shoppers = await signInAll(stand, buyers, 1);
    const vendors = new Map(
      (await signInAll(stand, sellers, 2)).map((vendor) => [vendor.trader.companyId, vendor]),
    );
    const watch = watchLedger(stand);
    const outcomes: string[] = [];
    const note = (operation: string, status: number) => {
      outcomes.push(`${operation} ${status}`);
    };

    const trade = async (shopper: Shopper) => {
      while (outcomes.length < wanted) {
        const orders = await buy(stand, shopper, offers);
        note('pay', orders.length > 0 ? 200 : 409);
        const approved = orders.filter(() => random() < 0.5);
        await stand.sql.query(
          `update orders set state = 'awaitingBuyerApproval', delivered_at = now() where id = any($1::bigint[])`,
          [approved.map(({ orderId }) => orderId)],
        );
        const isApproved = new Set(approved);
        await Promise.all(
          orders.flatMap((order) => {
            const { orderId, sellerId } = order;
            const approve = async () =>
              note('approve', (await shopper.ask(approveOrder, { orderId })).status);
            const cancel = async (by: Shopper | undefined) => {
              const answer = await by?.ask(cancelOrder, { orderId, reason: 'Tatbikat için iptal' });
              note('cancel', answer?.status ?? 0);
            };
            // Some press twice, and some orders are cancelled from both ends at once.
            if (isApproved.has(order)) return random() < 0.2 ? [approve(), approve()] : [approve()];
            return random() < 0.2
              ? [cancel(shopper), cancel(vendors.get(sellerId))]
              : [cancel(vendors.get(sellerId))];
          }),
        );
      }
    };
    /** What was earned leaves for the bank and, more often than not, is called back before it is gone. */
    const bankWithdrawals = async (vendor: Shopper) => {
      const { result } = await vendor.ask(getWallet, {});
      await vendor.ask(acceptWalletContract, { version: result?.contract.version ?? '' });
      while (outcomes.length < wanted) {
        const asked = await vendor.ask(withdrawToIban, { amount: smallestWithdrawal, ...account });
        const [last] = asked.result?.withdrawals ?? [];
        // More than there is, is refused; that is no movement.
        if (asked.status === 400) {
          await wait(emptyWalletMs);
          continue;
        }
        note('withdraw', asked.status);
        if (last && random() < 0.9) {
          const back = async () =>
            note(
              'call back',
              (await vendor.ask(cancelWithdrawal, { withdrawalId: last.withdrawalId })).status,
            );
          await Promise.all(random() < 0.2 ? [back(), back()] : [back()]);
        }
      }
    };
    // Three windows of each seller take from one wallet at the same time.
    const windows = [...vendors.values()].flatMap((vendor) => [vendor, vendor, vendor]);
    await Promise.all([...shoppers.map(trade), ...windows.map(bankWithdrawals)]);
    await refundsToldToTheBank(stand);
    const { snapshots, wrong } = await watch.stop();
    const faults = [...wrong, ...(await findFaults(stand)), ...(await bankFaults(stand))];
    faults.push(...(await wronglyEnded(stand)));
    const odd = outcomes.filter((outcome) => !/ (200|409|403)$/.test(outcome));
    if (odd.length > 0) faults.push(`unclear answers: ${tally(odd)}`);
    return {
      drill: 'money',
      figures: `${outcomes.length} operations (${tally(outcomes)}); ${snapshots} snapshots of the ledger`,
      faults,
    };
  } finally {
    await stand.stop();
  }
}

/** One payment to all sellers; the orders that it opened. */
async function buy(
  stand: Stand,
  shopper: Shopper,
  offers: readonly Offer[],
): Promise<{ orderId: number; sellerId: number }[]> {
  await stand.sql.query(
    `insert into basket_item (company_id, listing_id, quantity, seen_price, seen_expiration)
     select $1, l.id, 1, l.sale_price, l.expiration from listing l where l.id = any($2::bigint[])
     on conflict do nothing`,
    [shopper.trader.companyId, offers.map(({ listingId }) => listingId)],
  );
  const request = await shopper.payRequest(cards.atOnce);
  const answer = request && (await shopper.pay(request));
  if (!answer?.result) return [];
  await shopper.ask(getPaymentStatus, { paymentId: answer.result.paymentId });
  const { rows } = await stand.sql.query<{ id: string; seller_company_id: string }>(
    'select id, seller_company_id from orders where payment_id = $1',
    [answer.result.paymentId],
  );
  return rows.map((row) => ({ orderId: Number(row.id), sellerId: Number(row.seller_company_id) }));
}

/** Waits until the bank has heard of every refund. */
async function refundsToldToTheBank({ sql }: Stand): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const { rows } = await sql.query<{ open: string }>(
      'select count(*) as open from bank_refund where done_at is null',
    );
    if (rows[0]?.open === '0') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** A completed order is released once and never refunded whole; a cancelled one is refunded and never released. */
async function wronglyEnded({ sql }: Stand): Promise<string[]> {
  const { rows } = await sql.query<{ id: string; state: string; releases: string; refunds: string }>(
    `select o.id, o.state, count(e.id) filter (where e.kind = 'release') as releases,
            count(e.id) filter (where e.kind = 'refund') as refunds
     from orders o left join ledger_entry e on e.order_id = o.id
     where o.state in ('completed', 'cancelled')
     group by o.id
     having (o.state = 'completed' and (count(e.id) filter (where e.kind = 'release') <> 1
                                        or count(e.id) filter (where e.kind = 'refund') <> 0))
         or (o.state = 'cancelled' and (count(e.id) filter (where e.kind = 'release') <> 0
                                        or count(e.id) filter (where e.kind = 'refund') <> 1))`,
  );
  return rows.map(
    ({ id, state, releases, refunds }) =>
      `order ${id} is ${state}: ${releases} released, ${refunds} refunded`,
  );
}
