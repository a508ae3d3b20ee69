import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { operatorSpecialDayCalls } from '@havan/contract/backoffice/content/special-days';
import { getCampaigns } from '@havan/contract/catalogue/campaign-pages';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { specialDayCalls } from '@havan/contract/catalogue/special-days';
import { beforeEach, expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepCampaigns } from '../../cart/campaign-reservation/campaign-jobs.ts';

const app = testApp();
const { saveSpecialDay, turnSpecialDay, getSpecialDayOffers, decideSpecialDayOffers } =
  operatorSpecialDayCalls;
const { joinSpecialDay, getSpecialDayListings, getJoinableDays, getSpecialDays } = specialDayCalls;

const fields = {
  title: 'Öğretmenler Günü',
  description: 'Seçili ürünlerde o güne özel fiyatlar.',
  leastPercent: 20,
  joinUntil: '2026-11-22T21:00:00.000Z',
  startsAt: '2026-11-23T21:00:00.000Z',
  endsAt: '2026-11-24T21:00:00.000Z',
};
const at = (moment: string) => app.clock.set(new Date(moment));
beforeEach(() => at('2026-11-21T08:00:00Z'));

async function openedDay() {
  const operator = await signedInOperator(app, ['catalogue']);
  const { specialDayId } = (await app.call(saveSpecialDay, fields, operator)).result;
  await app.call(turnSpecialDay, { specialDayId, to: 'open' }, operator);
  return { operator, specialDayId };
}

async function sellerWith(price = 10_000) {
  const seller = await signedInSeller(app);
  const { db } = app.database;
  const productId = await makeProduct(db);
  const listingId = await makeListing(db, { sellerId: seller.companyId, productId }, { stock: 30, price });
  return { seller, productId, listingId };
}

// @spec §2.2 special-day-campaigns
// @spec §7 listings-special-day

test('a day goes from its opening over the offers of sellers to the page of the buyer', async () => {
  const { operator, specialDayId } = await openedDay();
  const { seller, productId, listingId } = await sellerWith();
  const other = await sellerWith();
  const day = String(specialDayId);

  const own = (await app.call(getSpecialDayListings, { specialDayId: day }, seller)).result;
  expect(own.day).toMatchObject({ title: fields.title, phase: 'joining' });
  expect(own.items).toMatchObject([{ listingId, listPrice: 10_000, highestPrice: 8000, offer: null }]);
  const offers = [{ listingId, price: 7500, unitLimit: null }];
  expect((await app.call(joinSpecialDay, { specialDayId, offers }, seller)).result).toEqual({
    offered: 1,
    withdrawn: 0,
  });
  const theirs = [{ listingId: other.listingId, price: 8000, unitLimit: null }];
  await app.call(joinSpecialDay, { specialDayId, offers: theirs }, other.seller);

  const queue = (await app.call(getSpecialDayOffers, { specialDayId: day }, operator)).result;
  expect(queue.offers.map(({ price, percent, state }) => [price, percent, state])).toEqual([
    [7500, 25, 'proposed'],
    [8000, 20, 'proposed'],
  ]);
  const [first, second] = queue.offers.map(({ offerId }) => offerId);
  await app.call(
    decideSpecialDayOffers,
    { specialDayId, offerIds: [first ?? 0], decision: 'approve' },
    operator,
  );
  const decided = await app.call(
    decideSpecialDayOffers,
    { specialDayId, offerIds: [second ?? 0], decision: 'reject', reason: 'Ürün bu güne uymuyor.' },
    operator,
  );
  expect(decided.result.day).toMatchObject({ proposed: 0, approved: 1, rejected: 1 });

  const buyer = await signedInAs(app, 'pharmacy');
  expect((await app.call(getSpecialDays, {}, buyer)).result.days).toEqual([]);
  at('2026-11-23T21:00:00Z');
  await keepCampaigns(app.ctx);
  const days = (await app.call(getSpecialDays, {}, buyer)).result.days;
  expect(days).toMatchObject([{ specialDayId, title: fields.title, offerCount: 1 }]);
  const list = (await app.call(getProductListings, { specialDayId: day }, buyer)).result;
  expect(list.title).toBe(fields.title);
  expect(list.items.map((item) => item.productId)).toEqual([productId]);
  expect(list.items[0]?.bestListing?.campaigns[0]).toMatchObject({
    kind: 'specialDay',
    isOfMarket: false,
    steps: [{ fromQuantity: 1, percent: 0, amount: 2500 }],
  });
  const campaigns = (await app.call(getCampaigns, { specialDayId: day }, buyer)).result.items;
  expect(campaigns).toMatchObject([{ title: fields.title, seller: { sellerId: seller.companyId } }]);

  at('2026-11-24T21:00:00Z');
  expect((await app.call(getSpecialDays, {}, buyer)).result.days).toEqual([]);
  expect((await app.call(getProductListings, { specialDayId: day }, buyer)).status).toBe(404);

  const trail = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result;
  expect(trail.items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['specialDay.create', 'specialDay.open', 'specialDay.approveOffers']),
  );
});

test('takes no price above the highest, and no listing of somebody else', async () => {
  const { specialDayId } = await openedDay();
  const { seller, listingId } = await sellerWith();
  const other = await sellerWith();
  const offer = (id: number, price: number) => ({
    specialDayId,
    offers: [{ listingId: id, price, unitLimit: null }],
  });
  const high = await app.call(joinSpecialDay, offer(listingId, 8001), seller);
  expect([high.status, high.body.errors[0]?.message]).toEqual([
    400,
    'Bu özel gün en az %20 indirim ister: fiyat en çok 80,00 TL olabilir.',
  ]);
  expect((await app.call(joinSpecialDay, offer(other.listingId, 5000), seller)).status).toBe(404);
});

test('closes with the deadline; before it an offer can be changed and taken back', async () => {
  const { operator, specialDayId } = await openedDay();
  const { seller, listingId } = await sellerWith();
  const put = (price: number | null) =>
    app.call(joinSpecialDay, { specialDayId, offers: [{ listingId, price, unitLimit: 20 }] }, seller);
  await put(8000);
  await put(7000);
  const offers = async () =>
    (await app.call(getSpecialDayOffers, { specialDayId: String(specialDayId) }, operator)).result.offers;
  expect((await offers()).map(({ price, unitLimit }) => [price, unitLimit])).toEqual([[7000, 20]]);
  expect((await put(null)).result).toEqual({ offered: 0, withdrawn: 1 });
  expect(await offers()).toEqual([]);
  at('2026-11-22T21:00:00Z');
  expect((await put(7000)).status).toBe(409);
  const { days } = (await app.call(getJoinableDays, {}, seller)).result;
  expect(days.find((each) => each.specialDayId === specialDayId)).toMatchObject({ phase: 'review' });
});

test('an approved offer is a promise: it is neither changed nor decided again', async () => {
  const { operator, specialDayId } = await openedDay();
  const { seller, listingId } = await sellerWith();
  const offers = [{ listingId, price: 7000, unitLimit: null }];
  await app.call(joinSpecialDay, { specialDayId, offers }, seller);
  const [offer] = (await app.call(getSpecialDayOffers, { specialDayId: String(specialDayId) }, operator))
    .result.offers;
  const decision = { specialDayId, offerIds: [offer?.offerId ?? 0], decision: 'approve' as const };
  expect((await app.call(decideSpecialDayOffers, decision, operator)).status).toBe(200);
  expect((await app.call(decideSpecialDayOffers, decision, operator)).status).toBe(409);
  const again = [{ listingId, price: 6000, unitLimit: null }];
  expect((await app.call(joinSpecialDay, { specialDayId, offers: again }, seller)).status).toBe(409);
});

test('a draft cannot be joined; its times must follow one another', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const { specialDayId } = (await app.call(saveSpecialDay, fields, operator)).result;
  const { seller, listingId } = await sellerWith();
  const offers = [{ listingId, price: 7000, unitLimit: null }];
  expect((await app.call(joinSpecialDay, { specialDayId, offers }, seller)).status).toBe(404);
  const turned = { ...fields, startsAt: fields.joinUntil, joinUntil: fields.startsAt };
  const wrong = await app.call(saveSpecialDay, turned, operator);
  expect([wrong.status, wrong.body.errors[0]?.path]).toEqual([400, 'startsAt']);
});

test('a cancelled day ends its campaigns', async () => {
  const { operator, specialDayId } = await openedDay();
  const { seller, listingId } = await sellerWith();
  const offers = [{ listingId, price: 7000, unitLimit: null }];
  await app.call(joinSpecialDay, { specialDayId, offers }, seller);
  const [offer] = (await app.call(getSpecialDayOffers, { specialDayId: String(specialDayId) }, operator))
    .result.offers;
  const offerIds = [offer?.offerId ?? 0];
  await app.call(decideSpecialDayOffers, { specialDayId, offerIds, decision: 'approve' }, operator);
  await app.call(turnSpecialDay, { specialDayId, to: 'cancelled' }, operator);
  at('2026-11-23T22:00:00Z');
  await keepCampaigns(app.ctx);
  const buyer = await signedInAs(app, 'pharmacy');
  const { items } = (await app.call(getCampaigns, { sellerId: String(seller.companyId) }, buyer)).result;
  expect(items).toEqual([]);
});
