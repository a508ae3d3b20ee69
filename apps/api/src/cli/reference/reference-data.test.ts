import { categories } from '@havan/reference-data/categories';
import { districts, provinces } from '@havan/reference-data/places';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { loadReferenceData } from './reference-data.ts';

const database = testDatabase();

it('fills an empty database once when two processes start together', async () => {
  const both = await Promise.all([loadReferenceData(database.url), loadReferenceData(database.url)]);
  const written = both.flat().map(({ name, written: count }) => [name, count]);
  expect(written).toEqual([
    ['provinces', provinces.length],
    ['districts', districts.length],
    ['categories', categories.length],
  ]);
  const { db } = database;
  expect(await db.selectFrom('city').select('id').execute()).toHaveLength(81);
  expect(await db.selectFrom('town').select('id').execute()).toHaveLength(districts.length);
  const highlighted = db.selectFrom('category').select('id').where('is_highlight', '=', true);
  expect(await highlighted.execute()).toEqual([{ id: 1226 }]);
});

it('restores place names when run again, and does not change categories', async () => {
  const { db } = database;
  await db.updateTable('city').set({ name: 'Istanbul' }).where('id', '=', 34).execute();
  await db.updateTable('category').set({ name: 'Evcil Dostlar' }).where('id', '=', 1927).execute();
  expect(await loadReferenceData(database.url)).toEqual([]);
  const again = await loadReferenceData(database.url, { again: true });
  expect(again.map(({ written }) => written)).toEqual([1, 0, 0]);
  const city = await db.selectFrom('city').select('name').where('id', '=', 34).executeTakeFirstOrThrow();
  expect(city.name).toBe('İstanbul');
  const pets = await db
    .selectFrom('category')
    .select('name')
    .where('id', '=', 1927)
    .executeTakeFirstOrThrow();
  expect(pets.name).toBe('Evcil Dostlar');
});
