import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '../calls.ts';
import { sampleOf } from './sample-of.ts';

test.each(Object.entries(calls))('makes a result of %s, full and empty', (_, { schemas }) => {
  expect(() => [sampleOf(schemas.result), sampleOf(schemas.result, 'none')]).not.toThrow();
});

test('names a text by its field and leaves lists empty when asked', () => {
  const schema = v.object({ items: v.array(v.object({ title: v.string() })), total: v.number() });
  expect(sampleOf(schema)).toEqual({ items: [{ title: 'title' }], total: 1250 });
  expect(sampleOf(schema, 'none')).toEqual({ items: [], total: 0 });
});

test('refuses a schema that it has no value for', () => {
  expect(() => sampleOf(v.pipe(v.string(), v.regex(/^@{9}$/)))).toThrow('No sample');
});
