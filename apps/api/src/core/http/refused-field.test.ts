import * as v from 'valibot';
import { expect, test } from 'vitest';
import { refusedField } from './refused-field.ts';

const schema = v.strictObject({
  keyword: v.pipe(v.string(), v.minLength(3), v.maxLength(5)),
  name: v.optional(v.pipe(v.string(), v.minLength(1))),
  count: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(9))),
  lines: v.optional(v.pipe(v.array(v.number()), v.maxLength(1))),
  sort: v.optional(v.picklist(['2', '3'])),
  id: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
  own: v.optional(v.pipe(v.string(), v.minLength(2, 'Adınızı yazın.'))),
});

// @spec §8 api-message

test.each([
  [{ keyword: 'krem', name: '' }, 'Bu alan zorunludur.'],
  [{ keyword: 'ab' }, 'En az 3 karakter olmalıdır.'],
  [{ keyword: 'abcdef' }, 'En fazla 5 karakter olabilir.'],
  [{}, 'Bu alan zorunludur.'],
  [{ keyword: 7 }, 'Biçimi geçersiz.'],
  [{ keyword: 'krem', count: 0 }, 'En az 1 olmalıdır.'],
  [{ keyword: 'krem', count: 10 }, 'En fazla 9 olabilir.'],
  [{ keyword: 'krem', lines: [1, 2] }, 'En fazla 1 öğe olabilir.'],
  [{ keyword: 'krem', sort: '4' }, 'Tanınmayan bir değer.'],
  [{ keyword: 'krem', id: 'x' }, 'Biçimi geçersiz.'],
  [{ keyword: 'krem', foo: 1 }, 'Böyle bir alan yok.'],
  [{ keyword: 'krem', own: 'a' }, 'Adınızı yazın.'],
])('%j: %s', (request, sentence) => {
  expect(v.safeParse(schema, request, { message: refusedField }).issues?.[0].message).toBe(sentence);
});
