import { randomUUID } from 'node:crypto';
import type { BankPayment } from '@havan/contract/sales/bank';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { claimPayment } from './open-payments.sql.ts';
import { failureOf } from './payment-failures.ts';
import { failPayment, settle } from './settle.ts';
import { askBank } from './status.service.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const units = 2;

/** The outcome of a payment; `open` stands for all states before the end. */
interface Standing {
  readonly state: 'open' | 'captured' | 'failed';
  readonly reason: 'expired' | 'timedOut' | 'superseded' | 'refundedLate' | null;
  /** Whether the buyer has started another payment since. */
  readonly isOutdated: boolean;
}

interface Run {
  readonly record: BankPayment;
  readonly order: readonly EventName[];
  expected: Standing;
}

const sold = { state: 'captured', reason: null } as const;
const failed = (reason: NonNullable<Standing['reason']>) => ({ state: 'failed', reason }) as const;
const whenOpen = (standing: Standing, next: Partial<Standing>): Standing =>
  standing.state === 'open' ? { ...standing, ...next } : standing;

/** A success settles the payment, unless it ended for another reason than expiry or another purchase followed. */
function succeeded(standing: Standing): Standing {
  if (standing.state !== 'failed') return { ...standing, ...sold };
  const isWanted = standing.reason === 'expired' && !standing.isOutdated;
  return { ...standing, ...(isWanted ? sold : failed('refundedLate')) };
}

/** Every event that may end a payment, with the expected outcome. In each case the bank has captured the money. */
const events = {
  callback: {
    happen: ({ record }: Run) => settle(app.ctx, record, { eventId: randomUUID() }),
    ought: succeeded,
  },
  statusQuery: {
    happen: async ({ record: { attemptId } }: Run) => {
      const now = app.ctx.clock.now();
      if (await claimPayment(app.database.db, attemptId, now, now)) await askBank(app.ctx, attemptId);
    },
    ought: (standing: Standing) => whenOpen(standing, sold),
  },
  reconciliation: { happen: ({ record }: Run) => settle(app.ctx, record), ought: succeeded },
  expiry: {
    happen: ({ record }: Run) => failPayment(app.ctx, record.attemptId, failureOf('expired')),
    ought: (standing: Standing) => whenOpen(standing, failed('expired')),
  },
  failure: {
    happen: ({ record }: Run) =>
      settle(app.ctx, { ...record, status: 'failed', failureReason: 'timedOut' }, { eventId: randomUUID() }),
    ought: (standing: Standing) => whenOpen(standing, failed('timedOut')),
  },
  abandonment: {
    happen: async ({ record: { attemptId } }: Run) => {
      await failPayment(app.ctx, attemptId, failureOf('superseded'));
      await sql`
        insert into payment select (jsonb_populate_record(p, jsonb_build_object(
          'id', gen_random_uuid(), 'state', 'created', 'bank_payment_id', null))).*
        from payment p where p.id = ${attemptId}`.execute(app.database.db);
    },
    ought: (standing: Standing) => ({ ...whenOpen(standing, failed('superseded')), isOutdated: true }),
  },
} as const;
type EventName = keyof typeof events;
const names = Object.keys(events) as EventName[];

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/**
 * Starts a payment for each order of events, each of a separate buyer. They are copied from a payment that was started
 * through the API.
 */
async function begin(orders: readonly EventName[][], listingId: number): Promise<Run[]> {
  const first = await shop.pay(await shop.buyer([listingId, units]));
  const like = bank.payments.get(first);
  if (!like) throw new Error('the bank does not know the payment');
  await sql`
    insert into company select (jsonb_populate_record(c, jsonb_build_object('id', 900000 + n))).*
    from payment p join company c on c.id = p.buyer_company_id, generate_series(1, ${orders.length}) n
    where p.id = ${first}`.execute(app.database.db);
  const { rows } = await sql<{ id: string; bank_payment_id: string }>`
    with begun as (
      insert into payment select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'buyer_company_id', 900000 + n, 'bank_payment_id', 'pay_' || n, 'idempotency_key', null))).*
      from payment p, generate_series(1, ${orders.length}) n where p.id = ${first} returning id, bank_payment_id
    ), held as (
      insert into reservation (payment_id, listing_id, quantity, state)
      select id, ${listingId}, ${units}, 'held' from begun
    ), taken as (
      update listing set stock = stock - ${units * orders.length} where id = ${listingId}
    )
    select * from begun`.execute(app.database.db);
  return orders.map((order, at) => {
    const { id = '', bank_payment_id: bankPaymentId = '' } = rows[at] ?? {};
    const record: BankPayment = {
      ...like,
      attemptId: id,
      bankPaymentId,
      status: 'captured',
      threeDsUrl: null,
    };
    bank.payments.set(id, record);
    return { record, order, expected: { state: 'open', reason: null, isOutdated: false } };
  });
}

interface Found {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly orders: number;
  readonly captures: number;
  readonly card: number;
  readonly held: string;
}

async function requireAsExpected(runs: readonly Run[], amount: number): Promise<void> {
  const { rows } = await sql<Found>`
    select p.id, case when p.state = 'threeDsPending' then 'open' else p.state end as state, p.failure_reason as reason,
      (select count(*) from orders o where o.payment_id = p.id) as orders,
      (select count(*) from ledger_entry e where e.payment_id = p.id and e.kind = 'capture') as captures,
      (select coalesce(sum(l.amount), 0) from ledger_account a join ledger_posting l on l.account_id = a.id
       where a.kind = 'buyerCard' and a.company_id = p.buyer_company_id)::bigint as card,
      (select string_agg(r.state, ',') from reservation r where r.payment_id = p.id) as held
    from payment p where p.id = any(${runs.map(({ record }) => record.attemptId)}::uuid[])`.execute(
    app.database.db,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { record, order, expected } of runs) {
    const { state, reason } = expected;
    const isSold = state === 'captured';
    expect([order, found.get(record.attemptId)]).toEqual([
      order,
      {
        id: record.attemptId,
        state,
        reason,
        orders: isSold ? 1 : 0,
        captures: isSold || reason === 'refundedLate' ? 1 : 0,
        card: isSold ? -amount : 0,
        held: isSold ? 'consumed' : state === 'open' ? 'held' : 'released',
      },
    ]);
  }
}

// @spec buying one-settlement
// @spec defects three-settlers

test('callback, status query, reconciliation, expiry, failure and abandonment in each of their 720 orders end as they ought to', async () => {
  const orders = ordersOf(names);
  expect(orders).toHaveLength(720);
  const { listingId } = await shop.seller(10_000);
  const runs = await begin(orders, listingId);
  const amount = runs[0]?.record.amount ?? 0;
  for (let step = 0; step < names.length; step += 1) {
    const left = runs.map((run) => async () => {
      const event = events[run.order[step]!];
      await event.happen(run);
      run.expected = event.ought(run.expected);
    });
    // As many workers as there are connections.
    const worker = async () => {
      for (let next = left.pop(); next; next = left.pop()) await next();
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    await requireAsExpected(runs, amount);
    await shop.requireSound();
  }
  const standing = runs.filter(({ expected }) => expected.state === 'captured').length;
  expect(await shop.stockOf(listingId)).toBe(10_000 - units * (standing + 1));
}, 120_000);
