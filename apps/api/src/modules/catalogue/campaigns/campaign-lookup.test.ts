import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeCategory, makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { campaignLookup, type CategorisedListing, CachedCampaigns } from './campaign-lookup.ts';
import { findRunningCampaigns } from './running-campaigns.sql.ts';

const app = testApp();
const now = new Date('2026-11-21T08:00:00Z');
const listings: CategorisedListing[] = [];
let companyId = 0;

beforeAll(async () => {
  const { db } = app.database;
  app.clock.set(now);
  await db.updateTable('campaign').set({ state: 'ended' }).execute();
  companyId = await makeCompany(db, 'pharmacy');
  const above = await makeCategory(db);
  const beneath = await makeCategory(db, 'Beneath', above);
  const elsewhere = await makeCategory(db);
  const sellers = [await makeCompany(db, 'merchant'), await makeCompany(db, 'merchant')] as const;
  for (const [i, category_id] of [beneath, elsewhere, above, elsewhere].entries()) {
    const seller_id = sellers[i % 2 === 0 ? 0 : 1];
    const product_id = await makeProduct(db, { category_id });
    const listing_id = await makeListing(db, { sellerId: seller_id, productId: product_id }, { price: 1000 });
    const category_ids = category_id === beneath ? [beneath, above, null] : [category_id, null, null];
    listings.push({ listing_id, product_id, seller_id, category_ids });
  }
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  await makeCampaign(db, { seller_id: sellers[0], category_id: above, ends_at: days(3) });
  await makeCampaign(db, { seller_id: sellers[1], steps: [percentOff(1, 20)], ends_at: days(1) });
  await makeCampaign(db, { category_id: elsewhere, ends_at: days(2) });
  await makeCampaign(db, { seller_id: sellers[0], unit_limit: 5, units_left: 5, ends_at: days(2) });
  await makeCampaign(db, { starts_at: days(1), ends_at: days(2) });
  const chosen = await makeCampaign(db, { is_selected: true, ends_at: days(0.5) });
  await sql`
    insert into campaign_listing (campaign_id, listing_id)
    select id, ${listings[3]?.listing_id} from campaign where code = ${chosen}`.execute(db);
});

// @spec §1 campaign-prices

test('the database and the cache agree on every listing, the first to end first', async () => {
  const { db } = app.database;
  const which = sql<boolean>`l.id = any(${listings.map(({ listing_id }) => listing_id)}::bigint[])`;
  const read = await campaignLookup(db, { companyId, now, which });
  const cached = await new CachedCampaigns(await findRunningCampaigns(db)).lookup(db, listings, {
    companyId,
    now,
  });
  const offers = listings.map((listing) => read.of(listing));
  expect(offers).toEqual(listings.map((listing) => cached.of(listing)));
  expect(offers.map((each) => each.length)).toEqual([2, 2, 2, 3]);
  expect(offers.flatMap((each) => each.filter(({ right }) => right !== null))).toHaveLength(2);
  for (const each of offers)
    expect(each.map(({ endsAt }) => endsAt)).toEqual(each.map(({ endsAt }) => endsAt).sort());
});

test('cached campaigns start and end by the clock', async () => {
  const { db } = app.database;
  const rows = new CachedCampaigns(await findRunningCampaigns(db));
  const [first] = listings.slice(0, 1);
  const at = async (day: number) => {
    const moment = new Date(now.getTime() + (day + 0.5) * 86_400_000);
    const found = await rows.lookup(db, listings, { companyId, now: moment });
    return first && found.of(first).length;
  };
  expect([await at(0), await at(1), await at(2), await at(3)]).toEqual([2, 3, 1, 0]);
});
