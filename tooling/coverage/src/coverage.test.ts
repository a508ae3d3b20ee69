import { expect, test } from 'vitest';
import { coverageOf, pageOf } from './coverage.ts';
import type { Specification } from './specification.ts';
import { tagsIn } from './tags.ts';

const specification: Specification = {
  sections: [
    {
      id: '§5',
      title: 'Validation rules',
      lines: [
        { key: 'iban', text: 'IBAN: 24 after TR' },
        { key: 'stock', text: 'stock', missing: 'no form asks for it' },
      ],
    },
  ],
};

const covered = (path: string, text: string) => coverageOf(specification, tagsIn(path, text));

test.each([
  ['// @spec §5 iban', [['§5', 'iban']]],
  [
    '  // @spec §5 iban, stock',
    [
      ['§5', 'iban'],
      ['§5', 'stock'],
    ],
  ],
  ['/** @spec §5 iban */', [['§5', 'iban']]],
  [' * @spec buying last-unit', [['buying', 'last-unit']]],
  ['const a = "@spec §5 iban";', []],
  ['// the @spec of §5', []],
])('reads %s', (text, tags) => {
  expect(tagsIn('a.test.ts', text).map(({ section, key }) => [section, key])).toEqual(tags);
});

test('counts the tag of a test as coverage, and not that of a source', () => {
  expect(covered('packages/a/iban.test.ts', '// @spec §5 iban').open.map(({ key }) => key)).toEqual([
    'stock',
  ]);
  expect(covered('packages/a/iban.ts', '// @spec §5 iban').open).toHaveLength(2);
});

test('refuses a tag for a line that does not exist', () => {
  expect(covered('a.test.ts', '\n// @spec §5 ibann').mistakes).toEqual([
    'a.test.ts:2  no line "§5 ibann" in docs/specification-lines.json',
  ]);
});

test('refuses a tag for a line that is marked as missing something', () => {
  expect(covered('a.test.ts', '// @spec §5 stock').mistakes).toEqual([
    expect.stringContaining('no form asks for it'),
  ]);
});

test('writes the page without the folders of the tests', () => {
  const coverage = covered('packages/a/iban.test.ts', '// @spec §5 iban');
  const page = pageOf(specification, coverage);
  expect(page).toContain('2 lines, 1 open.');
  expect(page).toContain('| iban | IBAN: 24 after TR | iban |');
  expect(page).toContain('| stock | stock | **open**: no form asks for it |');
});
