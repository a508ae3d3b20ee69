import { expect, test } from 'vitest';
import { offersOfParts } from './offer-parts.ts';

const plain = { discountPrice: 0 };
const discounted = { discountPrice: 900 };
const many = (count: number, offer: typeof plain) => Array.from({ length: count }, () => offer);

test.each([
  ['forty plain offers fill a part', many(60, plain), 1, 40],
  ['twenty discounted ones fill it as well', many(60, discounted), 1, 20],
  ['an offer is never cut in two', [plain, ...many(60, discounted)], 1, 20],
  ['two parts hold twice as much', many(100, plain), 2, 80],
  ['few offers are all there', many(3, discounted), 1, 3],
  ['none is none', [], 1, 0],
])('%s', (_name, offers, parts, count) => {
  expect(offersOfParts(offers, parts)).toBe(count);
});
