import type { RequestOf } from '@havan/contract/call';
import { noWishes, smartCartCalls } from '@havan/contract/cart/smart-cart';
import { getCart } from '@havan/contract/cart/cart';
import { describe, expect, test, vi } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeBrand, makeCategory, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { makeSeller, makeSmartCartMarket, searchIn, wantsOf } from '../../../testing/smart-cart-market.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
// The first search loads and compiles the solver, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const { smartCartBuilder, getSmartCart, getSmartCartList, takeSmartCart, readSmartCartLines } =
  smartCartCalls;
type Request = RequestOf<typeof smartCartBuilder>;

// @spec §2.2 smart-cart
// @spec §7 smart-cart

describe('search', () => {
  test('asks for a session of a pharmacy', async () => {
    const request = { wants: [{ productId: 1, quantity: 1 }], wishes: noWishes };
    expect((await app.call(smartCartBuilder, request)).status).toBe(401);
    // A pharmacy company buys, but has no smart cart among its menus (specification §6).
    for (const companyType of ['merchant', 'pharmacyCompany'] as const) {
      const other = await signedInAs(app, companyType);
      expect((await app.call(smartCartBuilder, request, other)).status).toBe(403);
    }
  });

  test('weighs shipping against prices, proves the result, explains it, and can be read again', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const { buyer, result } = await searchIn(app, market);
    expect(result).toMatchObject({ total: 2 * 5_000 + 3 * 4_000 + 1_000, gaps: [] });
    expect(result.onePick.orderableTotal).toBe(2 * 5_000 + 3 * 3_900 + 10_000);
    const soap = result.groups[0]?.lines.find(({ listingId }) => listingId === market.soap);
    expect(soap?.cheaper).toMatchObject({
      unitDifference: 100,
      basketDifference: 9_000 - 300,
      violations: [],
    });
    const again = () => app.call(getSmartCart, { smartCartId: result.smartCartId }, buyer);
    await expect.poll(async () => (await again()).result.state, { timeout: 20_000 }).toBe('proven');
    expect((await again()).result.bound).toBe(result.total);
    const other = await signedInAs(app, 'pharmacy');
    expect((await app.call(getSmartCart, { smartCartId: result.smartCartId }, other)).status).toBe(404);
  });

  test('counts campaigns like the cart, where the result costs the same', async () => {
    const { db } = app.ctx;
    const market = await makeSmartCartMarket(app.ctx.db);
    await makeCampaign(db, {
      seller_id: market.near,
      kind: 'quantityTiers',
      steps: [percentOff(5, 2), percentOff(12, 3)],
    });
    await makeCampaign(db, {
      seller_id: market.near,
      kind: 'buyXGetY',
      steps: [],
      buy_quantity: 2,
      free_quantity: 1,
    });
    const { buyer, result } = await searchIn(app, market);
    const { smartCartId } = result;
    const search = async () => (await app.call(getSmartCart, { smartCartId }, buyer)).result;
    await expect.poll(async () => (await search()).state, { timeout: 20_000 }).toBe('proven');
    const { total } = await search();
    expect((await app.call(takeSmartCart, { smartCartId }, buyer)).result.outcome).toBe('taken');
    const basket = (await app.call(getCart, {}, buyer)).result;
    expect(basket.total).toBe(total);
    expect(basket.campaignDiscount).toBeGreaterThan(0);
  });

  test('counts the share of shipping that a seller pays like the cart', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    await app.ctx.db
      .updateTable('seller_terms')
      .set({ shipping_share: JSON.stringify({ from: 22_000, percent: 40 }) })
      .where('company_id', '=', market.near)
      .execute();
    const { buyer, result } = await searchIn(app, market);
    expect(result).toMatchObject({ total: 2 * 5_000 + 3 * 4_000 + 600, groups: [{ shippingFee: 600 }] });
    const { smartCartId } = result;
    expect((await app.call(takeSmartCart, { smartCartId }, buyer)).result.outcome).toBe('taken');
    expect((await app.call(getCart, {}, buyer)).result.total).toBe(result.total);
  });

  test('reports which wish left a product without offers', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const { result } = await searchIn(app, market, {
      ...noWishes,
      expiration: 48,
      excludedSellerIds: [market.far],
    });
    expect(result.state).toBe('infeasible');
    expect(result.gaps.find(({ productId }) => productId === market.q)?.offers).toMatchObject({
      usable: 0,
      expiry: 1,
      excluded: 1,
    });
  });

  test('names only the blocking products, and why their offers are excluded', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const ask = async (list: Request['wants'], wishes = noWishes) => {
      const { result } = await app.call(smartCartBuilder, { wants: list, wishes }, buyer);
      expect(result.state).toBe('infeasible');
      return result.gaps.map(({ productId, brought, obstacle }) => ({ productId, brought, obstacle }));
    };
    const many = { productId: market.p, quantity: 40 };
    expect(await ask([many, { productId: market.q, quantity: 1 }])).toEqual([
      { productId: market.p, brought: 10, obstacle: 'stock' },
    ]);
    const { db } = app.ctx;
    const elsewhere = await makeProduct(db);
    await makeListing(db, { sellerId: market.far, productId: elsewhere }, { price: 5_000 });
    const oneParcel = [...wantsOf(market), { productId: elsewhere, quantity: 1 }];
    expect(await ask(oneParcel, { ...noWishes, shipping: 1 })).toEqual([
      { productId: elsewhere, brought: 0, obstacle: 'parcels' },
    ]);
    await db
      .updateTable('seller_terms')
      .set({ min_basket: 90_000 })
      .where('company_id', '=', market.far)
      .execute();
    expect(await ask(oneParcel)).toEqual([{ productId: elsewhere, brought: 0, obstacle: 'minBasket' }]);
    await db.updateTable('listing').set({ pack_size: 6 }).where('product_id', '=', elsewhere).execute();
    expect(await ask(oneParcel)).toEqual([{ productId: elsewhere, brought: 0, obstacle: 'packs' }]);
  });

  test('supplies the available units when shortage is allowed', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const request = { wants: [{ productId: market.p, quantity: 40 }], wishes: { ...noWishes, min: false } };
    const { result } = await app.call(smartCartBuilder, request, buyer);
    expect(result.gaps).toMatchObject([{ productId: market.p, wanted: 40, brought: 10 }]);
    expect(result.total).toBe(10 * 5_000 + 1_000);
  });

  test('refuses an unsold product, a repeated one and an empty list, each at its field', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    const forbidden = await makeProduct(app.ctx.db, { kind: 'medicine' });
    const ask = (list: Request['wants']) =>
      app.call(smartCartBuilder, { wants: list, wishes: noWishes }, buyer);
    const medicine = await ask([
      { productId: market.p, quantity: 1 },
      { productId: forbidden, quantity: 1 },
    ]);
    expect(medicine).toMatchObject({ status: 400, body: { errors: [{ path: 'wants.1.productId' }] } });
    const twice = await ask([
      { productId: market.p, quantity: 1 },
      { productId: market.p, quantity: 2 },
    ]);
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ path: 'wants.1.productId' }] } });
    expect(await ask([])).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Listeye en az bir ürün ekleyin.' }] },
    });
  });

  test('reports each invalid quantity at its line, in Turkish', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const list = [0, 1, 1e9, 1.5].map((quantity, index) => ({ productId: index + 1, quantity }));
    const refused = await app.call(smartCartBuilder, { wants: list, wishes: noWishes }, buyer);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'wants.0.quantity', message: 'En az 1 adet isteyebilirsiniz.' },
          { path: 'wants.2.quantity', message: 'En çok 1.000.000 adet isteyebilirsiniz.' },
          { path: 'wants.3.quantity', message: 'Miktar bir tam sayı olmalı.' },
        ],
      },
    });
    const long = Array.from({ length: 501 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
    const tooLong = await app.call(smartCartBuilder, { wants: long, wishes: noWishes }, buyer);
    expect(tooLong).toMatchObject({ status: 400, body: { errors: [{ path: 'wants' }] } });
  });

  test('answers a list of 500 lines and names the one without a seller', async () => {
    const { db } = app.ctx;
    const sellerId = await makeSeller(app.ctx.db, { fee: 1_000 });
    const kind = { brand_id: await makeBrand(db), category_id: await makeCategory(db), form: 'krem' };
    const products = await db
      .insertInto('product')
      .values(
        Array.from({ length: 500 }, (_, n) => ({
          ...kind,
          barcode: String(8_680_000_000_000 + n),
          name: `Uzun ${n}`,
          search_text: `uzun ${n}`,
          vat_rate: 20 as const,
          size: '50 ml',
          kind: 'general' as const,
        })),
      )
      .returning('id')
      .execute();
    const list = products.map(({ id }) => ({ productId: id, quantity: 1 }));
    const [unsold, ...sold] = list;
    const terms = { seller_id: sellerId, price: 10_000, stock: 10, expiration: '2028-06-30' };
    await db
      .insertInto('listing')
      .values(sold.map(({ productId }) => ({ ...terms, product_id: productId })))
      .execute();
    const buyer = await signedInAs(app, 'pharmacy');
    const request = { wants: list, wishes: { ...noWishes, min: false } };
    const { result } = await app.call(smartCartBuilder, request, buyer);
    expect(result.gaps.map(({ productId }) => productId)).toEqual([unsold?.productId]);
    expect(result.groups.map(({ lines }) => lines.length)).toEqual([499]);
    expect(result.total).toBe(499 * 10_000 + 1_000);
  });

  test('reports a product without offers', async () => {
    const buyer = await signedInAs(app, 'pharmacy');
    const unsold = await makeProduct(app.ctx.db);
    const request = { wants: [{ productId: unsold, quantity: 1 }], wishes: noWishes };
    const { result } = await app.call(smartCartBuilder, request, buyer);
    expect(result).toMatchObject({ state: 'infeasible', gaps: [{ productId: unsold, brought: 0 }] });
  });
});

describe('list', () => {
  test('returns the last search to any device of the company only', async () => {
    const market = await makeSmartCartMarket(app.ctx.db);
    const buyer = await signedInAs(app, 'pharmacy');
    expect((await app.call(getSmartCartList, {}, buyer)).body.result).toBeNull();
    const wishes = { ...noWishes, shipping: 2, excludedSellerIds: [market.far] };
    const list = [{ productId: market.q, quantity: 3, mayReplace: true }, ...wantsOf(market).slice(0, 1)];
    const { result } = await app.call(smartCartBuilder, { wants: list, wishes }, buyer);
    const { smartCartId } = result;
    // The state may change until the proof ends.
    const state = async () => (await app.call(getSmartCart, { smartCartId }, buyer)).result.state;
    await expect.poll(state, { timeout: 20_000 }).toBe('proven');
    const found = (await app.call(getSmartCartList, {}, buyer)).result;
    expect(found).toMatchObject({
      smartCartId,
      total: result.total,
      products: [
        { productId: market.q, quantity: 3, mayReplace: true, minExpiryMonths: null },
        { productId: market.p, quantity: 2, mayReplace: false },
      ],
      wishes,
      excludedSellers: [{ sellerId: market.far }],
    });
    expect((await app.call(getSmartCartList, { smartCartId }, buyer)).result).toEqual(found);
    const { db } = app.ctx;
    await db
      .updateTable('product')
      .set({ merged_into: market.p, kind: null })
      .where('id', '=', market.q)
      .execute();
    expect((await app.call(getSmartCartList, { smartCartId }, buyer)).result?.products).toMatchObject([
      { productId: market.p, quantity: 5, mayReplace: false },
    ]);
    const other = await signedInAs(app, 'pharmacy');
    expect((await app.call(getSmartCartList, {}, other)).body.result).toBeNull();
    expect((await app.call(getSmartCartList, { smartCartId }, other)).status).toBe(404);
    expect((await app.call(getSmartCartList, {})).status).toBe(401);
  });
});

test('reads pasted lines against the catalogue, one answer a line', async () => {
  const { db } = app.ctx;
  const buyer = await signedInAs(app, 'pharmacy');
  const barcode = '8690000000012';
  const productId = await makeProduct(db, { barcode, name: 'Okunan Krem' });
  await db
    .insertInto('rx_product')
    .values({ barcode: '8699508010752', name: 'İlaç', search_text: 'ilac' })
    .execute();
  const sold = '8671234567892';
  const soldId = await makeProduct(db, { barcode: sold });
  await makeListing(db, { sellerId: await makeSeller(app.ctx.db, { fee: 0 }), productId: soldId });
  const former = '8671234567908';
  await makeProduct(db, { barcode: former, merged_into: soldId, kind: null });
  const text = `${barcode};3\n8699508010752;1\n8690000000005;1\nelma\n${sold};0\n${former};2\n${sold};1`;
  const { lines } = (await app.call(readSmartCartLines, { text }, buyer)).result;
  expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
    [1, 'noOffers'],
    [2, 'medicine'],
    [3, 'unknownBarcode'],
    [4, 'unknownName'],
    // A refused line does not block a later line with the same barcode.
    [5, 'quantity'],
    [6, null],
    [7, 'repeated'],
  ]);
  expect(lines[0]?.product).toMatchObject({ productId, productName: 'Okunan Krem' });
});

test('matches names like the search, and asks about ambiguous ones', async () => {
  const { db } = app.ctx;
  const buyer = await signedInAs(app, 'pharmacy');
  const sellerId = await makeSeller(db, { fee: 0 });
  const named = async (name: string) => {
    const id = await makeProduct(db, { name });
    await makeListing(db, { sellerId, productId: id });
    return id;
  };
  const selenium = await named('Zambiro Selenyum 100 mcg 60 tablet');
  const large = await named('Zambiro Magnezyum 120 tablet');
  const small = await named('Zambiro Magnezyum');
  const { lines } = (
    await app.call(
      readSmartCartLines,
      { text: 'zambiro selenyum 60;5\nZambiro Magnezyum\nzambiro mag;2\nyoktur böylesi;1' },
      buyer,
    )
  ).result;
  expect(lines.map(({ problem, quantity, product }) => [problem, quantity, product?.productId])).toEqual([
    [null, 5, selenium],
    // An exact name is unambiguous, although another product's name contains all of its words.
    [null, 1, small],
    ['ambiguous', 2, undefined],
    ['unknownName', 1, undefined],
  ]);
  expect(new Set(lines[2]?.candidates.map(({ productId: id }) => id))).toEqual(new Set([large, small]));
});
