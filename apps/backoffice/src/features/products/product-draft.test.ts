import { expect, test } from 'vitest';
import { draftErrors, emptyDraft, requestOf, wouldSell } from './product-draft.ts';

test('names the fields that are missing, and none of a whole draft', () => {
  expect(Object.keys(draftErrors(emptyDraft))).toEqual(['barcode', 'name', 'brand', 'categoryId']);
  const whole = { ...emptyDraft, barcode: '8690000000012', name: 'Krem', brand: 'Ilgaz', categoryId: 3 };
  expect(Object.keys(draftErrors(whole))).toEqual([]);
  expect(requestOf(7, whole)).toMatchObject({ productId: 7, categoryId: 3 });
  expect(requestOf(undefined, whole)).not.toHaveProperty('productId');
});

test.each([
  [null, false],
  ['medicine', false],
  ['general', true],
  ['pharmacyOnly', true],
  ['article28', false],
  ['medicalDevice', false],
] as const)('goods of the class %s without any permission may be sold: %s', (kind, may) => {
  expect(wouldSell({ ...emptyDraft, kind })).toBe(may);
});

test('an article 28 product is opened by the operator, a device by its registration', () => {
  expect(wouldSell({ ...emptyDraft, kind: 'article28', isOpenedByOperator: true })).toBe(true);
  expect(wouldSell({ ...emptyDraft, kind: 'medicalDevice', isRegisteredInUts: true })).toBe(true);
});
