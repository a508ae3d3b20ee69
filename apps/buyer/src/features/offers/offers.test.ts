import type { Listing } from '@havan/contract/catalogue/catalogue';
import { expect, test } from 'vitest';
import { offerTexts } from './offer-texts.ts';
import {
  columnBests,
  leavesToday,
  missingForMinimum,
  recommendedOffer,
  refusalOf,
  shippingOf,
} from './offers.ts';
import { offer } from './testing.ts';

const now = new Date('2026-11-21T11:00:00Z');
const viewer = { now, goodsInCart: () => 0, prefersLongExpiry: true };

test('recommends the cheapest of those with eight months and more', () => {
  const close = offer({ listingId: 1, price: 36_100, expiration: '2027-03-31' });
  const long = offer({ listingId: 2, price: 39_850, expiration: '2028-09-30' });
  const longer = offer({ listingId: 3, price: 40_000, expiration: null });
  expect(recommendedOffer([close, longer, long], viewer)?.listingId).toBe(2);
});

test('recommends the cheapest of all when every expiry is close, and nothing without offers', () => {
  const a = offer({ listingId: 1, price: 40_000, expiration: '2027-03-31' });
  const b = offer({ listingId: 2, price: 36_100, expiration: '2027-01-31' });
  expect(recommendedOffer([a, b], viewer)?.listingId).toBe(2);
  expect(recommendedOffer([], viewer)).toBeNull();
});

test('never recommends a company its own offer', () => {
  const own = offer({ listingId: 1, price: 100 });
  const other = offer({
    listingId: 2,
    price: 200,
    seller: { ...own.seller, sellerId: own.seller.sellerId + 1 },
  });
  expect(recommendedOffer([own, other], { ...viewer, companyId: own.seller.sellerId })?.listingId).toBe(2);
  expect(recommendedOffer([own, other], viewer)?.listingId).toBe(1);
});

test('says to a company which offer is its own, and to everyone which has no whole pack', () => {
  const own = offer();
  const said = (listing: Listing, companyId?: number) => {
    const refusal = refusalOf(listing, companyId);
    return refusal && offerTexts[refusal];
  };
  expect(said(own, own.seller.sellerId)).toBe('Sizin ilanınız');
  expect(said(own, own.seller.sellerId + 1)).toBeNull();
  expect(said(own)).toBeNull();
  expect(said(offer({ stock: 10, packSize: 12 }))).toMatch(/sipariş|stok/i);
});

test('never recommends what its stock cannot fill a pack of', () => {
  const short = offer({ listingId: 1, price: 100, stock: 10, packSize: 12, minQuantity: 2 });
  const whole = offer({ listingId: 2, price: 200, stock: 12, packSize: 12, minQuantity: 2 });
  expect(recommendedOffer([short, whole], viewer)?.listingId).toBe(2);
  expect(recommendedOffer([short], viewer)).toBeNull();
});

test('exactly eight months is long enough', () => {
  const edge = offer({ listingId: 1, price: 100, expiration: '2027-07-21' });
  const dayLess = offer({ listingId: 2, price: 50, expiration: '2027-07-20' });
  expect(recommendedOffer([edge, dayLess], viewer)?.listingId).toBe(1);
});

test('shipping is free once the goods of the seller reach the limit, basket included', () => {
  const listing = offer({ price: 50_000, shippingFee: 8990, freeShippingFrom: 250_000 });
  expect(shippingOf(listing, 4, 0)).toBe(8990);
  expect(shippingOf(listing, 5, 0)).toBe(0);
  expect(shippingOf(listing, 4, 50_000)).toBe(0);
  expect(shippingOf({ ...listing, freeShippingFrom: null }, 100, 0)).toBe(8990);
});

test('leaves today only on a working day before the hour of the seller, in Istanbul', () => {
  const friday = new Date('2026-11-20T11:00:00Z');
  expect(leavesToday(offer({ dispatchCutoff: '14:01' }), friday)).toBe(true);
  expect(leavesToday(offer({ dispatchCutoff: '14:00' }), friday)).toBe(false);
  expect(leavesToday(offer({ dispatchCutoff: '23:59' }), now)).toBe(false);
});

// @spec §9 offer-paging
test('returns the best of each column; a single offer is not compared', () => {
  const a = offer({ price: 300, stock: 5, expiration: null, seller: { scoreTenths: 70 } });
  const b = offer({ price: 200, stock: 9, seller: { scoreTenths: null } });
  expect(columnBests([a, b], now)).toEqual({
    price: 200,
    score: 70,
    months: 337,
    stock: 9,
  });
  expect(columnBests([a], now)).toBeNull();
});

test('the best price is the one paid under a campaign, at any position of its offer', () => {
  const campaign = {
    campaignCode: 'k',
    title: 'Kampanya',
    kind: 'percentOff' as const,
    endsAt: '2026-12-01T00:00:00Z',
    isOfMarket: false,
    steps: [{ fromQuantity: 1, percent: 20, amount: 0 }],
    bonus: null,
    right: null,
  };
  const [plain, cheaper] = [offer({ price: 9_000 }), offer({ price: 10_000, campaigns: [campaign] })];
  expect(columnBests([cheaper, plain], now)?.price).toBe(8_000);
  expect(columnBests([plain, cheaper], now)?.price).toBe(8_000);
});

test('recommends the cheapest of all to a company that lifted its wish for a long expiry', () => {
  const close = offer({ listingId: 1, price: 36_100, expiration: '2027-03-31' });
  const long = offer({ listingId: 2, price: 39_850, expiration: '2028-09-30' });
  const lifted = { ...viewer, prefersLongExpiry: false };
  expect(recommendedOffer([close, long], lifted)?.listingId).toBe(1);
});

test('an offer below the minimum cart of its seller is recommended only where none reaches one', () => {
  const below = offer({ listingId: 1, price: 6_500, minBasket: 250_000 });
  const reached = offer({ listingId: 2, price: 7_000 });
  expect(recommendedOffer([below, reached], viewer)?.listingId).toBe(2);
  expect(recommendedOffer([below], viewer)?.listingId).toBe(1);
  const withGoods = { ...viewer, goodsInCart: () => 243_500 };
  expect(recommendedOffer([below, reached], withGoods)?.listingId).toBe(1);
});

test('the minimum cart counts what the cart holds of the seller already', () => {
  const listing = offer({ price: 6_500, minBasket: 250_000 });
  expect(missingForMinimum(listing, 1, 0)).toBe(243_500);
  expect(missingForMinimum(listing, 1, 243_500)).toBe(0);
  expect(missingForMinimum(offer(), 1, 0)).toBe(0);
});

test('the sentence of free shipping says that it counts further units beside those in the cart', () => {
  expect(offerTexts.shippingFreeNow(2, false)).toBe('Bu adetle ücretsiz');
  expect(offerTexts.shippingFreeNow(2, true)).toBe('+2 adetle ücretsiz');
});
