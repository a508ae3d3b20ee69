import { canSell, companyTypes } from '@havan/domain/company';
import type { ContentTargetKind, PickedTargetKind } from '@havan/domain/shop-content';
import { foldForSearch } from '@havan/domain/turkish-text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** The part of an address that names the target; no row for an unknown id. */
const nameOf: Readonly<Record<PickedTargetKind, (id: number) => RawBuilder<{ name: string }>>> = {
  campaign: (id) =>
    sql`select code as name from campaign where id = ${id} and state in ('scheduled', 'running')`,
  category: (id) => sql`select id::text as name from category where id = ${id}`,
  seller: (id) => sql`select id::text as name from company where id = ${id} and not sales_ban`,
  product: (id) => sql`select id::text as name from product where id = ${id}`,
  specialDay: (id) => sql`select id::text as name from special_day where id = ${id} and state = 'open'`,
  specialOffer: (id) => sql`select id::text as name from special_offer_tag where id = ${id}`,
};

export async function findTargetName(db: Db, kind: PickedTargetKind, id: number): Promise<string | null> {
  const { rows } = await nameOf[kind](id).execute(db);
  return rows[0]?.name ?? null;
}

/**
 * SQL for the title of the target of a row with `target_kind` and `target_id`; null without a target, and for one that
 * no longer exists.
 */
export const targetTitle = sql<string | null>`
  case target_kind
    when 'campaign' then (select title from campaign where id = target_id)
    when 'category' then (select name from category where id = target_id)
    when 'seller' then (select name from company where id = target_id)
    when 'product' then (select name from product where id = target_id)
    when 'specialDay' then (select title from special_day where id = target_id)
    when 'specialOffer' then (select title from special_offer_tag where id = target_id)
  end`;

/** A target with its title. */
export interface TargetRow {
  readonly target_kind: ContentTargetKind;
  readonly target_id: number | null;
  readonly target_title: string | null;
}

interface Wanted {
  /** Parts of the name, in lower case; the name must contain every one. */
  readonly words: readonly string[];
  readonly now: Date;
}

const sellerTypes = companyTypes.filter(canSell);
const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const matchesName = (name: RawBuilder<string>, words: readonly string[]) =>
  sql`lower(${name} collate "tr-TR-x-icu") like all(${words.map(pattern)}::text[])`;

const choicesOf: Readonly<
  Record<PickedTargetKind, (wanted: Wanted) => RawBuilder<{ id: number; label: string }>>
> = {
  campaign: ({ words, now }) => sql`
    select k.id, k.title || coalesce(' · ' || c.name, '') as label
    from campaign k left join company c on c.id = k.seller_id
    where k.state in ('scheduled', 'running') and k.ends_at > ${now}
      and ${matchesName(sql`k.title || coalesce(' ' || c.name, '')`, words)}
    order by k.id desc`,
  category: ({ words }) => sql`
    select category.id, concat_ws(' › ', top.name, middle.name, category.name) as label
    from category left join category middle on middle.id = category.parent_id
      left join category top on top.id = middle.parent_id
    where ${matchesName(sql`concat_ws(' ', top.name, middle.name, category.name)`, words)}
    order by label`,
  seller: ({ words }) => sql`
    select id, name as label from company
    where company_type = any(${sellerTypes}::text[]) and review_state = 'approved' and not sales_ban
      and ${matchesName(sql`name`, words)}
    order by name`,
  product: ({ words }) => sql`
    select id, name as label from product
    where merged_into is null
      and search_text like all(${words.map((word) => pattern(foldForSearch(word)))}::text[])
    order by name`,
  specialDay: ({ words, now }) => sql`
    select id, title as label from special_day
    where state = 'open' and ends_at > ${now} and ${matchesName(sql`title`, words)} order by id desc`,
  specialOffer: ({ words }) => sql`
    select id, title as label from special_offer_tag where ${matchesName(sql`title`, words)} order by position`,
};

/** Returns at most fifty targets of a kind whose names contain every word. */
export async function findTargetChoices(
  db: Db,
  kind: PickedTargetKind,
  wanted: Wanted,
): Promise<{ readonly id: number; readonly label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`${choicesOf[kind](wanted)} limit 50`.execute(db);
  return rows;
}
