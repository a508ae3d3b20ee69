import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { makeProduct } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { readMedicineFile } from './medicine-file.ts';
import { medicinesCommand } from './medicines.ts';

const database = testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'havan-medicines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const inUse = () =>
  database.db.selectFrom('rx_product').select(['id', 'barcode', 'name']).orderBy('barcode').execute();

beforeEach(async () => {
  await database.db.deleteFrom('rx_product').execute();
});

const read = {
  rows: [
    { barcode: '8699508010752', name: 'ONADRON 0.75 MG TABLET' },
    { barcode: '8699606695219', name: '% 0,4 LIDODEKS' },
  ],
  skipped: 2,
};

it('reads JSON lines and omits rows without a medicine', async () => {
  const lines = [
    '{"barkod":"8699508010752","urun_adi":"ONADRON 0.75 MG TABLET","atc_kodu":"H02AB02"}',
    '',
    '{"barkod":"8699508010752","urun_adi":"SAME BARCODE"}',
    'not json',
    '{"barkod":"869 9606 695 21 9","urun_adi":"  % 0,4 LIDODEKS  "}',
  ];
  expect(await readMedicineFile(fileOf('list.jsonl', lines.join('\r\n')))).toMatchObject(read);
});

it('reads a sheet with a heading above its titles and CSV alike, to the same checksum', async () => {
  const sheet = path.join(folder, 'list.xlsx');
  await writeXlsxFile([
    [{ value: 'RUHSATLI BEŞERİ TIBBİ ÜRÜNLER LİSTESİ' }],
    ['Sıra', 'BARKOD', 'ÜRÜN ADI'].map((value) => ({ value })),
    [{ value: 1 }, { value: 8699508010752 }, { value: 'ONADRON 0.75 MG TABLET' }],
    [{ value: 2 }, { value: '8699606695219' }, { value: '% 0,4 LIDODEKS' }],
    [{ value: 3 }, { value: '' }, { value: 'BARKODSUZ' }],
    [{ value: 4 }, { value: '8699508010752' }, { value: 'AYNI BARKOD' }],
  ]).toFile(sheet);
  const fromSheet = await readMedicineFile(sheet);
  expect(fromSheet).toMatchObject(read);
  const csv = 'İlaç Adı;Barkod\nONADRON 0.75 MG TABLET;8699508010752\n% 0,4 LIDODEKS;8699606695219\n;1\nx;\n';
  const fromCsv = await readMedicineFile(fileOf('list.csv', csv));
  expect(fromCsv).toMatchObject(read);
  expect(fromCsv.checksum).toBe(fromSheet.checksum);
});

it('reports missing titles', async () => {
  await expect(readMedicineFile(fileOf('other.csv', 'a;b\n1;2\n'))).rejects.toThrow(/Barkod and Ürün Adı/);
  await expect(readMedicineFile(path.join(folder, 'none.csv'))).rejects.toThrow(/none\.csv cannot be read/);
});

it('replaces the list, keeps the ids of remaining medicines, and numbers the versions', async () => {
  const first = fileOf('first.csv', 'Barkod;Ürün Adı\n86900001;BİR\n86900002;İKİ\n86900003;ÜÇ\n');
  const second = fileOf('second.csv', 'Barkod;Ürün Adı\n86900002;İKİ\n86900003;ÜÇ 10 MG\n86900004;DÖRT\n');
  expect(await medicinesCommand(database.db, [first])).toMatch(/^Version \d+: 3 medicines; 3 added, 0 ren/);
  const before = await inUse();
  expect(await medicinesCommand(database.db, [second])).toMatch(/1 added, 1 renamed, 1 removed\.$/);
  const after = await inUse();
  expect(after.map(({ name }) => name)).toEqual(['İKİ', 'ÜÇ 10 MG', 'DÖRT']);
  expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  expect(await medicinesCommand(database.db, [second])).toContain('in use already');
});

it('needs a confirmation for a list that lacks most of the medicines', async () => {
  await medicinesCommand(database.db, [
    fileOf('all.csv', 'Barkod;Ürün Adı\n86900001;BİR\n86900002;İKİ\n86900003;ÜÇ\n'),
  ]);
  const short = fileOf('short.csv', 'Barkod;Ürün Adı\n86900001;BİR\n');
  await expect(medicinesCommand(database.db, [short])).rejects.toThrow('lacks 2 of the 3 medicines');
  expect(await inUse()).toHaveLength(3);
  expect(await medicinesCommand(database.db, [short, '--anyway'])).toContain('2 removed');
});

it('closes products of the catalogue that the list names, each time it is taken', async () => {
  const { db } = database;
  const id = await makeProduct(db, { kind: 'general', barcode: '8690000000104' });
  const other = await makeProduct(db, { kind: 'general' });
  const kindOf = (productId: number) =>
    db
      .selectFrom('product')
      .select(['kind', 'permission'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
  // The list writes the same number with a leading zero.
  const list = fileOf('closing.csv', 'Barkod;Ürün Adı\n08690000000104;BİR İLAÇ\n');
  expect(await medicinesCommand(db, [list])).toContain('1 products of the catalogue are medicines');
  expect(await kindOf(id)).toMatchObject({ kind: 'medicine' });
  expect((await kindOf(id)).permission).not.toBe('sellable');
  expect(await kindOf(other)).toMatchObject({ kind: 'general', permission: 'sellable' });
  await db.updateTable('product').set({ kind: 'general' }).where('id', '=', id).execute();
  expect(await medicinesCommand(db, [list])).toContain('in use already');
  expect(await kindOf(id)).toMatchObject({ kind: 'medicine' });
});
