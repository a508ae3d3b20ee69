import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface TreeRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly depth: number;
  readonly position: number;
  readonly is_active: boolean;
  readonly products: number;
}

/** Returns every category depth first, siblings in their order. */
export async function findTree(db: Db): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    with recursive tree as (
      select c.*, array[c.position, c.id] as place from category c where c.parent_id is null
      union all
      select c.*, tree.place || array[c.position::bigint, c.id] from category c join tree on c.parent_id = tree.id
    ), filed as (
      select category_id, count(*) as products from product where merged_into is null group by category_id
    )
    select tree.id, tree.parent_id, tree.name, tree.depth, tree.position, tree.is_active,
      coalesce(filed.products, 0) as products
    from tree left join filed on filed.category_id = tree.id order by tree.place`.execute(db);
  return rows;
}

/** Returns a category and those beneath it. */
const subtree = (id: number) => sql`
  with recursive beneath as (
    select id from category where id = ${id}
    union all
    select c.id from category c join beneath on c.parent_id = beneath.id
  )`;

export interface CategoryContentsRow {
  readonly categories: number;
  readonly products: number;
  readonly listings: number;
  readonly campaigns: number;
  readonly risk_marks: number;
}

export async function countCategory(db: Db, id: number): Promise<CategoryContentsRow> {
  const { rows } = await sql<CategoryContentsRow>`
    ${subtree(id)}
    select (select count(*) from beneath) as categories,
      (select count(*) from product p where p.category_id in (select id from beneath)) as products,
      (select count(*) from listing l join product p on p.id = l.product_id
       where l.state = 'active' and l.deleted_at is null and p.category_id in (select id from beneath)) as listings,
      (select count(*) from campaign where category_id in (select id from beneath)
         and state in ('scheduled', 'running')) as campaigns,
      (select count(*) from risk_mark where category_id in (select id from beneath) and lifted_at is null)
        as risk_marks`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count has a row');
  return row;
}

/** Locks the tree, so that two operators change it one after the other. */
export const lockTree = (trx: Db) => sql`select id from category order by id for update`.execute(trx);

interface CategoryValues {
  readonly parentId: number | null;
  readonly name: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly depth: number;
}

export async function insertCategory(trx: Db, values: CategoryValues): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category (id, parent_id, name, depth, position, is_active)
    select greatest(max(id), 9000000) + 1, ${values.parentId}, ${values.name}, ${values.depth}, ${values.position},
      ${values.isActive}
    from category returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Changes a category; its subcategories move with it. */
export async function updateCategory(trx: Db, id: number, values: CategoryValues): Promise<void> {
  await sql`
    ${subtree(id)}
    update category c set depth = c.depth + (${values.depth}::int - own.depth)
    from category own where own.id = ${id} and c.id in (select id from beneath) and own.depth <> ${values.depth}`.execute(
    trx,
  );
  await sql`
    update category set parent_id = ${values.parentId}, name = ${values.name}, position = ${values.position},
      is_active = ${values.isActive}
    where id = ${id}`.execute(trx);
}
