import { listingRiskCalls } from '@havan/contract/backoffice/risk/listing-risk';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { reportProductIssue } from '@havan/contract/catalogue/product-page';
import { getListing } from '@havan/contract/listings/listings';
import { listingIssueCalls } from '@havan/contract/listings/listing-issues';
import { originalityCalls } from '@havan/contract/listings/originality';
import type { IssueCategory } from '@havan/domain/product-issue';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepOriginality } from '../originality/originality-ruling.service.ts';

const app = testApp();
const { getListingIssues, answerListingIssue } = listingIssueCalls;
const { claimQueueItem, decideQueueItem, getQueue } = queueCalls;

/**
 * The operator who decides. It is kept between calls, because an item whose decision was refused stays claimed by that
 * operator.
 */
let desk: ReturnType<typeof signedInOperator> | undefined;

/** Returns a seller with a listing that a pharmacy has reported. */
async function reported(category: IssueCategory = 'notGenuine') {
  const seller = await signedInSeller(app);
  const productId = await makeProduct(app.database.db);
  const listingId = await makeListing(app.database.db, { sellerId: seller.companyId, productId });
  const buyer = await signedInAs(app, 'pharmacy');
  const note = 'Hologram etiketi yok.';
  const { reportId } = (await app.call(reportProductIssue, { productId, listingId, category, note }, buyer))
    .result;
  return { seller, buyer, productId, listingId, issueId: reportId };
}
async function decide(issueId: number, decision: 'approve' | 'reject' | 'ask', reasonId: string) {
  desk ??= signedInOperator(app, ['catalogue']);
  const operator = await desk;
  const item = { queue: 'issues' as const, itemId: issueId };
  await app.call(claimQueueItem, item, operator);
  return app.call(decideQueueItem, { ...item, decision, reasonId, note: '' }, operator);
}

test('asks for a session', async () => {
  expect((await app.call(getListingIssues, {})).status).toBe(401);
});

test('the seller reads what was reported, not by whom, and answers', async () => {
  const { seller, issueId, buyer } = await reported();
  const { items, counts } = (await app.call(getListingIssues, { state: 'waiting' }, seller)).result;
  expect(items).toMatchObject([{ issueId, note: 'Hologram etiketi yok.', state: 'open', answer: null }]);
  expect(JSON.stringify(items)).not.toContain(`Deneme ${buyer.companyId}`);
  expect(counts).toEqual({ unanswered: 1, waiting: 1, closed: 0 });
  const answer = 'Ürünler yetkili depodan, faturası ektedir.';
  expect((await app.call(answerListingIssue, { issueId, answer: ' ' }, seller)).status).toBe(400);
  expect((await app.call(answerListingIssue, { issueId, answer }, seller)).result).toMatchObject({ answer });
  const seen = await app.call(
    listingRiskCalls.getProductIssue,
    { issueId: String(issueId) },
    await signedInOperator(app, ['support']),
  );
  expect(seen.result).toMatchObject({ answer, category: 'notGenuine', others: 0 });
  expect((await app.call(answerListingIssue, { issueId, answer }, await signedInSeller(app))).status).toBe(
    404,
  );
});

test('a question of the operator puts the report behind the others until it is answered', async () => {
  const { seller, issueId } = await reported();
  expect((await decide(issueId, 'ask', 'source')).status).toBe(200);
  const operator = await signedInOperator(app, ['catalogue']);
  const asked = (await app.call(getQueue, { queue: 'issues' }, operator)).result.items;
  expect(asked.find(({ itemId }) => itemId === issueId)?.isAsked).toBe(true);
  const { items } = (await app.call(getListingIssues, {}, seller)).result;
  expect(items[0]).toMatchObject({ state: 'asked', question: 'Ürünü nereden aldığınızı yazın.' });
  await app.call(answerListingIssue, { issueId, answer: 'Yetkili depodan.' }, seller);
  const answered = (await app.call(getQueue, { queue: 'issues' }, operator)).result.items;
  expect(answered.find(({ itemId }) => itemId === issueId)?.isAsked).toBe(false);
});

test('an upheld report suspends the listing, or marks the product; a closed one is closed', async () => {
  const one = await reported();
  expect((await decide(one.issueId, 'approve', 'suspended')).status).toBe(200);
  const request = { listingId: String(one.listingId) };
  const { listing } = (await app.call(getListing, request, one.seller)).result;
  expect(listing).toMatchObject({
    state: 'suspended',
    suspendedReason: 'Bildirim haklı bulundu; ilan askıya alındı.',
  });
  const late = await app.call(answerListingIssue, { issueId: one.issueId, answer: 'Geç' }, one.seller);
  expect(late.body.errors[0]?.message).toBe('Bu bildirim karara bağlandı.');
  expect((await decide(one.issueId, 'reject', 'unfounded')).status).toBe(409);

  const other = await reported();
  await decide(other.issueId, 'approve', 'risky');
  await keepOriginality(app.ctx);
  const { items } = (await app.call(originalityCalls.getRiskyListings, {}, other.seller)).result;
  expect(items).toMatchObject([{ listingId: other.listingId, cause: 'complaint', state: 'missing' }]);
  const closed = (await app.call(getListingIssues, { state: 'closed' }, other.seller)).result.items;
  expect(closed).toMatchObject([{ isUpheld: true }]);
});

test('a report about the page itself has no seller to ask and no listing to suspend', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const seller = await signedInSeller(app);
  const productId = await makeProduct(app.database.db);
  await makeListing(app.database.db, { sellerId: seller.companyId, productId });
  const report = { productId, listingId: null, category: 'wrongInfo' as const, note: '' };
  const { reportId } = (await app.call(reportProductIssue, report, buyer)).result;
  expect((await decide(reportId, 'ask', 'explain')).status).toBe(409);
  expect((await decide(reportId, 'approve', 'suspended')).status).toBe(409);
  expect((await decide(reportId, 'approve', 'corrected')).status).toBe(200);
  expect((await app.call(getListingIssues, {}, seller)).result.items).toEqual([]);
});

test('pages go on where the last one ended', async () => {
  const { seller, productId, listingId, buyer } = await reported();
  const report = { productId, listingId, category: 'wrongPrice' as const, note: '' };
  await app.call(reportProductIssue, report, buyer);
  const first = (await app.call(getListingIssues, { pageSize: '1' }, seller)).result;
  const cursor = first.nextCursor ?? '';
  const second = (await app.call(getListingIssues, { pageSize: '1', cursor }, seller)).result;
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([1, 1, null]);
  expect(first.items[0]?.issueId).toBeGreaterThan(second.items[0]?.issueId ?? 0);
});
