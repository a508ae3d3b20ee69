import { expect, test } from 'vitest';
import { withLike } from './with-like.ts';

const card = (productId: number, likedByUser: boolean) => ({ productId, likedByUser, productName: 'Ürün' });

// @spec §4 favourite-button

test('sets the heart on every page of a list and leaves the other pages alone', () => {
  const pages = [{ items: [card(1, false), card(2, false)] }, { items: [card(3, false)] }];
  const next = withLike({ pages, pageParams: ['', 'a'] }, 2, true) as { pages: typeof pages };
  expect(next.pages[0]?.items).toEqual([card(1, false), card(2, true)]);
  expect(next.pages[0]?.items[0]).toBe(pages[0]?.items[0]);
  expect(next.pages[1]).toBe(pages[1]);
});

test('sets it on the page of the product itself', () => {
  const detail = { product: card(2, true), listings: [{ productId: 2, listingId: 7 }] };
  expect(withLike(detail, 2, false)).toEqual({ ...detail, product: card(2, false) });
});

test('is the same data when the product is not there or the heart is right already', () => {
  const data = { sections: [{ products: [card(1, true)] }], today: null };
  expect(withLike(data, 9, true)).toBe(data);
  expect(withLike(data, 1, true)).toBe(data);
});
