import { campaignSimulationCalls } from '@havan/contract/campaigns/campaign-simulation';
import { saveCampaign, scheduleCampaign } from '@havan/contract/campaigns/seller-campaigns';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInPanelUser } from '../../../testing/signed-in-panel.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { findCampaignProducts, simulateCampaign } = campaignSimulationCalls;
const day = 86_400_000;
const at = (days: number): string => new Date(app.clock.now().getTime() + days * day).toISOString();
const terms = () => ({
  kind: 'percentOff' as const,
  steps: [percentOff(10)],
  bonus: null,
  startsAt: at(0),
  endsAt: at(10),
});

type Seller = Awaited<ReturnType<typeof signedInPanelUser>>;
async function listed(
  owner: { companyId: number },
  productId: number,
  changes: { price?: number; cost?: number } = {},
) {
  const { cost = null, price = 10_000 } = changes;
  const id = await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId },
    { price, stock: 50, expiration: '2028-06-30' },
  );
  await sql`update listing set cost = ${cost}, created_at = ${at(-40)} where id = ${id}`.execute(
    app.database.db,
  );
  return id;
}
const product = () => makeProduct(app.database.db, { kind: 'general' });
const simulated = async (owner: Seller, listingIds: number[]) =>
  (await app.call(simulateCampaign, { ...terms(), listingIds }, owner)).result.listings;

test('asks for a session and for the panel', async () => {
  const request = { ...terms(), listingIds: [] };
  expect((await app.call(simulateCampaign, request)).status).toBe(401);
  expect((await app.call(simulateCampaign, request, await signedInAs(app, 'pharmacy'))).status).toBe(403);
});

test('returns the price, the margin after commission, the place, the overlap and the lowest of thirty days', async () => {
  const [owner, rival] = [await signedInPanelUser(app), await signedInSeller(app)];
  const productId = await product();
  const id = await listed(owner, productId, { cost: 4000 });
  await listed(rival, productId, { price: 9500 });
  await makeCampaign(app.database.db, { title: 'Pazarın', steps: [percentOff(5)] });
  const [row] = await simulated(owner, [id]);
  expect(row).toMatchObject({
    listingId: id,
    price: 10_000,
    newPrice: 9000,
    placeBefore: 2,
    place: 1,
    offers: 2,
  });
  // The market's own campaign has run since 1 November, so that 95,00 TL is the lowest price of the listing.
  expect(row?.lowest).toBe(9500);
  expect(row?.warnings.map(({ code }) => code)).toEqual(['newLowest', 'overlap']);
  expect(row?.warnings[1]?.sentence).toContain('“Pazarın”');
});

test('foreign listings are left out, terms that are none are refused at their field', async () => {
  const [owner, stranger] = [await signedInPanelUser(app), await signedInPanelUser(app)];
  const id = await listed(owner, await product());
  expect(await simulated(stranger, [id])).toEqual([]);
  const bad = await app.call(simulateCampaign, { ...terms(), steps: [], listingIds: [id] }, owner);
  expect(bad.body.errors).toMatchObject([{ path: 'steps' }]);
});

test('a campaign below the cost is published only when the seller accepts the loss', async () => {
  const owner = await signedInPanelUser(app);
  const id = await listed(owner, await product(), { cost: 9000 });
  expect((await simulated(owner, [id]))[0]?.warnings.map(({ code }) => code)).toContain('belowCost');
  const { campaign } = (
    await app.call(
      saveCampaign,
      {
        ...terms(),
        title: 'Zararına',
        description: '',
        unitLimit: null,
        companyLimit: null,
        listingIds: [id],
      },
      owner,
    )
  ).result;
  const { campaignId, version } = campaign;
  const refused = await app.call(scheduleCampaign, { campaignId, version }, owner);
  expect(refused.body.errors).toMatchObject([{ code: 'belowCost', path: 'acceptsLoss' }]);
  const accepted = await app.call(scheduleCampaign, { campaignId, version, acceptsLoss: true }, owner);
  expect(accepted.result.campaign.state).toBe('scheduled');
});

test('products are found by a filter, by barcodes and by their risk', async () => {
  const owner = await signedInPanelUser(app);
  const productId = await product();
  const id = await listed(owner, productId);
  const { barcode } = await app.database.db
    .selectFrom('product')
    .select('barcode')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const find = async (target: Parameters<typeof app.call<typeof findCampaignProducts>>[1]['target']) =>
    (await app.call(findCampaignProducts, { target }, owner)).result;
  expect(await find({ by: 'filter', filter: {} })).toEqual({
    listingIds: [id],
    total: 1,
    unknownBarcodes: [],
  });
  expect(await find({ by: 'filter', filter: { stockAtMost: '10' } })).toMatchObject({ total: 0 });
  expect(await find({ by: 'barcodes', barcodes: [barcode, ' ', '8690000000001'] })).toEqual({
    listingIds: [id],
    total: 1,
    unknownBarcodes: ['8690000000001'],
  });
  // No unit was ever sold, so that the whole stock is at risk.
  expect(await find({ by: 'risk' })).toMatchObject({ listingIds: [id] });
});

test('while the flag newCampaignPanel is off there is no simulation', async () => {
  const owner = await signedInPanelUser(app);
  await sql`insert into feature_flag (name, enabled) values ('newCampaignPanel', false)`.execute(
    app.database.db,
  );
  expect((await app.call(simulateCampaign, { ...terms(), listingIds: [] }, owner)).status).toBe(403);
  expect((await app.call(findCampaignProducts, { target: { by: 'risk' } }, owner)).status).toBe(403);
  await sql`delete from feature_flag where name = 'newCampaignPanel'`.execute(app.database.db);
  expect((await app.call(simulateCampaign, { ...terms(), listingIds: [] }, owner)).status).toBe(200);
});
