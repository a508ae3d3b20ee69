import type { Call, RequestOf } from '@havan/contract/call';
import { answerCase, escalateCase, openCase, receiveReturn, withdrawCase } from '@havan/contract/sales/cases';
import { partlySupplyOrder, prepareOrder, undoPrepareOrder } from '@havan/contract/sales/order-work';
import {
  approveOrder,
  cancelOrder,
  confirmOrder,
  getOrders,
  getSalesOverview,
  postponeAutoApprove,
  shipOrder,
} from '@havan/contract/sales/orders';
import { getOrdersPendingTransfer } from '@havan/contract/money/payout-statements';
import { getWallet } from '@havan/contract/money/wallet';
import {
  nextOrderState,
  type OrderAction,
  type OrderParty,
  type OrderState,
  orderStateMask,
  orderStates,
  pendingPayoutStates,
} from '@havan/domain/order';
import {
  nextOrderCaseState,
  type OrderCaseAction,
  type OrderCaseParty,
  type OrderCaseState,
} from '@havan/domain/order-case';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AppError } from '../../../core/app-error.ts';
import { escalateSilent } from '../cases/case-jobs.ts';
import { approveDelivered, deliverShipped } from './order-jobs.ts';
import { sendRefunds } from '../payment/payment-jobs.ts';
import { payOut } from '../../money/payouts/payout-jobs.ts';
import { anyOrder, playRounds, roundsOf } from '../../../testing/any-order.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { actAsPlatform } from '../cases/cases.service.ts';
import { balanceOf } from '../../money/ledger/ledger.sql.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const stock = 10;
const ordered = 3;
const dayMs = 86_400_000;

/** All actions of the parties, the operator and the clock on an order; they happen in any order and concurrently. */
const moves = [
  'confirm',
  'prepare',
  'undoPrepare',
  'supplyPartly',
  'ship',
  'carrierDelivers',
  'approve',
  'postpone',
  'sellerCancels',
  'buyerCancels',
  'asksToCancel',
  'returns',
  'returnsAllUnwanted',
  'sellerAccepts',
  'sellerWaitsForGoods',
  'goodsCome',
  'sellerRejects',
  'withdraws',
  'escalates',
  'rulesForBuyer',
  'rulesForSeller',
  'aWeekPasses',
  'jobsRun',
] as const;
type Move = (typeof moves)[number];

class Run {
  readonly seller: Person & { listingId: number };
  readonly buyer: Person;
  readonly orderId: number;

  constructor(seller: Person & { listingId: number }, buyer: Person, orderId: number) {
    this.seller = seller;
    this.buyer = buyer;
    this.orderId = orderId;
  }

  /** Sends a request. A refusal is accepted; a server error fails the run. */
  async #ask<C extends Call>(call: C, request: RequestOf<C>, who: Person): Promise<void> {
    const { status, body } = await app.call(call, request, who);
    if (status >= 500) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(body)}`);
  }

  async #case(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select id from order_case where order_id = ${this.orderId} order by id desc limit 1`.execute(
      app.database.db,
    );
    return rows[0]?.id ?? 1;
  }

  async #rule(action: 'ruleForBuyer' | 'ruleForSeller'): Promise<void> {
    await actAsPlatform(app.ctx, await this.#case(), 'platform', action, 'Karar').catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }

  #open(
    kind: 'cancelRequest' | 'return',
    quantity: number,
    reason: 'changedMind' | 'damaged' | 'other',
  ): Promise<void> {
    const lines = [{ lineNo: 1, quantity, reason }];
    return this.#ask(openCase, { orderId: this.orderId, kind, lines, refundTarget: 'wallet' }, this.buyer);
  }

  readonly play: Readonly<Record<Move, () => Promise<unknown>>> = {
    confirm: () => this.#ask(confirmOrder, { orderId: this.orderId }, this.seller),
    prepare: () => this.#ask(prepareOrder, { orderId: this.orderId }, this.seller),
    undoPrepare: () => this.#ask(undoPrepareOrder, { orderId: this.orderId }, this.seller),
    supplyPartly: () =>
      this.#ask(
        partlySupplyOrder,
        {
          orderId: this.orderId,
          missing: [{ lineNo: 1, quantity: 1, cause: 'willNotSell' }],
          reason: 'Rafta kalmadı',
        },
        this.seller,
      ),
    ship: () =>
      this.#ask(
        shipOrder,
        { orderId: this.orderId, carrierId: 1, followUpNumber: String(this.orderId).padStart(12, '0') },
        this.seller,
      ),
    carrierDelivers: async () => {
      app.clock.advance(3_600_000);
      await deliverShipped(app.ctx);
    },
    approve: () => this.#ask(approveOrder, { orderId: this.orderId }, this.buyer),
    postpone: () => this.#ask(postponeAutoApprove, { orderId: this.orderId }, this.buyer),
    sellerCancels: () => this.#ask(cancelOrder, { orderId: this.orderId, reason: 'Stok yok' }, this.seller),
    buyerCancels: () => this.#ask(cancelOrder, { orderId: this.orderId, reason: 'Vazgeçtim' }, this.buyer),
    asksToCancel: () => this.#open('cancelRequest', ordered, 'changedMind'),
    returns: () => this.#open('return', 2, 'damaged'),
    returnsAllUnwanted: () => this.#open('return', ordered, 'other'),
    sellerAccepts: async () =>
      this.#ask(answerCase, { caseId: await this.#case(), accept: true }, this.seller),
    sellerWaitsForGoods: async () =>
      this.#ask(answerCase, { caseId: await this.#case(), accept: true, goodsFirst: true }, this.seller),
    goodsCome: async () => this.#ask(receiveReturn, { caseId: await this.#case() }, this.seller),
    sellerRejects: async () =>
      this.#ask(
        answerCase,
        { caseId: await this.#case(), accept: false, answer: 'Sağlam gitti' },
        this.seller,
      ),
    withdraws: async () => this.#ask(withdrawCase, { caseId: await this.#case() }, this.buyer),
    escalates: async () => this.#ask(escalateCase, { caseId: await this.#case() }, this.buyer),
    rulesForBuyer: () => this.#rule('ruleForBuyer'),
    rulesForSeller: () => this.#rule('ruleForSeller'),
    aWeekPasses: async () => app.clock.advance(8 * dayMs),
    jobsRun: async () => {
      await escalateSilent(app.ctx);
      await approveDelivered(app.ctx);
      await payOut(app.ctx);
      await sendRefunds(app.ctx);
    },
  };
}

async function begin(): Promise<Run> {
  const seller = await shop.seller(stock);
  const buyer = await shop.buyer([seller.listingId, ordered]);
  await shop.buy(buyer);
  const { items } = (await app.call(getOrders, { type: 'purchased' }, buyer)).result;
  return new Run(seller, buyer, items[0]?.orderId ?? 0);
}

interface Step<State, Action, Party> {
  readonly action: Action | 'open';
  readonly party: Party;
  readonly from_state: State | null;
  readonly to_state: State;
}

/**
 * Checks that each step starts in the state where the previous one ended, and that the transition table contains it.
 */
function requirePath<State, Action, Party>(
  steps: readonly Step<State, Action, Party>[],
  next: (state: State, action: Action, party: Party) => State | null,
): State | null {
  let state: State | null = null;
  for (const { action, party, from_state: from, to_state: to } of steps) {
    expect(from).toBe(state);
    if (action !== 'open') expect(from && next(from, action, party)).toBe(to);
    state = to;
  }
  return state;
}

/** Checks the sequence of states of the order and of each of its cases. */
async function requireStatesByTable({ orderId }: Run): Promise<OrderState> {
  const { db } = app.database;
  const { rows: orderSteps } = await sql<Step<OrderState, OrderAction, OrderParty>>`
    select action, party, from_state, to_state from order_event where order_id = ${orderId} order by id`.execute(
    db,
  );
  const { rows } = await sql<{ state: OrderState }>`select state from orders where id = ${orderId}`.execute(
    db,
  );
  const state = rows[0]?.state ?? 'preOrder';
  expect(requirePath(orderSteps, nextOrderState)).toBe(state);
  const { rows: caseSteps } = await sql<
    Step<OrderCaseState, OrderCaseAction, OrderCaseParty> & { case_id: number }
  >`select e.case_id, e.action, e.party, e.from_state, e.to_state
    from order_case_event e join order_case c on c.id = e.case_id
    where c.order_id = ${orderId} order by e.id`.execute(db);
  for (const steps of Map.groupBy(caseSteps, ({ case_id: id }) => id).values())
    requirePath(steps, nextOrderCaseState);
  return state;
}

interface Money {
  readonly total: number;
  readonly back: number;
  /** The value of the goods that were not returned. */
  readonly goods_kept: number;
  readonly to_card: number;
  readonly to_wallet: number;
  readonly units_back: number;
  readonly units_on_shelf: number;
  readonly commission: number;
  readonly withheld: number;
  readonly net_kept: number;
}

/**
 * Checks that the paid amount is with the buyer, the seller or the platform, to the kuruş, and that every
 * unit is accounted for.
 */
async function requireMoneyAndUnits({ orderId, seller, buyer }: Run, state: OrderState): Promise<void> {
  const { db } = app.database;
  const { rows } = await sql<Money>`
    select o.total, o.refunded_goods + o.refunded_shipping as back, o.commission,
           coalesce((select sum(amount) from income_withholding where order_id = o.id), 0)::bigint as withheld,
           (select sum(round((quantity - refunded_quantity) * unit_price * 100 / (100.0 + vat_rate)))
            from order_line where order_id = o.id)::bigint as net_kept,
           o.goods_total - o.refunded_goods as goods_kept,
           coalesce((select sum(card_amount) from order_refund where order_id = o.id), 0)::bigint as to_card,
           coalesce((select sum(wallet_amount) from order_refund where order_id = o.id), 0)::bigint as to_wallet,
           (select sum(refunded_quantity) from order_line where order_id = o.id)::bigint as units_back,
           coalesce((select sum(l.quantity) from order_refund_line l join order_refund r on r.id = l.refund_id
                     where r.order_id = o.id and r.kind <> 'return'), 0)::bigint as units_on_shelf
    from orders o where o.id = ${orderId}`.execute(db);
  const [money] = rows;
  if (!money) throw new Error('no order');
  expect(money.back).toBeLessThanOrEqual(money.total);
  expect(money.to_card + money.to_wallet).toBe(money.back);
  expect(money.units_back).toBeLessThanOrEqual(ordered);
  expect(await shop.stockOf(seller.listingId)).toBe(stock - ordered + money.units_on_shelf);

  const own = (kind: 'wallet' | 'buyerCard' | 'sellerPayable', companyId: number) =>
    balanceOf(db, kind, companyId);
  expect(await own('wallet', buyer.companyId)).toBe(money.to_wallet);
  expect(await own('buyerCard', buyer.companyId)).toBe(money.to_card - money.total);
  const sellers = (await own('wallet', seller.companyId)) + (await own('sellerPayable', seller.companyId));
  // The platform pays the shipping, and its commission falls with each return.
  const kept = state === 'completed' ? money.goods_kept : 0;
  // One percent of the goods without VAT is withheld from a completed order.
  expect(money.withheld).toBe(state === 'completed' ? Math.round(money.net_kept / 100) : 0);
  expect(sellers + money.withheld).toBeLessThanOrEqual(kept);
  expect(sellers + money.withheld).toBeGreaterThanOrEqual(Math.max(0, kept - money.commission));
  expect(state === 'cancelled' ? money.goods_kept : 0).toBe(0);
  const { rows: once } = await sql<{ releases: number }>`
    select count(*) as releases from ledger_entry where order_id = ${orderId} and kind = 'release'`.execute(
    db,
  );
  // When all goods are returned, their shipping is still paid, so that only the shipping is released.
  const isParcelPaid = state === 'cancelled' && money.back < money.total;
  expect(once[0]?.releases).toBe(state === 'completed' || isParcelPaid ? 1 : 0);
}

/**
 * Checks that both screens with "Bekleyen hakediş" show the same figure, and that it is zero once the order has ended.
 */
async function requireOneFigure({ seller, orderId }: Run, state: OrderState): Promise<void> {
  const overview = (await app.call(getSalesOverview, {}, seller)).result;
  const wallet = (await app.call(getWallet, {}, seller)).result;
  expect(overview.pendingPayout).toBe(wallet.pendingPayout);
  const { days, underway, unshipped } = (await app.call(getOrdersPendingTransfer, {}, seller)).result;
  const due = days.reduce((sum, { amount }) => sum + amount, 0);
  const listed = due + underway.amount + unshipped.amount;
  expect(state === 'completed' ? wallet.pendingPayout : listed).toBe(wallet.pendingPayout);
  const { items } = (
    await app.call(
      getOrders,
      { type: 'sold', stateMask: String(orderStateMask(pendingPayoutStates)) },
      seller,
    )
  ).result;
  // The list behind the figure contains the order while its payout is pending, and only then.
  expect(items.map((each) => each.orderId)).toEqual(
    pendingPayoutStates.some((each) => each === state) ? [orderId] : [],
  );
  expect(wallet.pendingPayout > 0).toBe(items.length > 0);
}

// @spec §4 order-states

test('any sequence of actions keeps states in the table and accounts for all money and units', async () => {
  await fc.assert(
    fc.asyncProperty(
      roundsOf(moves, { least: 4, most: 14, atOnce: 3 }),
      // Half of the runs start with the usual steps, so that steps after the delivery occur.
      fc.constantFrom<readonly Move[]>(
        [],
        ['confirm'],
        ['confirm', 'ship', 'carrierDelivers'],
        ['confirm', 'ship', 'carrierDelivers', 'approve', 'jobsRun'],
      ),
      async (rounds, way) => {
        const run = await begin();
        for (const move of way) await run.play[move]();
        await playRounds(run.play, rounds);
        await run.play.jobsRun();
        await shop.requireSound();
        const state = await requireStatesByTable(run);
        expect(orderStates).toContain(state);
        await requireMoneyAndUnits(run, state);
        await requireOneFigure(run, state);
      },
    ),
    anyOrder,
  );
}, 120_000);
