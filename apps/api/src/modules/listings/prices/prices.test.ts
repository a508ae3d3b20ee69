import { getPriceSuggestion, getProductMarket } from '@havan/contract/listings/price-suggestion';
import { expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const expiration = '2028-01-31';
const suggest = (listingId: number, owner?: { token: string }) =>
  app.call(getPriceSuggestion, { listingId: String(listingId) }, owner);

test('asks for a session, and shows nothing of the listings of others', async () => {
  const owner = await signedInAs(app, 'merchant');
  const { db } = app.database;
  const listingId = await makeListing(db, { sellerId: owner.companyId, productId: await makeProduct(db) });
  expect((await suggest(listingId)).status).toBe(401);
  expect((await suggest(listingId, await signedInAs(app, 'merchant'))).status).toBe(404);
});

test('three prices rise, sell increasingly slowly and are never below cost, freight and commission', async () => {
  const owner = await signedInAs(app, 'merchant');
  const { db } = app.database;
  const [rival, buyer] = [await makeParty(db, 'merchant'), await makeParty(db, 'pharmacy')];
  const productId = await makeProduct(db, { psf: 20_000 });
  const mine = await makeListing(
    db,
    { sellerId: owner.companyId, productId },
    { expiration, price: 15_000, cost: 12_800, stock: 30 },
  );
  const others = [14_000, 14_500, 16_000];
  for (const price of others) {
    const listing = await makeListing(db, { sellerId: rival.companyId, productId }, { expiration, price });
    await makeSale(db, buyer, { listingId: listing, units: 4, at: app.clock.now() });
  }
  const { result } = await suggest(mine, owner);
  expect(result.strength).toBe('good');
  expect(result.basis).toContain('12 satış, 3 rakip');
  // Shipping of 49,90 TL is free from 500 TL, so that a unit of 150 TL carries 30 % of it. The commission is 6 %.
  expect(result.freight).toBe(1497);
  expect(result.floor).toBe(Math.ceil(((12_800 + 1497) * 10_000) / 9400));
  const prices = result.suggestions.map(({ price }) => price);
  expect(prices).toHaveLength(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(result.floor ?? 0);
  const days = result.suggestions.map((each) => each.days ?? 0);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(result.offers.map(({ price }) => price)).toEqual(others);
  expect(result.reasons).toContainEqual({
    kind: 'price',
    side: 'against',
    sentence: 'En ucuz rakipten 10,00 TL pahalısınız.',
  });
});

test('without offers, sales and cost the basis of the prices is reported', async () => {
  const owner = await signedInAs(app, 'merchant');
  const { db } = app.database;
  const of = { sellerId: owner.companyId };
  const withPsf = await makeListing(db, { ...of, productId: await makeProduct(db) });
  const bare = await makeListing(db, { ...of, productId: await makeProduct(db, { psf: null }) });
  const known = (await suggest(withPsf, owner)).result;
  expect(known).toMatchObject({ strength: 'none', reasons: [], offers: [], floor: null });
  expect(known.suggestions.map(({ days }) => days)).toEqual([null, null, null]);
  const unknown = (await suggest(bare, owner)).result;
  expect(unknown.suggestions).toEqual([]);
  expect(unknown.basis).toContain('fiyat önerilemiyor');
});

test('before a box is listed its product has offers of others, last sales, a price for its expiry and its costs', async () => {
  const owner = await signedInAs(app, 'merchant');
  const { db } = app.database;
  const [rival, buyer] = [await makeParty(db, 'merchant'), await makeParty(db, 'pharmacy')];
  const productId = await makeProduct(db, { psf: 20_000 });
  const of = { sellerId: rival.companyId, productId };
  const near = await makeListing(db, of, { expiration: '2027-02-28', price: 11_000 });
  await makeListing(db, of, { expiration, price: 14_000 });
  const mine = { sellerId: owner.companyId, productId };
  const own = await makeListing(db, mine, { expiration, price: 13_900, cost: 12_800 });
  const now = app.clock.now().getTime();
  for (const daysAgo of [40, 3, 2, 1]) {
    const at = new Date(now - daysAgo * 86_400_000);
    await makeSale(db, buyer, { listingId: daysAgo === 1 ? own : near, units: daysAgo, at });
  }
  const market = (more: { expiration?: string; stock?: string } = {}) =>
    app.call(getProductMarket, { productId: String(productId), ...more }, owner);
  const { result } = await market({ expiration, stock: '12' });
  expect(result.offers.map(({ price }) => price)).toEqual([11_000, 14_000]);
  expect(result.sales.map(({ price, units }) => [price, units])).toEqual([
    [13_900, 1],
    [11_000, 2],
    [11_000, 3],
  ]);
  expect(result).toMatchObject({
    commissionBasisPoints: 600,
    shippingFee: 4990,
    freeShippingFrom: 50_000,
    shippingShare: null,
  });
  // The suggestion does not fall below the cost that the seller entered earlier.
  const freight = Math.ceil((4990 * 12_800) / 50_000);
  expect(result.suggestion?.price).toBeGreaterThanOrEqual(Math.ceil(((12_800 + freight) * 10_000) / 9400));
  expect(result.suggestion?.reasons.at(-1)).toContain('12 adet');
  expect((await app.call(getProductMarket, { productId: '999999999' }, owner)).status).toBe(404);
  expect((await app.call(getProductMarket, { productId: String(productId) })).status).toBe(401);
});
