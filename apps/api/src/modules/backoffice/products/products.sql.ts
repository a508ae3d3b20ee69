import { foldForSearch } from '@havan/domain/turkish-text';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { ProductTable } from '../../../core/db/schema/catalogue-tables.ts';

const whole = (db: Db) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .selectAll('product')
    .where('product.merged_into', 'is', null)
    .select(({ selectFrom }) => [
      'brand.name as brand',
      'category.name as category',
      selectFrom('listing')
        .whereRef('listing.product_id', '=', 'product.id')
        .where('listing.stock', '>', 0)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('listings'),
    ]);

interface ProductFilter {
  readonly search: string;
  readonly undecided: boolean;
  readonly beforeId: number | null;
  readonly limit: number;
}

/** Returns products by a barcode, or by words of the name; the newest first. */
export const findProducts = (db: Db, { search, undecided, beforeId, limit }: ProductFilter) => {
  const words = foldForSearch(search).split(' ').filter(Boolean);
  return whole(db)
    .$if(/^\d{6,}$/.test(search), (query) =>
      query.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('product.barcode', 'like', `${search}%`),
          // The barcode of a merged product finds the one that remains.
          exists(
            selectFrom('product as former')
              .select('former.id')
              .whereRef('former.merged_into', '=', 'product.id')
              .where('former.barcode', 'like', `${search}%`),
          ),
        ]),
      ),
    )
    .$if(!/^\d{6,}$/.test(search), (query) =>
      words.reduce(
        (found, word) =>
          found.where('product.search_text', 'like', `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        query,
      ),
    )
    .$if(undecided, (query) => query.where('product.kind', 'is', null))
    .$if(beforeId !== null, (query) => query.where('product.id', '<', beforeId ?? 0))
    .orderBy('product.id', 'desc')
    .limit(limit)
    .execute();
};

/** Returns one product that is not merged into another. */
export const findProduct = (db: Db, id: number) => whole(db).where('product.id', '=', id).executeTakeFirst();

/** Returns one product; for a merged one the product that remains. */
export const findRemainingProduct = (db: Db, id: number) =>
  whole(db)
    .where(({ eb, selectFrom }) =>
      eb(
        'product.id',
        '=',
        selectFrom('product as asked')
          .where('asked.id', '=', id)
          .select((asked) => asked.fn.coalesce('asked.merged_into', 'asked.id').as('id')),
      ),
    )
    .executeTakeFirst();
export type MarketProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Locks a product until the transaction ends. */
export const lockProduct = (trx: Db, id: number) =>
  trx.selectFrom('product').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

type ProductValues = Omit<Insertable<ProductTable>, 'id' | 'created_at' | 'permission'>;

export const insertProduct = async (trx: Db, values: ProductValues): Promise<number> => {
  const { id } = await trx.insertInto('product').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateProduct = (trx: Db, id: number, values: ProductValues) =>
  trx.updateTable('product').set(values).where('id', '=', id).execute();

/** Finds brands by name or another name, or creates them, case-insensitive. Returns ids by the lower-case name. */
export async function brandIds(trx: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    with asked as (
      select distinct on (lower(name collate "tr-TR-x-icu")) name from unnest(${[...names]}::text[]) as said (name)
    ), made as (
      insert into brand (name)
      select name from asked a
      where not exists (select from brand b where lower(b.name) = lower(a.name collate "tr-TR-x-icu"))
        and not exists (select from brand_alias o where lower(o.alias) = lower(a.name collate "tr-TR-x-icu"))
      on conflict do nothing
      returning id, name
    )
    select id, name from made
    union all
    select b.id, b.name from brand b
    where lower(b.name) in (select lower(name collate "tr-TR-x-icu") from asked)
    union all
    select o.brand_id, o.alias from brand_alias o
    where lower(o.alias) in (select lower(name collate "tr-TR-x-icu") from asked)`.execute(trx);
  return new Map(rows.map(({ id, name }) => [name.toLocaleLowerCase('tr'), id]));
}

/** Returns every category with its path from the root: `Kozmetik › Yüz bakımı`. */
export async function categoryPaths(db: Db): Promise<{ id: number; path: string }[]> {
  const { rows } = await sql<{ id: number; path: string }>`
    with recursive tree as (
      select id, name::text as path, array[position, id] as place from category where parent_id is null
      union all
      select c.id, tree.path || ' › ' || c.name, tree.place || array[c.position, c.id]
      from category c join tree on c.parent_id = tree.id
    )
    select id, path from tree order by place`.execute(db);
  return rows;
}

/** Returns whether a category exists. */
export const findCategory = (db: Db, id: number) =>
  db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst();
