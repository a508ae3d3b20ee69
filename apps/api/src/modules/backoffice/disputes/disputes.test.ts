import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { getDispute } from '@havan/contract/backoffice/disputes';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { answerCase, escalateCase, openCase } from '@havan/contract/sales/cases';
import { getOrders } from '@havan/contract/sales/orders';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { claimQueueItem, decideQueueItem, getQueue } = queueCalls;
const queue = 'cases' as const;

/**
 * Creates a case about one damaged unit of 100 TL, which the seller rejects and the buyer escalates. Returns the case's
 * id.
 */
async function dispute(): Promise<number> {
  const seller = await shop.seller(10, 10_000);
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  const orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await shop.bring(orderId, seller);
  const opened = await app.call(
    openCase,
    {
      orderId,
      kind: 'return',
      lines: [{ lineNo: 1, quantity: 1, reason: 'damaged' }],
      refundTarget: 'card',
      note: 'Kutu ezik geldi.',
    },
    buyer,
  );
  const { caseId } = opened.result;
  await app.call(answerCase, { caseId, accept: false, answer: 'Sağlam çıktı.' }, seller);
  await app.call(escalateCase, { caseId }, buyer);
  return caseId;
}

test('a case is shown with both sides, ruled once with a reason, and the money moves with it', async () => {
  const itemId = await dispute();
  const operator = await signedInOperator(app, ['finance']);
  const look = async () => (await app.call(getDispute, { caseId: String(itemId) }, operator)).result;
  expect(await look()).toMatchObject({
    state: 'escalated',
    buyerNote: 'Kutu ezik geldi.',
    sellerAnswer: 'Sağlam çıktı.',
    lines: [{ quantity: 1, amount: 10_000, reason: 'damaged' }],
    amount: 10_000,
    refundTarget: 'card',
  });
  const { items } = (await app.call(getQueue, { queue }, operator)).result;
  expect(items.map((item) => item.itemId)).toContain(itemId);
  await app.call(claimQueueItem, { queue, itemId }, operator);
  const rule = (reason: object) =>
    app.call(decideQueueItem, { queue, itemId, decision: 'approve', ...reason }, operator);
  expect((await rule({})).status).toBe(400);
  expect((await rule({ reasonId: 'evidence' })).status).toBe(200);
  expect((await rule({ reasonId: 'evidence' })).status).toBe(409);
  expect(await look()).toMatchObject({
    state: 'ruledForBuyer',
    ruling: 'Fotoğraf ve belgeler alıcıyı doğruluyor.',
  });
  await shop.requireSound();
  const trail = await app.call(getAuditTrail, { pageSize: '1' }, operator);
  expect(trail.result.items).toMatchObject([
    { action: 'case.ruleForBuyer', before: { state: 'escalated' }, after: { state: 'ruledForBuyer' } },
  ]);
});

test('a rejection rules for the seller', async () => {
  const itemId = await dispute();
  const operator = await signedInOperator(app, ['finance']);
  await app.call(claimQueueItem, { queue, itemId }, operator);
  const decision = { queue, itemId, decision: 'reject' as const, reasonId: 'other', note: 'Kutu sağlam.' };
  expect((await app.call(decideQueueItem, decision, operator)).status).toBe(200);
  const { result } = await app.call(getDispute, { caseId: String(itemId) }, operator);
  expect(result).toMatchObject({ state: 'ruledForSeller', ruling: 'Kutu sağlam.' });
});
