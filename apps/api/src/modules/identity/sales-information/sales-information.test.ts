import { cartCalls } from '@havan/contract/cart/cart';
import { salesInformationCalls } from '@havan/contract/identity/sales-information';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { getSalesInformation, saveSellerTerms, getSellerIdentity } = salesInformationCalls;
const terms = { minBasket: 0, shippingFee: 7500, freeShippingFrom: null, dispatchCutoff: '14:30' };

// @spec §7 users-sales-information listings-shipping-price
// @spec §2.2 settings-sales

test('the terms of a seller are stored, read again and applied to the next cart', async () => {
  const seller = await shop.seller();
  await app.call(saveSellerTerms, terms, seller);
  const { result } = await app.call(getSalesInformation, {}, seller);
  expect(result.terms).toEqual(terms);
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
