import { randomUUID } from 'node:crypto';
import { netOf, statementNumber, sumOfFigures } from '@havan/domain/payout-statement';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../core/db/database.ts';
import { makeCompany, makeUser } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import {
  balanceOf,
  type OrderMoney,
  postOrderRefund,
  postPayout,
  postRelease,
  postWithdrawal,
  postWithdrawalBack,
  postWithholding,
  releasedOrder,
} from '../ledger/ledger.service.ts';
import { closeWeeks } from './close-weeks.ts';
import { payoutStatements, wholeStatement } from './statements.service.ts';

const app = testApp();
let db: Db;
const weekMs = 7 * 86_400_000;
let buyer: number;
let userId: number;
beforeAll(async () => {
  db = app.database.db;
  buyer = await makeCompany(db, 'pharmacy');
  userId = await makeUser(db, buyer);
  app.clock.set(new Date());
});

/**
 * Closes the current week. The database dates the ledger, so that entries written after a closing belong to the next
 * week.
 */
async function passWeek(): Promise<void> {
  app.clock.advance(weekMs);
  await closeWeeks(app.ctx);
}

/** Creates a completed order of a seller with its payment, whose money is still in escrow. */
async function order(sellerCompanyId: number, goodsTotal: number, subsidy: number): Promise<OrderMoney> {
  const paymentId = randomUUID();
  const shippingFee = goodsTotal % 5_000;
  await sql`insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
    values (${paymentId}, ${buyer}, ${userId}, 'captured', ${goodsTotal + shippingFee}, '{}', now())`.execute(
    db,
  );
  const { id } = await db
    .insertInto('orders')
    .values({
      payment_id: paymentId,
      buyer_company_id: buyer,
      seller_company_id: sellerCompanyId,
      state: 'completed',
      goods_total: goodsTotal,
      shipping_fee: shippingFee,
      vat_total: 0,
      total: goodsTotal + shippingFee,
      commission: Math.round(goodsTotal * 0.06),
      campaign_subsidy: subsidy,
      address: '{}',
      ship_by: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    orderId: id,
    paymentId,
    buyerCompanyId: buyer,
    sellerCompanyId,
    goodsTotal,
    shippingFee,
    commission: Math.round(goodsTotal * 0.06),
    campaignSubsidy: subsidy,
    pointsAmount: 0,
    refundedGoods: 0,
    refundedShipping: 0,
  };
}

async function refund(money: OrderMoney, goods: number): Promise<OrderMoney> {
  const { id } = await db
    .insertInto('order_refund')
    .values({
      order_id: money.orderId,
      goods,
      shipping: 0,
      card_amount: goods,
      wallet_amount: 0,
      points_amount: 0,
      kind: 'return',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const released = await releasedOrder(db, money.orderId);
  await postOrderRefund(db, money, {
    refundId: id,
    goods,
    shipping: 0,
    card: goods,
    wallet: 0,
    points: 0,
    released,
  });
  return { ...money, refundedGoods: money.refundedGoods + goods };
}

async function withdrawal(companyId: number, amount: number): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('withdrawal')
    .values({
      id,
      company_id: companyId,
      user_id: userId,
      amount,
      iban: 'TR330006100519786457841326',
      account_owner: 'D Y',
      state: 'requested',
      send_at: new Date(),
    })
    .execute();
  await postWithdrawal(db, { id, companyId, amount });
  return id;
}

const acts = ['sell', 'payOut', 'giveBack', 'withdraw', 'bounce', 'close'] as const;
const step = fc.record({
  act: fc.constantFrom(...acts, 'sell' as const, 'payOut' as const),
  goods: fc.integer({ min: 1, max: 900_000 }),
  subsidy: fc.integer({ min: 0, max: 300 }),
  /** The order by its position, and the refunded part of it. */
  part: fc.double({ min: 0.01, max: 1, noNaN: true }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the lines of a statement; an empty list for a week without a statement. */
async function linesOf(companyId: number, statementId: number | null) {
  if (statementId !== null) return wholeStatement(app.ctx, companyId, statementId);
  return { sums: sumOfFigures([]), lines: { items: [] } };
}

/** Plays the steps for a new seller and returns its id. */
async function play(steps: readonly Step[]): Promise<number> {
  const companyId = await makeCompany(db, 'merchant');
  const orders: OrderMoney[] = [];
  const sent: { id: string; amount: number }[] = [];
  for (const one of steps) {
    if (one.act === 'close') {
      await passWeek();
    } else if (one.act === 'sell') {
      const money = await order(companyId, one.goods, one.subsidy);
      await postRelease(db, money);
      await postWithholding(db, money, Math.floor(one.goods / 120), 'sellerPayable');
      orders.push(money);
    } else if (one.act === 'bounce') {
      const back = sent.pop();
      if (back) await postWithdrawalBack(db, { ...back, companyId });
    } else if (one.act === 'withdraw') {
      const amount = Math.floor((await balanceOf(db, 'wallet', companyId)) * one.part);
      if (amount > 0) sent.push({ id: await withdrawal(companyId, amount), amount });
    } else {
      const at = Math.min(Math.floor(orders.length * one.part), orders.length - 1);
      const money = orders[at];
      if (!money) continue;
      if (one.act === 'payOut') {
        const owed = (await releasedOrder(db, money.orderId))?.owed ?? 0;
        const isPaid = await db
          .selectFrom('ledger_entry')
          .select('id')
          .where('order_id', '=', money.orderId)
          .where('kind', '=', 'payout')
          .executeTakeFirst();
        if (owed > 0 && !isPaid)
          await postPayout(db, { orderId: money.orderId, sellerCompanyId: companyId, amount: owed });
      } else {
        const goods = Math.floor((money.goodsTotal - money.refundedGoods) * one.part);
        if (goods > 0) orders[at] = await refund(money, goods);
      }
    }
  }
  await passWeek();
  return companyId;
}

test('statements equal the ledger, to the kuruş, after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const companyId = await play(steps);
      const { items } = await payoutStatements(app.ctx, { companyId }, { pageSize: 100 });
      const ledger =
        (await balanceOf(db, 'wallet', companyId)) + (await balanceOf(db, 'sellerPayable', companyId));
      expect(items[0]?.closingBalance ?? 0).toBe(ledger);
      let balance = 0;
      const seen = new Set<number>();
      for (const week of items.toReversed()) {
        expect(week.openingBalance).toBe(balance);
        balance = week.closingBalance;
        const { sums, lines } = await linesOf(companyId, week.statementId);
        expect(netOf(sums)).toBe(week.closingBalance - week.openingBalance);
        expect(lines.items.reduce((sum, { net }) => sum + net, 0)).toBe(netOf(sums));
        for (const { entryId } of lines.items) {
          expect(seen.has(entryId)).toBe(false);
          seen.add(entryId);
        }
      }
    }),
    { numRuns: 60 },
  );
  const { rows } = await sql<{ number: string }>`
    select number from payout_statement order by id`.execute(db);
  const year = Number(rows[0]?.number.slice(3, 7));
  const first = rows.filter(({ number }) => number.startsWith(`HK-${year}-`)).map(({ number }) => number);
  expect(first.toSorted()).toEqual(first.map((_, i) => statementNumber(year, i + 1)));
}, 120_000);
