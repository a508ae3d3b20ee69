import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface BrandRow {
  readonly id: number;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly products: number;
  readonly logo_hash: string | null;
}

const brands = sql`
  select b.id, b.name, b.logo_hash,
    coalesce((select json_agg(a.alias order by a.alias) from brand_alias a where a.brand_id = b.id), '[]') as aliases,
    (select count(*) from product p where p.brand_id = b.id and p.merged_into is null) as products
  from brand b`;

/** Returns brands by a part of a name or another name, by ascending id. */
export async function searchBrands(
  db: Db,
  search: string,
  afterId: number,
  limit: number,
): Promise<BrandRow[]> {
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<BrandRow>`
    ${brands} where b.id > ${afterId} and (
      lower(b.name) like lower(${part} collate "tr-TR-x-icu")
      or exists (select from brand_alias a
                 where a.brand_id = b.id and lower(a.alias) like lower(${part} collate "tr-TR-x-icu")))
    order by b.id limit ${limit}`.execute(db);
  return rows;
}

export async function findBrand(db: Db, id: number): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`${brands} where b.id = ${id}`.execute(db);
  return rows[0];
}

export const lockBrand = (trx: Db, id: number) =>
  trx.selectFrom('brand').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export async function countBrand(db: Db, id: number): Promise<{ listings: number; badges: number }> {
  const { rows } = await sql<{ listings: number; badges: number }>`
    select (select count(*) from listing l join product p on p.id = l.product_id
            where p.brand_id = ${id} and l.state = 'active' and l.deleted_at is null) as listings,
      (select count(*) from brand_badge where brand_id = ${id}) as badges`.execute(db);
  return rows[0] ?? { listings: 0, badges: 0 };
}

/** Returns those of the names that another brand has, as its name or as another name. */
export async function takenNames(db: Db, id: number, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select said.name from unnest(${[...names]}::text[]) as said (name)
    where exists (select from brand b
                  where b.id <> ${id} and lower(b.name) = lower(said.name collate "tr-TR-x-icu"))
       or exists (select from brand_alias a
                  where a.brand_id <> ${id} and lower(a.alias) = lower(said.name collate "tr-TR-x-icu"))`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function writeBrand(
  trx: Db,
  id: number,
  { name, aliases }: { readonly name: string; readonly aliases: readonly string[] },
): Promise<void> {
  await trx.updateTable('brand').set({ name }).where('id', '=', id).execute();
  await sql`delete from brand_alias where brand_id = ${id}`.execute(trx);
  await sql`insert into brand_alias (alias, brand_id) select unnest(${[...aliases]}::text[]), ${id}`.execute(
    trx,
  );
}

export const writeLogo = (trx: Db, id: number, hash: string | null) =>
  trx.updateTable('brand').set({ logo_hash: hash }).where('id', '=', id).execute();
