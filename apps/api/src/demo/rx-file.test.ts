import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readRxFile } from './rx-file.ts';

it('keeps the lines that name a medicine and counts the others', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'havan-rx-')), 'list.jsonl');
  const lines = [
    '{"barkod":"8699508010752","urun_adi":"ONADRON 0.75 MG TABLET","atc_kodu":"H02AB02"}',
    '',
    '{"barkod":"8699508010752","urun_adi":"SAME BARCODE"}',
    '{"barkod":"","urun_adi":"NO BARCODE"}',
    'not json',
    '{"barkod":"869 9606 695 21 9","urun_adi":"  % 0,4 LIDODEKS  "}',
  ];
  await writeFile(file, lines.join('\r\n'));
  expect(await readRxFile(file)).toEqual({
    rows: [
      { barcode: '8699508010752', name: 'ONADRON 0.75 MG TABLET' },
      { barcode: '8699606695219', name: '% 0,4 LIDODEKS' },
    ],
    skipped: 3,
  });
});
