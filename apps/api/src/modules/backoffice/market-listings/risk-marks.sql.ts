import type { RiskCause } from '@havan/domain/originality';
import { foldForSearch } from '@havan/domain/turkish-text';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export type MarkedThing = 'brand' | 'category' | 'product';

export interface RiskMarkRow {
  readonly id: number;
  readonly of: MarkedThing;
  readonly name: string;
  readonly cause: RiskCause;
  readonly note: string;
  readonly marked_at: Date;
  readonly marked_by: string | null;
  readonly listings: number;
  readonly missing: number;
}

/** Returns the marks in force, the newest first. */
export async function findRiskMarks(db: Db): Promise<RiskMarkRow[]> {
  const { rows } = await sql<RiskMarkRow>`
    select m.id, case when m.brand_id is not null then 'brand' when m.category_id is not null then 'category'
        else 'product' end as of,
      coalesce(b.name, c.name, p.name) as name, m.cause, m.note, m.marked_at, o.name as marked_by,
      coalesce(asked.listings, 0) as listings, coalesce(asked.missing, 0) as missing
    from risk_mark m left join brand b on b.id = m.brand_id left join category c on c.id = m.category_id
    left join product p on p.id = m.product_id left join operator o on o.id = m.marked_by
    left join lateral (
      select count(*) as listings, count(*) filter (where k.state in ('missing', 'rejected')) as missing
      from originality_check k join listing l on l.id = k.listing_id and l.deleted_at is null where k.mark_id = m.id
    ) asked on true
    where m.lifted_at is null order by m.id desc limit 500`.execute(db);
  return rows;
}

export interface RiskTargetRow {
  readonly of: MarkedThing;
  readonly id: number;
  readonly name: string;
  readonly listings: number;
}

/** Returns unmarked brands, categories and products by words of their names, with the number of listings of each. */
export async function findRiskTargets(db: Db, search: string): Promise<RiskTargetRow[]> {
  const pattern = `%${foldForSearch(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const folded = (column: string) => sql.raw(`lower(translate(${column}, 'ÇĞIİÖŞÜçğıöşü', 'cgiiosucgiosu'))`);
  const { rows } = await sql<RiskTargetRow>`
    select of, id, name, (
      select count(*) from listing l join product p on p.id = l.product_id
      where l.deleted_at is null and case found.of
        when 'brand' then p.brand_id = found.id
        when 'product' then p.id = found.id
        else p.category_id in (
          with recursive below as (
            select found.id as id union all select c.id from category c join below on c.parent_id = below.id
          ) select id from below)
        end) as listings
    from (
      (select 'brand' as of, b.id, b.name from brand b where ${folded('b.name')} like ${pattern}
         and not exists (select from risk_mark m where m.brand_id = b.id and m.lifted_at is null) order by b.name limit 8)
      union all
      (select 'category', c.id, c.name from category c where ${folded('c.name')} like ${pattern}
         and not exists (select from risk_mark m where m.category_id = c.id and m.lifted_at is null) order by c.name limit 8)
      union all
      (select 'product', p.id, p.name from product p where p.search_text like ${pattern}
         and not exists (select from risk_mark m where m.product_id = p.id and m.lifted_at is null) order by p.name limit 8)
    ) found`.execute(db);
  return rows;
}

/** Marks a brand, category or product; false when it is marked already or unknown. */
export async function insertRiskMark(
  trx: Db,
  mark: {
    readonly of: MarkedThing;
    readonly id: number;
    readonly note: string;
    readonly operatorId: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { of, id } = mark;
  const cause = of === 'product' ? 'operator' : of;
  const { rows } = await sql`
    insert into risk_mark (brand_id, category_id, product_id, cause, note, marked_at, marked_by)
    select ${of === 'brand' ? id : null}::bigint, ${of === 'category' ? id : null}::bigint,
      ${of === 'product' ? id : null}::bigint, ${cause}, ${mark.note}, ${mark.at}, ${mark.operatorId}
    where exists (select from ${sql.table(of)} where id = ${id})
    on conflict do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/** Lifts a mark; @returns whether it was in force. */
export async function liftMark(
  trx: Db,
  markId: number,
  { operatorId, at }: { readonly operatorId: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update risk_mark set lifted_at = ${at}, lifted_by = ${operatorId}
    where id = ${markId} and lifted_at is null returning id`.execute(trx);
  return rows.length > 0;
}
