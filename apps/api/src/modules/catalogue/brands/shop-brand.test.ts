import { shopBrandCalls } from '@havan/contract/catalogue/brands';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeBrand, makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getShopBrand } = shopBrandCalls;

// @spec §7 brands

test('a brand names the sellers that an operator has verified for it, while they sell it', async () => {
  const { db } = app.database;
  const buyer = await signedInAs(app, 'pharmacy');
  const brandId = await makeBrand(db);
  const productId = await makeProduct(db, { brand_id: brandId });
  const brandNow = async () => (await app.call(getShopBrand, { brandId: String(brandId) }, buyer)).result;
  const badge = (companyId: number, type: 1 | 2, until: string | null = null) =>
    sql`insert into brand_badge (company_id, brand_id, type, expires_on)
        values (${companyId}, ${brandId}, ${type}, ${until})`.execute(db);

  const parties = await Promise.all([1, 2, 3, 4].map(() => makeParty(db, 'merchant')));
  const [authorised, official, ended, sellsNothing] = parties.map(({ companyId }) => companyId);
  if (!authorised || !official || !ended || !sellsNothing) throw new Error('Four sellers were made.');
  for (const sellerId of [authorised, official, ended]) await makeListing(db, { sellerId, productId });
  expect(await brandNow()).toMatchObject({ brandId, sellers: [] });

  await badge(authorised, 1);
  await badge(official, 2);
  await badge(ended, 1, '2020-01-01');
  await badge(sellsNothing, 1);
  expect((await brandNow()).sellers.map(({ sellerId, blueTickType }) => [sellerId, blueTickType])).toEqual([
    [official, 2],
    [authorised, 1],
  ]);
  expect((await app.call(getShopBrand, { brandId: '999999999' }, buyer)).status).toBe(404);
  expect((await app.call(getShopBrand, { brandId: String(brandId) })).status).toBe(401);
});
