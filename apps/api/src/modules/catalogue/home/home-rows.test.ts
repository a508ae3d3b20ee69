import { expect, test } from 'vitest';
import type { FeatureFlag } from '@havan/domain/feature-flag';
import { arrangeRows } from './home-rows.ts';

type Section = Parameters<typeof arrangeRows>[0][number];

const section = (key: Section['key'], products = 1): Section => ({
  key,
  title: `Başlık ${key}`,
  subtitle: '',
  href: null,
  products: Array.from({ length: products }, () => ({}) as Section['products'][number]),
});
const sections = [
  section('recommended'),
  section('closeExpiry'),
  section('bestSellers'),
  section('priceDrops', 0),
];
const rows = [
  { key: 'priceDrops', title: null },
  { key: 'bestSellers', title: 'Haftanın gözdeleri' },
  { key: 'closeExpiry', title: null },
  { key: 'recommended', title: null },
] as const;
const off =
  (...flags: readonly FeatureFlag[]) =>
  (flag: FeatureFlag) =>
    !flags.includes(flag);
const keysOf = (all: readonly Section[]) => all.map(({ key }) => key);

test('rows stand in the order and under the titles of the operator; hidden and empty ones are left out', () => {
  const shown = arrangeRows(sections, rows, off());
  expect(keysOf(shown)).toEqual(['bestSellers', 'closeExpiry', 'recommended']);
  expect(shown[0]?.title).toBe('Haftanın gözdeleri');
  expect(keysOf(arrangeRows(sections, rows.slice(2), off()))).toEqual(['closeExpiry', 'recommended']);
});

test('the flags of the carousels take away the first and the second row, never the shelf', () => {
  expect(keysOf(arrangeRows(sections, rows, off('firstCarousel')))).toEqual(['closeExpiry', 'recommended']);
  expect(keysOf(arrangeRows(sections, rows, off('secondCarousel')))).toEqual(['bestSellers', 'closeExpiry']);
  expect(keysOf(arrangeRows(sections, rows, off('firstCarousel', 'secondCarousel')))).toEqual([
    'closeExpiry',
  ]);
});
