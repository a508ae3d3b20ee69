import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameTable } from './name-table.ts';

const tableOf = (texts: readonly string[]): NameTable => {
  const table = new NameTable();
  for (const text of texts) table.add(text);
  return table;
};

// @spec §7 finding-speed

describe('NameTable', () => {
  it('finds what begins with digits, in the order of the texts', () => {
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '9'), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(digits), digits, fc.integer({ min: 1, max: 4 }), (texts, part, limit) => {
        const found = tableOf(texts).startingWith(part, limit);
        const sorted = texts.filter((text) => text.startsWith(part)).sort();
        expect(found.map((position) => texts[position])).toEqual(sorted.slice(0, limit));
      }),
    );
  });

  it('includes texts added after the last query', () => {
    const table = tableOf(['8690', '8691']);
    expect(table.startingWith('8691', 9)).toEqual([1]);
    table.add('86911');
    expect(table.startingWith('8691', 9)).toEqual([1, 2]);
  });
});
