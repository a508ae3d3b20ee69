import { expect, test } from 'vitest';
import { readTariffFile } from './carrier-tariff-file.ts';

const head = 'Kargo firması;Desi;Mesafe;Ücret;İlk gün;Son gün';
const today = '2026-11-24';
const read = (...lines: string[]) => readTariffFile([head, ...lines].join('\n'), today);

test('reads rows by their heading, with Turkish and ISO days', () => {
  expect(
    readTariffFile(
      '\uFEFFMesafe;Kargo firması;Desi;Ücret;İlk gün\r\nşehir içi;turna kargo;3;"1.089,90";2026-12-01\r\n\r\n',
      today,
    ),
  ).toEqual({
    rows: [
      {
        line: 2,
        carrierId: 1,
        upToDesi: 3,
        distance: 'sameCity',
        price: 108_990,
        validFrom: '2026-12-01',
        validTo: null,
      },
    ],
    problems: [],
  });
  expect(read('Ulak Dağıtım;10;Bölge dışı;120;01.12.2026;31.12.2026').rows).toMatchObject([
    { carrierId: 4, distance: 'beyond', price: 12_000, validTo: '2026-12-31' },
  ]);
});

test.each([
  ['Leylek;3;Şehir içi;89,90;01.12.2026;', 'Kargo firması bilinmiyor: Leylek.'],
  ['Turna Kargo;0;Şehir içi;89,90;01.12.2026;', 'Desi 1 ile 100 arasında tam sayı olmalı.'],
  ['Turna Kargo;2,5;Şehir içi;89,90;01.12.2026;', 'Desi 1 ile 100 arasında tam sayı olmalı.'],
  ['Turna Kargo;3;Uzak;89,90;01.12.2026;', 'Mesafe Şehir içi, Bölge içi, Bölge dışı olabilir.'],
  ['Turna Kargo;3;Şehir içi;-5;01.12.2026;', 'Ücret 0,01 ile 10.000 TL arasında olmalı, 89,90 gibi.'],
  ['Turna Kargo;3;Şehir içi;89,90;31.02.2027;', 'İlk gün 01.12.2026 gibi yazılmalı.'],
  ['Turna Kargo;3;Şehir içi;89,90;23.11.2026;', 'İlk gün bugünden önce olamaz.'],
  ['Turna Kargo;3;Şehir içi;89,90;01.12.2026;x', 'Son gün 31.12.2026 gibi yazılmalı ya da boş bırakılmalı.'],
  ['Turna Kargo;3;Şehir içi;89,90;01.12.2026;30.11.2026', 'Son gün ilk günden önce olamaz.'],
])('refuses %s', (line, message) => {
  expect(read(line)).toEqual({ rows: [], problems: [{ line: 2, message }] });
});

test('names missing columns and duplicate rows', () => {
  expect(readTariffFile('Firma;Desi', today).problems[0]?.message).toBe(
    'Başlık satırında eksik: Kargo firması, Mesafe, Ücret, İlk gün.',
  );
  const twice = read(
    'Turna Kargo;3;Şehir içi;89,90;01.12.2026;',
    'TURNA KARGO;3;Şehir içi;79,90;01.12.2026;',
  );
  expect(twice.rows).toHaveLength(1);
  expect(twice.problems).toEqual([{ line: 3, message: '2. satırla aynı basamak.' }]);
});
