import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { neutralText, plainCellText } from './spreadsheet-text.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is text in a cell', (text) => {
  expect(neutralText(text)).toBe(`'${text}`);
});

it.each([
  ['Vitamin C', 'Vitamin C'],
  ['="8699819010076"', '8699819010076'],
  ["'8699819010076", '8699819010076'],
  [' a ', 'a'],
  ['="', '="'],
  ['', ''],
])('%j means %j', (cell, text) => {
  expect(plainCellText(cell)).toBe(text);
});

it('returns the exported text', () => {
  fc.assert(
    fc.property(fc.string(), (any) => {
      const text = any.trim().replace(/^'+/, '').trim();
      fc.pre(!/^="[^"]*"$/.test(text));
      expect(plainCellText(neutralText(text))).toBe(text);
    }),
  );
});
