import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stand } from './harness.ts';
import { bankFaults, findFaults } from './invariants.ts';
import type { Offer } from './people.ts';
import { cards, type Shopper } from './shopper.ts';

type Outcome = 'captured' | 'failed' | 'refused' | 'unclear';

/** The result of a checkout from the buyer's view. */
export interface Seen {
  readonly outcome: Outcome;
  readonly paymentId: string | null;
}

/** The result of a scenario for orders and money, for the table of `pnpm reliability scale`. */
export interface Books {
  /** Seconds until buyers received answers again after the failure; null where the product stayed reachable. */
  readonly recoverySeconds: number | null;
  /** Number of acknowledged payments that are missing in the database. */
  readonly lost: number;
  /** Number of captured payments that no buyer knows: orders that were placed twice. */
  readonly twice: number;
  /** Number of faults in ledger, stock and orders, and of differences from the bank's record. */
  readonly disagreements: number;
}

/**
 * Runs a whole checkout of these offers, repeated with its idempotency key until it is answered, and returns its
 * result.
 */
export async function checkOut(
  shopper: Shopper,
  offers: readonly Offer[],
  card: keyof typeof cards,
): Promise<Seen> {
  for (const offer of offers) await shopper.add(offer, 1);
  const request = await shopper.payRequest(cards[card]);
  if (!request) return { outcome: 'unclear', paymentId: null };
  const key = randomUUID();
  const { status, statusCode, result } = await shopper.pay(request, key);
  if (!result) {
    const isClean = status > 0 && status < 500 && statusCode !== 0;
    return { outcome: isClean ? 'refused' : 'unclear', paymentId: null };
  }
  if (result.threeDs) await shopper.enterCode(result.threeDs.url);
  return { outcome: (await shopper.outcome(result.paymentId)) ?? 'unclear', paymentId: result.paymentId };
}

/** Waits until no payment is open and returns the seconds that it took. */
export async function untilSettled(harness: Stand): Promise<number> {
  const started = Date.now();
  for (let tries = 0; tries < 240; tries += 1) {
    const { rows } = await harness.sql.query<{ open: string; refunds: string }>(
      `select (select count(*) from payment where state in ('created', 'threeDsPending', 'authorised')) as open,
              (select count(*) from bank_refund where done_at is null) as refunds`,
    );
    if (rows[0]?.open === '0' && rows[0].refunds === '0') break;
    await wait(500);
  }
  return Math.round((Date.now() - started) / 1000);
}

/** Returns sentences about missing acknowledged payments and about checkouts that were never answered. */
export async function lostPayments(harness: Stand, seen: readonly Seen[]): Promise<string[]> {
  const unclear = seen.filter(({ outcome }) => outcome === 'unclear').length;
  return [
    ...(await gone(harness, seen)).map((id) => `payment ${id} was acknowledged and is gone`),
    ...(unclear > 0 ? [`${unclear} checkouts whose buyer never learnt how they ended`] : []),
  ];
}

/**
 * Compares the results that buyers received with database and bank. Returns the figures for the table, and every fault
 * as a sentence. `seen` must hold all checkouts of these buyers.
 */
export async function balanceBooks(
  harness: Stand,
  seen: readonly Seen[],
): Promise<{ readonly books: Books; readonly faults: string[] }> {
  const disagreements = [...(await findFaults(harness)), ...(await bankFaults(harness))];
  const twice = await doubled(harness, seen);
  return {
    books: {
      recoverySeconds: null,
      lost: (await gone(harness, seen)).length,
      twice: twice.length,
      disagreements: disagreements.length,
    },
    faults: [...disagreements, ...twice, ...(await lostPayments(harness, seen))],
  };
}

/** Returns the acknowledged payments that are missing. */
async function gone({ sql }: Stand, seen: readonly Seen[]): Promise<string[]> {
  const acknowledged = seen.flatMap(({ outcome, paymentId }) =>
    outcome === 'captured' && paymentId ? [paymentId] : [],
  );
  const { rows } = await sql.query<{ id: string }>(
    `select w.id from unnest($1::uuid[]) as w (id) left join payment p on p.id = w.id
     where p.state is distinct from 'captured' and p.state is distinct from 'refunded'`,
    [acknowledged],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the captured payments that these buyers do not know. A checkout that was never answered may have been paid
 * without its buyer's knowledge. Two orders of one payment at one seller need no check: the constraint
 * `orders_payment_id_seller_company_id_key` refuses them.
 */
async function doubled({ sql }: Stand, seen: readonly Seen[]): Promise<string[]> {
  const known = seen.flatMap(({ paymentId }) => (paymentId ? [paymentId] : []));
  const { rows } = await sql.query<{ id: string }>(
    `select id from payment where state = 'captured' and purpose = 'cart' and id <> all($1::uuid[])
       and buyer_company_id in (select buyer_company_id from payment where id = any($1::uuid[]))`,
    [known],
  );
  return rows.slice(seen.length - known.length).map(({ id }) => `payment ${id} is known to no buyer`);
}
