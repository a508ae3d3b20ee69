import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface OfferTagRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly is_shown: boolean;
  readonly campaigns: readonly {
    readonly campaignId: number;
    readonly title: string;
    readonly isOver: boolean;
  }[];
}

/** Returns the headings of special offers in their order, with the campaigns beneath each. */
export async function findOfferTags(db: Db, now: Date): Promise<OfferTagRow[]> {
  const { rows } = await sql<OfferTagRow>`
    select t.id, t.title, t.description, t.is_shown, coalesce((
      select jsonb_agg(jsonb_build_object(
        'campaignId', k.id, 'title', k.title || coalesce(' · ' || c.name, ''),
        'isOver', k.state = 'ended' or k.ends_at <= ${now}) order by k.id desc)
      from campaign_tag m join campaign k on k.id = m.campaign_id left join company c on c.id = k.seller_id
      where m.tag_id = t.id), '[]') as campaigns
    from special_offer_tag t order by t.position, t.id limit 50`.execute(db);
  return rows;
}

export interface OfferTagFields {
  readonly title: string;
  readonly description: string;
  readonly isShown: boolean;
}

export async function insertOfferTag(trx: Db, tag: OfferTagFields): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into special_offer_tag (title, description, is_shown, position)
    values (${tag.title}, ${tag.description}, ${tag.isShown},
            (select coalesce(max(position), 0) + 1 from special_offer_tag))
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Changes a heading; false for an unknown one. */
export async function updateOfferTag(trx: Db, tagId: number, tag: OfferTagFields): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update special_offer_tag set title = ${tag.title}, description = ${tag.description}, is_shown = ${tag.isShown}
    where id = ${tagId}`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Sets the campaigns under a heading and returns their number. */
export async function replaceCampaigns(
  trx: Db,
  tagId: number,
  campaignIds: readonly number[],
): Promise<number> {
  const ids = [...new Set(campaignIds)];
  await sql`
    delete from campaign_tag where tag_id = ${tagId} and campaign_id <> all(${ids}::bigint[])`.execute(trx);
  await sql`
    insert into campaign_tag (tag_id, campaign_id)
    select ${tagId}, id from campaign where id = any(${ids}::bigint[]) and state <> 'draft' and archive_of is null
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from campaign_tag where tag_id = ${tagId}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Sets the positions of the headings by the order of `tagIds`, from 1. */
export const placeOfferTags = (trx: Db, tagIds: readonly number[]): Promise<unknown> =>
  sql`
    update special_offer_tag set position = wanted.place
    from unnest(${tagIds}::bigint[]) with ordinality as wanted (id, place)
    where special_offer_tag.id = wanted.id`.execute(trx);

export const deleteOfferTag = (trx: Db, tagId: number): Promise<unknown> =>
  sql`delete from special_offer_tag where id = ${tagId}`.execute(trx);
