import type { Db } from '../../db/database.ts';

/** Every category, siblings in their order. */
export const findCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'parent_id', 'name', 'is_highlight'])
    .orderBy('depth')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findBrandName = async (db: Db, id: number): Promise<string | null> => {
  const row = await db.selectFrom('brand').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
};

export const findCompanyName = async (db: Db, id: number): Promise<string | null> => {
  const row = await db.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
};
