import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { marketCampaignCalls } from '@havan/contract/backoffice/content/market-campaigns';
import { sellerCampaignCalls } from '@havan/contract/campaigns/seller-campaigns';
import { getSpecialOffers } from '@havan/contract/catalogue/special-days';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { beforeEach, expect, test } from 'vitest';
import { makeCampaign } from '../../../testing/campaigns.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { signedInPanelUser } from '../../../testing/signed-in-panel.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepCampaigns } from '../../cart/campaign-reservation/campaign-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const {
  getOperatorCampaigns,
  getCampaignReach,
  createMarketCampaign,
  pauseMarketCampaign,
  resumeMarketCampaign,
  getOfferTags,
  saveOfferTag,
  orderOfferTags,
  removeOfferTag,
} = marketCampaignCalls;

beforeEach(async () => {
  await app.database.db.updateTable('campaign').set({ state: 'ended' }).execute();
});
const idOf = async (code: string) =>
  (
    await app.database.db
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id;
const turn = async (minutes: number) => {
  app.clock.advance(minutes * 60_000);
  await keepCampaigns(app.ctx);
};

// @spec §4 campaign-states

test('published campaigns are listed with what they sold and what they cost; a draft is its seller’s own', async () => {
  const operator = await signedInOperator(app, ['finance']);
  const before = (await app.call(getOperatorCampaigns, {}, operator)).result.costOfMarket ?? 0;
  const seller = await shop.seller(100, 10_000);
  const code = await makeCampaign(app.database.db, { title: 'Pazaryeri Günü' });
  await makeCampaign(app.database.db, { seller_id: seller.companyId, state: 'draft', title: 'Taslak' });
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  const asked = { bearer: 'market', state: 'running' } as const;
  const { items, costOfMarket } = (await app.call(getOperatorCampaigns, asked, operator)).result;
  expect(items).toMatchObject([
    { code, sellerName: null, rule: '%10 indirim', orders: 1, units: 3, income: 27_000, discount: 3000 },
  ]);
  expect(costOfMarket).toBe(before + 3000);
  const drafts = await app.call(getOperatorCampaigns, { search: 'Taslak' }, operator);
  expect(drafts.result.items).toEqual([]);
});

test('the market pauses a campaign of a seller with a reason, and alone goes on with it', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const seller = await signedInPanelUser(app);
  const code = await makeCampaign(app.database.db, { seller_id: seller.companyId, title: 'Kış Fırsatı' });
  const campaignId = await idOf(code);
  const reason = 'Fiyatlar inceleniyor.';
  expect((await app.call(pauseMarketCampaign, { campaignId, reason: ' ' }, operator)).status).toBe(400);
  const paused = (await app.call(pauseMarketCampaign, { campaignId, reason }, operator)).result;
  expect(paused).toMatchObject({ state: 'paused', pauseReason: reason });
  expect((await app.call(pauseMarketCampaign, { campaignId, reason }, operator)).status).toBe(409);
  const notices = (await app.call(getAllNotifications, { mainCategoryId: '15' }, seller)).result.items;
  expect(notices[0]).toMatchObject({
    notificationText: `“Kış Fırsatı” kampanyanız duraklatıldı. ${reason}`,
    redirectUrl: `/myprofile/campaignspanel/${campaignId}`,
  });
  await turn(15);
  const { campaign } = (
    await app.call(sellerCampaignCalls.getSellerCampaign, { campaignId: String(campaignId) }, seller)
  ).result;
  expect(campaign).toMatchObject({ state: 'ended', pauseReason: reason });
  const { version } = campaign;
  const refused = await app.call(sellerCampaignCalls.resumeCampaign, { campaignId, version }, seller);
  expect(refused.status).toBe(409);
  expect(refused.body.statusMessage).toContain(reason);
  const on = (await app.call(resumeMarketCampaign, { campaignId }, operator)).result;
  expect(on).toMatchObject({ state: 'running', pausedUntil: null, pauseReason: null, code });
  const admin = await signedInOperator(app);
  const trail = (await app.call(getAuditTrail, {}, admin)).result.items;
  expect(trail.slice(0, 4).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['campaign.resume', 'campaign.pause']),
  );
});

test('only what runs is paused, and only what is paused goes on', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const campaignId = await idOf(await makeCampaign(app.database.db, { state: 'ended' }));
  const reason = 'Deneme nedeni.';
  expect((await app.call(pauseMarketCampaign, { campaignId, reason }, operator)).status).toBe(409);
  expect((await app.call(resumeMarketCampaign, { campaignId }, operator)).status).toBe(409);
  expect((await app.call(pauseMarketCampaign, { campaignId: 999_999, reason }, operator)).status).toBe(404);
});

test('a heading of special offers is written, ordered, hidden and removed', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const buyer = await signedInAs(app, 'pharmacy');
  const campaignId = await idOf(await makeCampaign(app.database.db, { title: 'Kış' }));
  const draft = await idOf(await makeCampaign(app.database.db, { state: 'draft' }));
  const fields = { title: 'Kış hazırlığı', description: '', isShown: true, campaignIds: [campaignId] };
  const write = (changes: object) => app.call(saveOfferTag, { ...fields, ...changes }, operator);
  expect((await write({ campaignIds: [draft] })).status).toBe(404);
  const [first] = (await write({})).result.tags;
  expect(first).toMatchObject({ title: 'Kış hazırlığı', campaigns: [{ campaignId, isOver: false }] });
  const second = (await write({ title: 'Çok alana' })).result.tags[1];
  const [firstId, secondId] = [first?.tagId ?? 0, second?.tagId ?? 0];
  const shownTitles = async () =>
    (await app.call(getSpecialOffers, {}, buyer)).result.tags.map(({ title }) => title);
  expect(await shownTitles()).toEqual(['Kış hazırlığı', 'Çok alana']);
  await app.call(orderOfferTags, { tagIds: [secondId, firstId] }, operator);
  expect(await shownTitles()).toEqual(['Çok alana', 'Kış hazırlığı']);
  await write({ tagId: secondId, title: 'Çok alana', isShown: false });
  expect(await shownTitles()).toEqual(['Kış hazırlığı']);
  expect((await app.call(orderOfferTags, { tagIds: [firstId, 999_999] }, operator)).status).toBe(409);
  expect((await app.call(orderOfferTags, { tagIds: [firstId] }, operator)).status).toBe(409);
  await app.call(removeOfferTag, { tagId: secondId }, operator);
  expect((await app.call(getOfferTags, {}, operator)).result.tags.map(({ tagId }) => tagId)).toEqual([
    firstId,
  ]);
});

test('an administrator publishes a campaign that the market bears, over a category or over all', async () => {
  const { db } = app.database;
  const admin = await signedInOperator(app, ['admin']);
  const seller = await shop.seller(100, 10_000);
  const { category_id: categoryId } = await db
    .selectFrom('listing')
    .innerJoin('product', 'product.id', 'listing.product_id')
    .select('product.category_id')
    .where('listing.id', '=', seller.listingId)
    .executeTakeFirstOrThrow();
  const now = app.clock.now();
  const terms = {
    title: 'Kışa hazırlık',
    description: '',
    categoryId,
    percent: 10,
    fromQuantity: 1,
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + 5 * 86_400_000).toISOString(),
    unitLimit: 50 as number | null,
    companyLimit: null,
  };
  const create = (changes: Partial<typeof terms>, who = admin) =>
    app.call(createMarketCampaign, { ...terms, ...changes }, who);
  const refusal = async (changes: Partial<typeof terms>) => {
    const { status, body } = await create(changes);
    return [status, body.errors[0]?.path];
  };
  expect((await create({}, await signedInOperator(app, ['catalogue']))).status).toBe(403);
  expect(await refusal({ title: 'ab' })).toEqual([400, 'title']);
  expect(await refusal({ percent: 95 })).toEqual([400, 'steps']);
  expect(await refusal({ endsAt: terms.startsAt })).toEqual([400, 'endsAt']);
  expect(await refusal({ unitLimit: 0 })).toEqual([400, 'unitLimit']);
  expect(await refusal({ categoryId: 987_654 })).toEqual([400, 'categoryId']);

  const reach = (await app.call(getCampaignReach, { categoryId: String(categoryId) }, admin)).result;
  expect(reach.offers).toBeGreaterThan(0);
  const whole = (await app.call(getCampaignReach, {}, admin)).result;
  expect(whole.offers).toBeGreaterThanOrEqual(reach.offers);

  const { code, sellerName, rule, state } = (await create({ unitLimit: null })).result;
  expect({ sellerName, rule, state }).toEqual({ sellerName: null, rule: '%10 indirim', state: 'scheduled' });
  await turn(1);
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  const asked = { bearer: 'market', state: 'running' } as const;
  const { items } = (await app.call(getOperatorCampaigns, asked, admin)).result;
  expect(items).toMatchObject([{ code, units: 3, income: 27_000, discount: 3000 }]);
  expect((await create({})).result).toMatchObject({ unitLimit: 50, unitsLeft: 50 });
  const [event] = (await app.call(getAuditTrail, {}, admin)).result.items;
  expect(event).toMatchObject({
    action: 'campaign.create',
    before: null,
    after: { percent: 10, unitLimit: 50 },
  });
});
