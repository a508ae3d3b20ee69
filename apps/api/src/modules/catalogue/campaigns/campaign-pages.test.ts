import { getCampaign, getCampaigns } from '@havan/contract/catalogue/campaign-pages';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import type { RequestOf } from '@havan/contract/call';
import { beforeAll, describe, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { makeCampaign } from '../../../testing/campaigns.ts';
import { makeCategory, makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const db = () => app.database.db;
let token = '';
let userId = 0;
beforeAll(async () => {
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  ({ token, userId } = await signedInAs(app, 'pharmacy'));
});

const list = async (request: RequestOf<typeof getCampaigns> = {}) =>
  (await app.call(getCampaigns, request, { token })).result;
const products = async (request: RequestOf<typeof getProductListings>) =>
  (await app.call(getProductListings, request, { token })).result;
const codesOf = ({ items }: { items: readonly { campaignCode: string }[] }) =>
  items.map(({ campaignCode }) => campaignCode);

async function shop(changes: Parameters<typeof makeListing>[2] = {}) {
  const sellerId = await makeCompany(db(), 'merchant');
  const productId = await makeProduct(db());
  const listingId = await makeListing(
    db(),
    { sellerId, productId },
    { stock: 50, price: 10_000, ...changes },
  );
  return { sellerId, productId, listingId };
}

// @spec §7 campaigns

describe('Campaigns/GetCampaigns', () => {
  test('lists what runs, the first to end first, page by page', async () => {
    const { sellerId } = await shop();
    const late = await makeCampaign(db(), { seller_id: sellerId, ends_at: new Date('2026-12-20T00:00:00Z') });
    const soon = await makeCampaign(db(), { seller_id: sellerId, ends_at: new Date('2026-11-22T00:00:00Z') });
    await makeCampaign(db(), { seller_id: sellerId, state: 'scheduled' });
    await makeCampaign(db(), { seller_id: sellerId, ends_at: new Date('2026-11-21T08:00:00Z') });
    await makeCampaign(db(), { seller_id: sellerId, unit_limit: 5, units_left: 0 });
    const first = await list({ sellerId: String(sellerId), pageSize: '1' });
    expect(codesOf(first)).toEqual([soon]);
    const second = await list({ sellerId: String(sellerId), pageSize: '1', cursor: first.nextCursor ?? '' });
    expect(codesOf(second)).toEqual([late]);
    expect(second.nextCursor).toBeNull();
  });

  test('filters by kind, by who bears it and by category; counts the kinds', async () => {
    const { sellerId } = await shop();
    const [parent, elsewhere] = [await makeCategory(db()), await makeCategory(db())];
    const child = await makeCategory(db(), 'Alt', parent);
    const tiers = await makeCampaign(db(), { seller_id: sellerId, kind: 'quantityTiers' });
    const own = await makeCampaign(db(), { seller_id: sellerId, category_id: child });
    const market = await makeCampaign(db(), { category_id: child });
    await makeCampaign(db(), { seller_id: sellerId, category_id: elsewhere });
    const inPlace = await list({ categoryId: String(parent) });
    expect(codesOf(inPlace)).toEqual(expect.arrayContaining([tiers, own, market]));
    const ofMarket = await list({ categoryId: String(child), bearer: 'market', kind: 'percentOff' });
    expect(codesOf(ofMarket)).toEqual([market]);
    const counted = await list({ sellerId: String(sellerId), kind: 'quantityTiers' });
    expect(codesOf(counted)).toEqual([tiers]);
    expect(counted.kinds?.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'percentOff', count: 2 },
      { kind: 'quantityTiers', count: 1 },
    ]);
  });

  test('leaves the offers of a special day to its own page, and lists them where they are asked for', async () => {
    const { sellerId, listingId } = await shop();
    const code = await makeCampaign(db(), { seller_id: sellerId, kind: 'specialDay' });
    const { id } = await db()
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const day = await db()
      .insertInto('special_day')
      .values({
        title: 'Kasım Günleri',
        least_percent: 10,
        join_until: new Date('2026-11-10T00:00:00Z'),
        starts_at: new Date('2026-11-20T00:00:00Z'),
        ends_at: new Date('2026-11-30T00:00:00Z'),
        state: 'open',
        created_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('special_day_offer')
      .values({
        special_day_id: day.id,
        seller_id: sellerId,
        listing_id: listingId,
        price: 9000,
        state: 'approved',
        proposed_at: app.clock.now(),
        decided_at: app.clock.now(),
        campaign_id: id,
      })
      .execute();
    expect(codesOf(await list({ pageSize: '100' }))).not.toContain(code);
    // The requests are sent one after the other, so that a failure names its filter.
    for (const asked of [
      { kind: 'specialDay' },
      { sellerId: String(sellerId) },
      { specialDayId: String(day.id) },
    ])
      expect(codesOf(await list(asked))).toContain(code);
  });

  test('hides the campaigns of a banned seller', async () => {
    const sellerId = await makeCompany(db(), 'merchant', { sales_ban: true });
    const code = await makeCampaign(db(), { seller_id: sellerId });
    expect(codesOf(await list({ sellerId: String(sellerId) }))).toEqual([]);
    const answer = await app.call(getCampaign, { campaignCode: code }, { token });
    expect(answer.status).toBe(404);
  });
});

describe('flags of campaigns', () => {
  test('separateCampaignFilters: off, the filters of campaigns are refused', async () => {
    expect((await list()).kinds).not.toBeNull();
    await flagsCommand(db(), ['separateCampaignFilters', 'off']);
    const off = await list();
    const refused = await app.call(getCampaigns, { bearer: 'market' }, { token });
    await flagsCommand(db(), ['separateCampaignFilters', 'default']);
    expect(off.kinds).toBeNull();
    expect(refused.status).toBe(403);
    expect((await list({ bearer: 'market' })).kinds).not.toBeNull();
  });

  test('sellerListingCampaignFilters: off, the list of a seller takes no campaign', async () => {
    const { sellerId, productId } = await shop();
    const campaignCode = await makeCampaign(db(), { seller_id: sellerId });
    const request = { campaignCode, sellerId: String(sellerId) };
    expect((await products(request)).items.map((item) => item.productId)).toEqual([productId]);
    await flagsCommand(db(), ['sellerListingCampaignFilters', 'off']);
    const refused = await app.call(getProductListings, request, { token });
    await flagsCommand(db(), ['sellerListingCampaignFilters', 'default']);
    expect(refused.status).toBe(403);
  });

  test('campaignImageProofOfConcept: pictures only for whom it lists', async () => {
    const { sellerId } = await shop();
    await makeCampaign(db(), { seller_id: sellerId });
    const pictures = async () =>
      (await list({ sellerId: String(sellerId) })).items[0]?.productImageUrls.length;
    expect(await pictures()).toBe(0);
    await flagsCommand(db(), ['campaignImageProofOfConcept', 'on', '--users', String(userId)]);
    const shown = await pictures();
    await flagsCommand(db(), ['campaignImageProofOfConcept', 'default']);
    expect(shown).toBe(1);
  });
});

describe('Campaigns/GetCampaign', () => {
  test('returns the campaign, who pays for it, and the units left for this company', async () => {
    const { listingId } = await shop();
    const code = await makeCampaign(db(), {
      code: 'afet_destek_deneme',
      kind: 'disasterRelief',
      unit_limit: 40,
      units_left: 40,
      company_limit: 5,
      is_selected: true,
    });
    const { id } = await db()
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await db().insertInto('campaign_listing').values({ campaign_id: id, listing_id: listingId }).execute();
    const { result } = await app.call(getCampaign, { campaignCode: code }, { token });
    expect(result).toMatchObject({
      campaignCode: code,
      state: 'running',
      isOfMarket: true,
      seller: null,
      listingCount: 1,
      unitLimit: 40,
      unitsLeft: 40,
      companyLimit: 5,
      ownUnitsLeft: 5,
    });
  });

  test('shows an ended campaign and hides a planned one', async () => {
    const over = await makeCampaign(db(), { state: 'ended', ends_at: new Date('2026-11-20T00:00:00Z') });
    const planned = await makeCampaign(db(), {
      state: 'scheduled',
      starts_at: new Date('2026-11-25T00:00:00Z'),
    });
    expect((await app.call(getCampaign, { campaignCode: over }, { token })).result.state).toBe('ended');
    for (const campaignCode of [planned, 'yok'])
      expect((await app.call(getCampaign, { campaignCode }, { token })).status).toBe(404);
  });
});

describe('Products/GetProductListings of a campaign', () => {
  test('shows only the chosen listings, each product with the offer of the campaign', async () => {
    const { productId, listingId } = await shop({ price: 12_000 });
    const other = await makeCompany(db(), 'merchant');
    await makeListing(db(), { sellerId: other, productId }, { stock: 5, price: 9_000 });
    await shop();
    const campaignCode = await makeCampaign(db(), { is_selected: true });
    const { id } = await db()
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', campaignCode)
      .executeTakeFirstOrThrow();
    await db().insertInto('campaign_listing').values({ campaign_id: id, listing_id: listingId }).execute();
    const answer = await products({ campaignCode });
    expect(answer.items.map((item) => [item.productId, item.bestListing?.listingId])).toEqual([
      [productId, listingId],
    ]);
    expect(answer).toMatchObject({ total: 1, title: expect.stringContaining('Kampanya') });
  });

  test('stays in the category of the campaign', async () => {
    const category = await makeCategory(db());
    const sellerId = await makeCompany(db(), 'merchant');
    const inside = await makeProduct(db(), { category_id: category });
    const outside = await makeProduct(db());
    for (const productId of [inside, outside])
      await makeListing(db(), { sellerId, productId }, { stock: 5, price: 9_000 });
    const campaignCode = await makeCampaign(db(), { seller_id: sellerId, category_id: category });
    const answer = await products({ campaignCode });
    expect(answer.items.map((item) => item.productId)).toEqual([inside]);
  });

  test('is not found once the campaign has ended', async () => {
    const campaignCode = await makeCampaign(db(), { state: 'ended' });
    expect((await app.call(getProductListings, { campaignCode }, { token })).status).toBe(404);
  });
});
