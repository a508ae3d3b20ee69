import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkForm, fieldError } from './form-result.ts';
import { stock } from './rules/listing/stock.ts';

const form = v.object({
  name: v.pipe(v.string('no text'), v.minLength(2, 'too short'), v.regex(/^a/, 'no a')),
  lines: v.array(v.object({ stock: stock() })),
});

// @spec §5 first-error

describe('checkForm', () => {
  it('gives the values, normalised', () => {
    expect(checkForm(form, { name: 'ab', lines: [{ stock: ' 5 ' }] })).toEqual({
      valid: true,
      values: { name: 'ab', lines: [{ stock: 5 }] },
    });
  });

  it('gives the first sentence of each wrong field, and the first field', () => {
    expect(checkForm(form, { name: 'x', lines: [{ stock: '1' }, { stock: '0' }] })).toEqual({
      valid: false,
      errors: { name: 'too short', 'lines.1.stock': 'Stok alanı zorunludur' },
      firstField: 'name',
    });
  });

  it('names no field when the value is no form', () => {
    expect(checkForm(form, null)).toMatchObject({ valid: false, firstField: '' });
  });

  it('keeps the first of two sentences about one field', () => {
    const twice = v.pipe(
      v.object({ a: v.string() }),
      v.forward(
        v.check(() => false, 'first'),
        ['a'],
      ),
      v.forward(
        v.check(() => false, 'second'),
        ['a'],
      ),
    );
    expect(checkForm(twice, { a: '' })).toMatchObject({ errors: { a: 'first' } });
  });
});

it.each([
  ['5', null],
  ['', 'Stok alanı zorunludur'],
])('a field with %j says %s', (value, sentence) => {
  expect(fieldError(stock(), value)).toBe(sentence);
});
