import { calls } from '@havan/contract/calls';
import { category, getProductDetail } from '@havan/contract/catalogue';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fits } from './fits.ts';

const day = v.pipe(v.string(), v.isoDate());
const schema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(5), v.regex(/^\w+$/)),
  day: v.nullable(day),
  kind: v.picklist(['a', 'b']),
  note: v.optional(v.string()),
  steps: v.array(v.object({ percent: v.nullable(v.number()), code: v.literal('x') })),
});
const good = { id: 1, name: 'omega', day: '2027-03-31', kind: 'a', steps: [{ percent: 5, code: 'x' }] };

test.each([
  ['as promised', good],
  ['with what may miss', { ...good, note: 'n', day: null, steps: [{ percent: null, code: 'x' }] }],
  ['with what may be undefined', { ...good, note: undefined }],
])('what fits is what valibot would give back: %s', (_, value) => {
  expect(fits(schema)(value)).toBe(true);
  expect(v.parse(schema, value)).toStrictEqual(value);
});

test.each([
  ['a field too many', { ...good, secret: 1 }],
  ['a field too many further down', { ...good, steps: [{ percent: 5, code: 'x', secret: 1 }] }],
  ['a field too few', { ...good, steps: [{ code: 'x' }] }],
  ['a number that is none', { ...good, id: Number.NaN }],
  ['a number too small', { ...good, id: 0 }],
  ['a fraction', { ...good, id: 1.5 }],
  ['a text too long', { ...good, name: 'omegas' }],
  ['a text too short', { ...good, name: '' }],
  ['a text of other characters', { ...good, name: 'a-b' }],
  ['a moment for a day', { ...good, day: new Date(0) }],
  ['a day that is none', { ...good, day: '2027-3-1' }],
  ['a choice that is none', { ...good, kind: 'c' }],
  ['null for what may only miss', { ...good, note: null }],
  ['something else for a list', { ...good, steps: { length: 0 } }],
  ['null', null],
  ['nothing', undefined],
])('what does not fit is left to valibot: %s', (_, value) => {
  expect(fits(schema)(value)).toBe(false);
});

test('what valibot would change never fits', () => {
  expect(fits(v.pipe(v.string(), v.trim()))('a')).toBe(false);
  expect(fits(v.optional(v.number(), 5))(undefined)).toBe(false);
  expect(fits(v.object({ many: v.optional(v.number(), 5) }))({})).toBe(false);
  expect(fits(v.object({ many: v.optional(v.number()) }))([])).toBe(false);
  expect(fits(v.record(v.string(), v.number()))({ a: 1 })).toBe(false);
});

test('a tree of categories fits however deep it is', () => {
  const leaf = { categoryId: 2, id: 2, categoryName: 'Alt', isHighlight: false, thumbImageUrl: null };
  const tree = { ...leaf, subCategories: [{ ...leaf, subCategories: [] }] };
  expect(fits(category)(tree)).toBe(true);
  expect(fits(category)({ ...tree, subCategories: [leaf] })).toBe(false);
});

test('every result of the contract can be asked about', () => {
  for (const { path, result } of Object.values(calls))
    expect([path, fits(result)(() => 'none of ours')]).toEqual([path, false]);
  expect(fits(getProductDetail.result)({ product: {}, listings: [] })).toBe(false);
});
