import { expect, test } from 'vitest';
import { fillTemplate, placeholdersIn, unknownPlaceholdersIn } from './message-template.ts';

const values = { alıcı: 'Güneş Eczanesi', 'sipariş no': '1201', 'takip no': null, kargo: 'Aras Kargo' };

test('fills in known values and leaves unknown ones for the writer', () => {
  expect(fillTemplate('{alıcı}, {sipariş no} yola çıktı: {kargo} {takip no}. Hemen {bugün}!', values)).toBe(
    'Güneş Eczanesi, 1201 yola çıktı: Aras Kargo {takip no}. Hemen {bugün}!',
  );
});

test('a placeholder is recognised in capitals and with surrounding blanks', () => {
  expect(fillTemplate('{ SİPARİŞ NO }', values)).toBe('1201');
});

test('a value is inserted without being parsed again', () => {
  expect(fillTemplate('{alıcı}', { ...values, alıcı: '{kargo} $& Eczanesi' })).toBe('{kargo} $& Eczanesi');
});

test('lists each placeholder once, and unknown ones separately', () => {
  const text = '{sipariş no} {kargo} {sipariş no} {siparis} {siparis}';
  expect(placeholdersIn(text)).toEqual(['sipariş no', 'kargo']);
  expect(unknownPlaceholdersIn(text)).toEqual(['{siparis}']);
});
