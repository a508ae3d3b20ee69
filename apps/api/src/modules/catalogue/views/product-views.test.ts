import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { getUserListings } from '@havan/contract/listings/listings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { productViews } from './product-views.ts';

const app = testApp();

test('a seller sees how often companies opened the page in 30 days, once each in half an hour, and the campaign that runs', async () => {
  const { db } = app.database;
  const seller = await signedInSeller(app);
  const productId = await makeProduct(db);
  const listingId = await makeListing(db, { sellerId: seller.companyId, productId });
  const since = new Date(app.clock.now().getTime() - 100 * 86_400_000);
  await sql`update listing set created_at = ${since} where id = ${listingId}`.execute(db);
  const [one, other] = [await signedInAs(app, 'pharmacy'), await signedInAs(app, 'pharmacy')];
  const open = (who: { token: string }) => app.call(getProductDetail, { productId: String(productId) }, who);
  const shown = async () => {
    await app.ctx.caches.get(productViews).write();
    return (await app.call(getUserListings, {}, seller)).result.items[0];
  };
  for (const who of [one, one, other, seller]) expect((await open(who)).status).toBe(200);
  expect(await shown()).toMatchObject({ viewedLastMonth: 2, campaign: null });
  app.clock.advance(31 * 60_000);
  await open(one);
  await makeCampaign(db, {
    title: 'Kış Fırsatı',
    seller_id: seller.companyId,
    steps: [percentOff(10)],
  });
  expect(await shown()).toMatchObject({
    viewedLastMonth: 3,
    campaign: { title: 'Kış Fırsatı' },
  });
  await sql`update product_view_day set day = day - 30`.execute(db);
  expect(await shown()).toMatchObject({ viewedLastMonth: 0 });
});
