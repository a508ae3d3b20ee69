import { cartCalls } from '@havan/contract/cart/cart';
import { cartReadingCalls } from '@havan/contract/cart/cart-reading';
import { salesInformationCalls } from '@havan/contract/identity/sales-information';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { getSalesInformation, saveSellerTerms, getSellerCarriers, saveSellerCarriers, getSellerIdentity } =
  salesInformationCalls;
const terms = {
  minBasket: 0,
  shippingFee: 7500,
  freeShippingFrom: null,
  shippingShare: null,
  dispatchCutoff: '14:30',
  dispatchesOnSaturdays: true,
};

// @spec §7 users-sales-information listings-shipping-price
// @spec §2.2 settings-sales

test('the terms of a seller are stored, read again and applied to the next cart', async () => {
  const seller = await shop.seller();
  await app.call(saveSellerTerms, terms, seller);
  const { result } = await app.call(getSalesInformation, {}, seller);
  expect(result.terms).toEqual(terms);
  expect(result.commissionBasisPoints).toBeGreaterThan(0);
  const buyer = await shop.buyer([seller.listingId, 1]);
  const { result: cart } = await app.call(cartCalls.getCart, {}, buyer);
  expect(cart.groups).toMatchObject([{ shippingFee: 7500 }]);
});

test('invalid terms are refused at their field, and nothing changes', async () => {
  const seller = await shop.seller();
  const before = (await app.call(getSalesInformation, {}, seller)).result.terms;
  const wrong = await app.call(saveSellerTerms, { ...terms, minBasket: -5, dispatchCutoff: '25:00' }, seller);
  expect(wrong.body.errors).toMatchObject([{ path: 'minBasket' }, { path: 'dispatchCutoff' }]);
  expect((await app.call(getSalesInformation, {}, seller)).result.terms).toEqual(before);
});

test('the share of the seller holds for the next cart, and stays where a change leaves it out', async () => {
  const seller = await shop.seller();
  const shippingShare = { from: 10_000, percent: 40 };
  await app.call(saveSellerTerms, { ...terms, shippingShare }, seller);
  const buyer = await shop.buyer([seller.listingId, 1]);
  const { result: cart } = await app.call(cartCalls.getCart, {}, buyer);
  expect(cart.groups).toMatchObject([{ goodsTotal: 10_000, shippingFee: 4500, shippingShare }]);

  const { shippingShare: _left, ...others } = terms;
  await app.call(saveSellerTerms, { ...others, shippingFee: 5000 }, seller);
  expect((await app.call(getSalesInformation, {}, seller)).result.terms.shippingShare).toEqual(shippingShare);
  const refused = await app.call(
    saveSellerTerms,
    { ...terms, freeShippingFrom: 9000, shippingShare },
    seller,
  );
  expect(refused.body.errors).toMatchObject([{ path: 'shippingShare.from' }]);
  await app.call(saveSellerTerms, terms, seller);
  expect((await app.call(getSalesInformation, {}, seller)).result.terms).toEqual(terms);
});

test('a seller that works on Saturdays has one day less to send what is ordered on Friday night', async () => {
  app.clock.set(new Date('2026-11-27T18:00:00Z'));
  const seller = await shop.seller();
  const buyer = await shop.buyer([seller.listingId, 1]);
  const shipBy = async () =>
    (await app.call(cartReadingCalls.getOrderSummary, {}, buyer)).result.orders[0]?.shipBy;
  await app.call(saveSellerTerms, { ...terms, dispatchesOnSaturdays: false }, seller);
  expect(await shipBy()).toBe('2026-11-30T21:00:00.000Z');
  await app.call(saveSellerTerms, terms, seller);
  expect(await shipBy()).toBe('2026-11-28T21:00:00.000Z');
  await shop.buy(buyer);
  const { ship_by: placed } = await app.database.db
    .selectFrom('orders')
    .select('ship_by')
    .where('seller_company_id', '=', seller.companyId)
    .executeTakeFirstOrThrow();
  expect(placed?.toISOString()).toBe('2026-11-28T21:00:00.000Z');
});

test('the carriers of a seller are those that a buyer chooses from', async () => {
  const seller = await shop.seller();
  expect((await app.call(getSellerCarriers, {}, seller)).result.carriers).toEqual([]);
  const carriers = [
    { carrierId: 1, surcharge: 0, contractNo: 'SZ-1/26' },
    { carrierId: 4, surcharge: 1250, contractNo: null },
  ];
  await app.call(saveSellerCarriers, { carriers }, seller);
  expect((await app.call(getSellerCarriers, {}, seller)).result.carriers).toEqual(carriers);
  const buyer = await shop.buyer([seller.listingId, 1]);
  const { result: cart } = await app.call(cartCalls.getCart, {}, buyer);
  expect(cart.groups[0]?.carriers.map(({ carrierId, surcharge }) => ({ carrierId, surcharge }))).toEqual(
    carriers.map(({ carrierId, surcharge }) => ({ carrierId, surcharge })),
  );

  const twice = await app.call(saveSellerCarriers, { carriers: [...carriers, carriers[0]!] }, seller);
  expect(twice.body.errors).toMatchObject([{ path: 'carriers.2.carrierId' }]);
  await app.call(saveSellerCarriers, { carriers: [] }, seller);
  const { result: without } = await app.call(cartCalls.getCart, {}, buyer);
  expect(without.groups).toMatchObject([{ carriers: [], carrierId: null }]);
});

test('a buyer reads the legal identity of a seller, but not of a company without listings', async () => {
  const seller = await shop.seller();
  const buyer = await signedInAs(app, 'pharmacy');
  const { result } = await app.call(getSellerIdentity, { sellerId: String(seller.companyId) }, buyer);
  expect(result).toMatchObject({
    tradeName: expect.stringContaining('Ltd. Şti.'),
    address: 'Moda Cad. 1, Kadıköy / İstanbul',
  });
  expect((await app.call(getSellerIdentity, { sellerId: String(buyer.companyId) }, seller)).status).toBe(404);
});
