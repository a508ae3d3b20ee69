import { cartCalls } from '@havan/contract/cart/cart';
import { getLocalWarehouses, getProductDetail } from '@havan/contract/catalogue/catalogue';
import { deliveryInfoCalls } from '@havan/contract/identity/delivery-info';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getDeliveryInfo, saveDeliveryInfo, getSameDayDelivery } = deliveryInfoCalls;
const terms = { townIds: [3401], weekdays: [1, 3, 6] as (1 | 3 | 6)[], sameDayUntil: '11:00' };

/**
 * Creates another town in the province of town 3401 (Kadıköy), in which test companies lie by default. Returns its id.
 */
async function otherTown(): Promise<number> {
  await app.database.db
    .insertInto('town')
    .values({ id: 3402, city_id: 34, name: 'Beşiktaş' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 3402;
}

const bringing = async (buyer: { token: string }, sellerId: number, addressId?: number) =>
  (
    await app.call(getSameDayDelivery, addressId === undefined ? {} : { addressId: String(addressId) }, buyer)
  ).result.sellers.find((one) => one.sellerId === sellerId);

// @spec §7 users-warehouse-delivery users-same-day
// @spec §1 local-warehouse
test('a warehouse says where and when it brings goods, and buyers of the district read it', async () => {
  const warehouse = await signedInAs(app, 'localPharmacyWarehouse');
  const before = (await app.call(getDeliveryInfo, {}, warehouse)).result;
  expect(before).toMatchObject({
    deliverySource: 'depodan teslim',
    cityName: 'İstanbul',
    terms: { townIds: null, weekdays: [1, 2, 3, 4, 5], sameDayUntil: null },
  });
  expect(before.towns).toContainEqual({ townId: 3401, name: 'Kadıköy' });
  await app.call(saveDeliveryInfo, terms, warehouse);
  expect((await app.call(getDeliveryInfo, {}, warehouse)).result.terms).toEqual(terms);
  const buyer = await signedInAs(app, 'pharmacy');
  expect(await bringing(buyer, warehouse.companyId)).toEqual({
    sellerId: warehouse.companyId,
    deliverySource: 'depodan teslim',
    townNames: ['Kadıköy'],
    weekdays: [1, 3, 6],
    sameDayUntil: '11:00',
  });
});

test('a warehouse that does not drive to the district of a buyer is none of its local warehouses', async () => {
  const townId = await otherTown();
  const warehouse = await signedInAs(app, 'localPharmacyWarehouse');
  const buyer = await signedInAs(app, 'pharmacy');
  const isNear = async () =>
    (await app.call(getLocalWarehouses, {}, buyer)).result.warehouses.some(
      ({ sellerId }) => sellerId === warehouse.companyId,
    );
  expect(await isNear()).toBe(true);
  await app.call(saveDeliveryInfo, { ...terms, townIds: [townId] }, warehouse);
  expect(await isNear()).toBe(false);
  expect(await bringing(buyer, warehouse.companyId)).toBeUndefined();
});

test('deliveries depend on the address of the order, not on the seat of the company', async () => {
  const townId = await otherTown();
  const warehouse = await signedInAs(app, 'localPharmacyWarehouse');
  await app.call(saveDeliveryInfo, { ...terms, townIds: [townId] }, warehouse);
  const buyer = await signedInAs(app, 'pharmacy');
  const put = async (title: string, town: number, isDefault: boolean) => {
    const receiver = { receiver: 'Deniz Yılmaz', phone: '05320000000', line: 'Moda Cad. 1' };
    const { id } = await app.database.db
      .insertInto('address')
      .values({ company_id: buyer.companyId, title, town_id: town, is_default: isDefault, ...receiver })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const seat = await put('Eczane', 3401, true);
  const branch = await put('Şube', townId, false);
  const isNear = async () =>
    (await app.call(getLocalWarehouses, {}, buyer)).result.warehouses.some(
      ({ sellerId }) => sellerId === warehouse.companyId,
    );
  expect(await bringing(buyer, warehouse.companyId)).toBeUndefined();
  expect(await isNear()).toBe(false);
  expect(await bringing(buyer, warehouse.companyId, seat)).toBeUndefined();
  expect(await bringing(buyer, warehouse.companyId, branch)).toMatchObject({ sameDayUntil: '11:00' });
  await sql`update address set is_default = id = ${branch} where company_id = ${buyer.companyId}`.execute(
    app.database.db,
  );
  expect(await bringing(buyer, warehouse.companyId)).toMatchObject({ sameDayUntil: '11:00' });
  // The list of local warehouses and the category of local warehouses use the same city.
  expect(await isNear()).toBe(true);
  const other = await signedInAs(app, 'pharmacy');
  expect((await app.call(getSameDayDelivery, { addressId: String(branch) }, other)).status).toBe(404);
});

test('another seller is named only while it delivers on the same day, and never as a warehouse', async () => {
  const merchant = await signedInAs(app, 'merchant');
  const buyer = await signedInAs(app, 'pharmacy');
  expect(await bringing(buyer, merchant.companyId)).toBeUndefined();
  await app.call(saveDeliveryInfo, { ...terms, townIds: null }, merchant);
  expect(await bringing(buyer, merchant.companyId)).toMatchObject({ deliverySource: -1, townNames: null });
  await app.call(saveDeliveryInfo, { ...terms, sameDayUntil: null }, merchant);
  expect(await bringing(buyer, merchant.companyId)).toBeUndefined();
});

test('wrong terms are refused at their field, and nothing changes', async () => {
  const warehouse = await signedInAs(app, 'localPharmacyWarehouse');
  const wrong = { townIds: [601], weekdays: [], sameDayUntil: '16:30' };
  const { status, body } = await app.call(saveDeliveryInfo, wrong, warehouse);
  expect(status).toBe(400);
  expect(new Set(body.errors?.map(({ path }) => path))).toEqual(
    new Set(['sameDayUntil', 'townIds', 'weekdays']),
  );
  expect((await app.call(getDeliveryInfo, {}, warehouse)).result.terms.sameDayUntil).toBeNull();
});

// @spec §3 delivery-source
test('offers and carts say whether goods are delivered from the warehouse', async () => {
  const { db } = app.database;
  const productId = await makeProduct(db);
  const buyer = await signedInAs(app, 'pharmacy');
  const expected = new Map<number, 'depodan teslim' | -1>();
  for (const companyType of ['localPharmacyWarehouse', 'merchant'] as const) {
    const { companyId } = await signedInAs(app, companyType);
    expected.set(companyId, companyType === 'merchant' ? -1 : 'depodan teslim');
    const listingId = await makeListing(db, { sellerId: companyId, productId });
    await app.call(cartCalls.addOrRemove, { listingId, type: 'add', count: 1 }, buyer);
  }
  const { listings } = (await app.call(getProductDetail, { productId: String(productId) }, buyer)).result;
  const { groups } = (await app.call(cartCalls.getCart, {}, buyer)).result;
  for (const shown of [listings, groups])
    expect(new Map(shown.map(({ seller, deliverySource }) => [seller.sellerId, deliverySource]))).toEqual(
      expected,
    );
});
