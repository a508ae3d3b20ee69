import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { getScoreAppeal } from '@havan/contract/backoffice/support/score-appeals';
import { evaluationCalls } from '@havan/contract/sales/evaluations';
import { getOrders } from '@havan/contract/sales/orders';
import { scoreCalls } from '@havan/contract/sales/score';
import { lowRating } from '@havan/domain/score-event';
import { mostInfluenceOfBuyer } from '@havan/domain/seller-score';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { makeBadge, makeBrand, makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { type OrderFacts, writeOrder } from '../../../testing/any-history.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { refreshAllScores } from './score-jobs.ts';

const app = testApp();
const { getScore, getScoreEvents, appealScore, getBadges } = scoreCalls;
const { getComments, answerComment } = evaluationCalls;
const dayMinutes = 24 * 60;

type Party = Awaited<ReturnType<typeof makeParty>> & { readonly token: string };
let seller: Party;
let buyers: Party[];
let listings: { readonly listingId: number; readonly productId: number }[];
beforeEach(async () => {
  const signedIn = async (kind: 'merchant' | 'pharmacy') => {
    const party = await makeParty(app.database.db, kind);
    return { ...party, token: await sessionOf(app, party) };
  };
  seller = await signedIn('merchant');
  buyers = [await signedIn('pharmacy'), await signedIn('pharmacy')];
  const productId = await makeProduct(app.database.db);
  const listingId = await makeListing(app.database.db, { sellerId: seller.companyId, productId });
  listings = [{ listingId, productId }];
});

/**
 * Creates a completed order of ten units that was shipped two days ago, in time and complete, unless `changes` say
 * otherwise.
 */
async function order(
  changes: Partial<OrderFacts> & { readonly back?: number; readonly rating?: number } = {},
) {
  const { back = 0, rating, ...facts } = changes;
  const { db } = app.database;
  const id = await writeOrder(
    db,
    { sellerId: seller.companyId, buyers, listings },
    {
      minutesAgo: 5 * dayMinutes,
      state: 'completed',
      shippingFee: 0,
      shippedAfter: 24,
      buyer: 0,
      lines: [
        { product: 0, quantity: 10, unitPrice: 1000, unitCost: null, psf: null, back, kind: 'notSupplied' },
      ],
      ...facts,
    },
    app.clock.now(),
  );
  await sql`update orders set delivered_at = created_at + interval '3 days' where id = ${id}`.execute(db);
  if (rating !== undefined)
    await sql`insert into order_rating (order_id, buyer_company_id, seller_company_id, score, comment, created_at)
      select id, buyer_company_id, seller_company_id, ${rating}, 'Kutu ezikti.', ${app.clock.now()}
      from orders where id = ${id}`.execute(db);
  return id;
}

const score = async () => (await app.call(getScore, {}, seller)).result;
const events = async () => (await app.call(getScoreEvents, {}, seller)).result.items;
const part = async (name: string) => (await score()).parts.find((one) => one.part === name);

// @spec §2.2 score

test('a seller without orders has no score to show and no events', async () => {
  expect(await score()).toMatchObject({ shownTenths: null, isShown: false, isSettled: false });
  expect((await part('ratings'))?.confidence).toBe(0);
  expect(await events()).toEqual([]);
});

test('late, short, wrong expiry, a ruling and a bad rating each lower their part and stand among the events', async () => {
  const { db } = app.database;
  const before = (await score()).score;
  const late = await order({ shippedAfter: 80 });
  const short = await order({ back: 3 });
  const cancelled = await order({ state: 'cancelled', shippedAfter: null });
  await sql`insert into order_event (order_id, action, party, to_state) values (${cancelled}, 'cancel', 'seller', 'cancelled')`.execute(
    db,
  );
  const caseOf = async (state: string, reason: string) => {
    const orderId = await order();
    await sql`with opened as (
        insert into order_case (order_id, kind, state, refund_target, answer_by) values (${orderId}, 'return', ${state}, 'card', now())
        returning id)
      insert into order_case_line (case_id, order_id, line_no, quantity, reason) select id, ${orderId}, 1, 1, ${reason} from opened`.execute(
      db,
    );
    return orderId;
  };
  const expired = await caseOf('accepted', 'shortExpiry');
  const ruled = await caseOf('ruledForBuyer', 'damaged');
  await caseOf('accepted', 'damaged');
  const disliked = await order({ rating: lowRating });
  await order({ rating: 10 });
  const found = await events();
  expect(new Map(found.map(({ orderId, kind }) => [orderId, kind]))).toEqual(
    new Map([
      [late, 'late'],
      [short, 'short'],
      [cancelled, 'cancelled'],
      [expired, 'shortExpiry'],
      [ruled, 'ruled'],
      [disliked, 'lowRating'],
    ]),
  );
  for (const { effect } of found) expect(effect).toBeLessThan(0);
  expect(found.find(({ kind }) => kind === 'late')?.lateMinutes).toBe(32 * 60);
  expect(found.find(({ kind }) => kind === 'short')?.missing).toEqual({ units: 3, of: 10 });
  const { score: after, isShown } = await score();
  expect(isShown).toBe(true);
  expect(after).toBeLessThan(before);
  expect(before - after).toBeLessThanOrEqual(mostInfluenceOfBuyer);
  // The list behind each figure contains exactly the orders that the figure counts.
  for (const { part: scorePart, facts } of (await score()).parts) {
    const { items } = (await app.call(getOrders, { type: 'sold', scorePart }, seller)).result;
    expect({ scorePart, orders: items.length }).toEqual({ scorePart, orders: facts });
    const bad = found.filter((event) => event.part === scorePart).map(({ orderId }) => orderId);
    expect(items.map(({ orderId }) => orderId)).toEqual(expect.arrayContaining(bad));
  }
  const asBuyer = await app.call(getOrders, { type: 'purchased', scorePart: 'dispatch' }, buyers[0]);
  expect(asBuyer.result.items).toEqual([]);
});

test('buyers see the score that the job keeps, and nothing of it before five orders', async () => {
  const { db } = app.database;
  const kept = async () =>
    (
      await db
        .selectFrom('company')
        .select('score_tenths')
        .where('id', '=', seller.companyId)
        .executeTakeFirstOrThrow()
    ).score_tenths;
  for (let i = 0; i < 4; i++) await order({ buyer: i });
  await refreshAllScores(app.ctx);
  expect(await kept()).toBeNull();
  await order();
  await refreshAllScores(app.ctx);
  expect(await kept()).toBe((await score()).shownTenths);
});

test('an appeal is sent once, decided by an operator, and takes the fact out of the score', async () => {
  const orderId = await order({ shippedAfter: 80 });
  const before = (await score()).score;
  const request = { orderId, part: 'dispatch' as const, text: 'Kargo firması paketi bir gün geç okuttu.' };
  expect((await app.call(appealScore, { ...request, text: 'kısa' }, seller)).status).toBe(400);
  expect((await app.call(appealScore, { ...request, part: 'returns' }, seller)).status).toBe(404);
  expect((await app.call(appealScore, request, seller)).status).toBe(200);
  expect((await app.call(appealScore, request, seller)).status).toBe(409);
  expect(await events()).toMatchObject([{ appeal: { state: 'open' }, appealUntil: null }]);
  const operator = await signedInOperator(app, ['support']);
  const queue = 'scoreAppeals' as const;
  const { items } = (await app.call(queueCalls.getQueue, { queue }, operator)).result;
  const itemId = items.find(({ detail }) => detail.includes(String(orderId)))?.itemId ?? 0;
  const seen = await app.call(getScoreAppeal, { appealId: String(itemId) }, operator);
  expect(seen.result).toMatchObject({ part: 'dispatch', orderId, text: request.text, state: 'open' });
  await app.call(queueCalls.claimQueueItem, { queue, itemId }, operator);
  const decision = { queue, itemId, decision: 'approve' as const, reasonId: 'notSeller' };
  expect((await app.call(queueCalls.decideQueueItem, decision, operator)).status).toBe(200);
  expect((await score()).score).toBeGreaterThan(before);
  expect(await events()).toMatchObject([
    { effect: 0, appeal: { state: 'accepted', ruling: 'Olay satıcıdan kaynaklanmıyor; puandan çıkarıldı.' } },
  ]);
  const trail = await app.call(getAuditTrail, { pageSize: '1' }, await signedInOperator(app, ['admin']));
  expect(trail.result.items).toMatchObject([{ action: 'scoreAppeal.accepted' }]);
});

test('an appeal comes too late after fourteen days', async () => {
  const orderId = await order({ shippedAfter: 80, minutesAgo: 15 * dayMinutes });
  expect(await events()).toMatchObject([{ appealUntil: null }]);
  const request = { orderId, part: 'dispatch' as const, text: 'Kargo firması paketi geç okuttu.' };
  expect((await app.call(appealScore, request, seller)).status).toBe(409);
});

// @spec §7 users-badges
// @spec §3 badge-list

test('badges are given by the market or earned by orders', async () => {
  const held = async () =>
    (await app.call(getBadges, {}, seller)).result.badges
      .filter(({ isHeld }) => isHeld)
      .map(({ badge }) => badge);
  expect(await held()).toEqual([]);
  const { db } = app.database;
  await makeBadge(db, { companyId: seller.companyId, brandId: await makeBrand(db), type: 2 });
  for (let i = 0; i < 30; i++) await order();
  expect(await held()).toEqual(['official', 'onTime', 'complete']);
  await sql`update orders set shipped_at = ship_by + interval '1 day' where seller_company_id = ${seller.companyId}`.execute(
    db,
  );
  expect(await held()).toEqual(['official', 'complete']);
});

test('the page of the score and the badges go with their features', async () => {
  const { db } = app.database;
  await flagsCommand(db, ['myScorePage', 'off']);
  await flagsCommand(db, ['userBadges', 'off']);
  for (const call of [getScore, getScoreEvents, getBadges])
    expect((await app.call(call, {}, seller)).status).toBe(403);
  await flagsCommand(db, ['myScorePage', 'default']);
  await flagsCommand(db, ['userBadges', 'default']);
  for (const call of [getScore, getScoreEvents, getBadges])
    expect((await app.call(call, {}, seller)).status).toBe(200);
});

// @spec §2.2 evaluations

test('a rating is listed for both sides and answered once', async () => {
  const orderId = await order({ rating: 4 });
  await order({ rating: 10, buyer: 1 });
  const received = async (filter: 'all' | 'waiting' | 'low') =>
    (await app.call(getComments, { type: 'received', filter }, seller)).result;
  expect(await received('all')).toMatchObject({ total: 2, counts: { all: 2, waiting: 2, low: 1 }, mean: 7 });
  expect((await received('low')).items).toMatchObject([
    { orderId, score: 4, comment: 'Kutu ezikti.', answer: null },
  ]);
  const answer = { orderId, text: 'Özür dileriz, paketlemeyi değiştirdik.' };
  expect((await app.call(answerComment, answer, buyers[0])).status).toBe(404);
  const other = await makeParty(app.database.db, 'merchant');
  const stranger = { ...other, token: await sessionOf(app, other) };
  expect((await app.call(answerComment, answer, stranger)).status).toBe(404);
  expect((await app.call(answerComment, answer, seller)).status).toBe(200);
  expect((await app.call(answerComment, answer, seller)).status).toBe(409);
  expect(await received('waiting')).toMatchObject({ total: 1 });
  const given = (await app.call(getComments, { type: 'given' }, buyers[0])).result;
  expect(given.items).toMatchObject([{ orderId, answer: { text: answer.text }, report: null }]);
});

test('a rating that was reported and taken down counts no more and has no words', async () => {
  const orderId = await order({ rating: 0 });
  const before = (await score()).score;
  const text = 'Sipariş bize ait değil, hakaret içeriyor.';
  expect((await app.call(appealScore, { orderId, part: 'ratings', text }, seller)).status).toBe(200);
  const operator = await signedInOperator(app, ['support']);
  const queue = 'scoreAppeals' as const;
  const { items } = (await app.call(queueCalls.getQueue, { queue }, operator)).result;
  const itemId = items.find(({ detail }) => detail.includes(String(orderId)))?.itemId ?? 0;
  await app.call(queueCalls.claimQueueItem, { queue, itemId }, operator);
  await app.call(
    queueCalls.decideQueueItem,
    { queue, itemId, decision: 'approve', reasonId: 'abusive' },
    operator,
  );
  const { items: seen, mean } = (await app.call(getComments, { type: 'received' }, seller)).result;
  expect(seen).toMatchObject([{ orderId, comment: null, isWithdrawn: true, report: { state: 'accepted' } }]);
  expect(mean).toBeNull();
  expect((await score()).score).toBeGreaterThan(before);
});
