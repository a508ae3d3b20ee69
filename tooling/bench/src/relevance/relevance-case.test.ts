import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCases } from './relevance-case.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'havan-cases-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function casesIn(text: string) {
  const path = join(folder, 'cases.jsonl');
  await writeFile(path, text);
  return readCases(path);
}

const row = { query: 'parol', expect: ['8699000000016'], within: 3 };
const read = { ...row, kind: 'all' };

describe('a file of cases', () => {
  it.each([
    ['one a line', `${JSON.stringify(row)}\n`],
    ['an array', JSON.stringify([row])],
    ['a single one over several lines', JSON.stringify(row, null, 2)],
    ['a mark of order, CRLF and empty lines', `\uFEFF\r\n${JSON.stringify(row)}\r\n\r\n`],
    ['fields that mean nothing', JSON.stringify({ ...row, note: 'x', tags: [1] })],
    ['numbers as texts', JSON.stringify({ ...row, within: '3' })],
    ['one thing to find, not in a list', JSON.stringify({ ...row, expect: '8699000000016' })],
  ])('may hold %s', async (_, text) => {
    expect(await casesIn(text)).toEqual([read]);
  });

  it('requires the first five results by default', async () => {
    const text = JSON.stringify([
      { query: 'parol', expect: [7] },
      { query: 'parol', expect: [7], within: null },
    ]);
    expect((await casesIn(text)).map(({ within }) => within)).toEqual([5, 5]);
  });

  it.each([
    ['', 'holds no rows'],
    ['\n \n', 'holds no rows'],
    ['[]', 'holds no rows'],
    [`${JSON.stringify(row)}\n\nparol`, 'Line 3 of .*is no JSON'],
    [`${JSON.stringify(row)}\n\n{}`, 'Line 3 of .*"query"'],
    [JSON.stringify([row, 17]), 'Row 2 of .*"query"'],
    ['null', '"query"'],
    [JSON.stringify({ ...row, query: ' ' }), '"query"'],
    [JSON.stringify({ query: 'parol' }), '"expect"'],
    [JSON.stringify({ ...row, expect: [] }), '"expect"'],
    // An empty part would match every name.
    [JSON.stringify({ ...row, expect: [''] }), '"expect"'],
    [JSON.stringify({ ...row, expect: ['parol', null] }), '"expect"'],
    [JSON.stringify({ ...row, expect: [{ barcode: '8699000000016' }] }), '"expect"'],
    [JSON.stringify({ ...row, within: 0 }), '"within"'],
    [JSON.stringify({ ...row, within: 2.5 }), '"within"'],
    [JSON.stringify({ ...row, within: true }), '"within"'],
    [JSON.stringify({ ...row, within: [3] }), '"within"'],
  ])('%j is refused', async (text, sentence) => {
    await expect(casesIn(text)).rejects.toThrow(new RegExp(sentence));
  });
});
