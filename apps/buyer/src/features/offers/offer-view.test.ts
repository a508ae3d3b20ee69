import { expect, test } from 'vitest';
import { filterCounts, readOfferView, toggled, viewedOffers, writeOfferView } from './offer-view.ts';
import { offer } from './testing.ts';

const now = new Date('2026-11-20T11:00:00Z');
const noGoods = () => 0;
const viewOf = (query: string) => readOfferView(new URLSearchParams(query), false);

const cheapClose = offer({ listingId: 1, price: 100, expiration: '2027-01-31', seller: { scoreTenths: 76 } });
const dearLong = offer({ listingId: 2, price: 300, expiration: '2028-09-30', seller: { scoreTenths: 95 } });
const noExpiry = offer({ listingId: 3, price: 200, expiration: null, seller: { scoreTenths: 94 } });
const all = [dearLong, cheapClose, noExpiry];
const idsOf = (query: string) =>
  viewedOffers(all, viewOf(query), now, noGoods).map(({ listingId }) => listingId);

test('by default all offers, cheapest first', () => {
  expect(idsOf('')).toEqual([1, 3, 2]);
});

test('above 9,4 is a high score, 9,4 itself is not', () => {
  expect(idsOf('highScore=true')).toEqual([2]);
});

test('no expiry counts as long', () => {
  expect(idsOf('longExpiry=true')).toEqual([3, 2]);
});

// @spec §3 sort-options
test('an address may name the filters by the constraint keys of "most affordable"', () => {
  expect([...viewOf('constraint=rating,min').filters].toSorted()).toEqual(['highScore', 'minimum']);
  expect([...viewOf('constraint=expiration,shipping,colour').filters].toSorted()).toEqual([
    'freeShipping',
    'longExpiry',
  ]);
  expect(idsOf('constraint=expiration')).toEqual(idsOf('longExpiry=true'));
});

test('filters narrow together', () => {
  expect(idsOf('longExpiry=true&highScore=true')).toEqual([2]);
});

test.each([
  ['expiration', [3, 2, 1]],
  ['score', [2, 3, 1]],
])('sorted by %s', (sort, ids) => {
  expect(idsOf(`sort=${sort}`)).toEqual(ids);
});

test('the delivered price counts what shipping adds to a unit', () => {
  const far = offer({ listingId: 1, price: 1000, shippingFee: 900, freeShippingFrom: null });
  const free = offer({ listingId: 2, price: 1500, shippingFee: 0 });
  expect(
    viewedOffers([far, free], viewOf('sort=delivered'), now, noGoods).map(({ listingId }) => listingId),
  ).toEqual([2, 1]);
});

test.each(['', 'highScore=true', 'highScore=true&longExpiry=true&sort=score'])(
  'the address %j is written as it was read',
  (query) => {
    expect(writeOfferView(viewOf(query), false).toString()).toBe(query);
  },
);

test('a company that prefers a long expiry sees such offers alone until one press lifts it', () => {
  const wished = readOfferView(new URLSearchParams('sort=score'), true);
  expect(viewedOffers(all, wished, now, noGoods).map(({ listingId }) => listingId)).toEqual([2, 3]);
  expect(writeOfferView(wished, true).toString()).toBe('sort=score');
  const lifted = writeOfferView(toggled(wished, 'longExpiry'), true);
  expect(lifted.toString()).toBe('longExpiry=false&sort=score');
  const all3 = viewedOffers(all, readOfferView(lifted, true), now, noGoods);
  expect(all3.map(({ listingId }) => listingId)).toEqual([2, 3, 1]);
  const again = toggled(readOfferView(lifted, true), 'longExpiry');
  expect(writeOfferView(again, true).toString()).toBe('sort=score');
});

test('unknown values in the address are ignored', () => {
  expect(writeOfferView(viewOf('highScore=yes&sort=colour&x=1'), false).toString()).toBe('');
});

test('a filter goes on and off again', () => {
  const on = toggled(viewOf('sort=score'), 'longExpiry');
  expect([...on.filters]).toEqual(['longExpiry']);
  expect([...toggled(on, 'longExpiry').filters]).toEqual([]);
  expect(on.sort).toBe('score');
});

test('returns how many offers each filter would leave', () => {
  expect(filterCounts(all, now, noGoods)).toMatchObject({ highScore: 1, longExpiry: 2, today: 3 });
});

test('delivered, an offer below its seller’s minimum comes behind, and its filter leaves it out', () => {
  const below = offer({ listingId: 1, price: 100, minBasket: 250_000, shippingFee: 0 });
  const dear = offer({ listingId: 2, price: 9_000 });
  const ids = (query: string, goods = noGoods as (sellerId: number) => number) =>
    viewedOffers([below, dear], viewOf(query), now, goods).map(({ listingId }) => listingId);
  expect(ids('sort=delivered')).toEqual([2, 1]);
  expect(ids('sort=delivered', () => 250_000)).toEqual([1, 2]);
  expect(ids('minimum=true')).toEqual([2]);
  expect(filterCounts([below, dear], now, noGoods).minimum).toBe(1);
});
