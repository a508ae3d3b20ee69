import type { ContentTargetKind, HomeRowKey } from '@havan/domain/shop-content';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { targetTitle, type TargetRow } from './targets.sql.ts';

export interface SliderRow extends TargetRow {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export async function findAllSliders(db: Db): Promise<SliderRow[]> {
  const { rows } = await sql<SliderRow>`
    select id, title, body, target_kind, target_id, ${targetTitle} as target_title, starts_at, ends_at
    from slider order by position, id limit 50`.execute(db);
  return rows;
}

export interface HomeRowRow {
  readonly key: HomeRowKey;
  readonly title: string | null;
  readonly is_shown: boolean;
}

export async function findAllHomeRows(db: Db): Promise<HomeRowRow[]> {
  const { rows } = await sql<HomeRowRow>`select key, title, is_shown from home_row order by position`.execute(
    db,
  );
  return rows;
}

export interface AdvertRow {
  readonly id: number;
  readonly advert_text: string;
  readonly target_kind: ContentTargetKind | null;
  readonly target_id: number | null;
  readonly target_title: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Returns the newest adverts. */
export async function findAdverts(db: Db): Promise<AdvertRow[]> {
  const { rows } = await sql<AdvertRow>`
    select id, advert_text, target_kind, target_id, ${targetTitle} as target_title, starts_at, ends_at
    from search_advert order by starts_at desc, id desc limit 50`.execute(db);
  return rows;
}

export interface SliderFields {
  readonly title: string;
  readonly body: string;
  readonly kind: ContentTargetKind;
  readonly targetId: number | null;
  readonly href: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export async function insertSlider(trx: Db, slider: SliderFields): Promise<number> {
  const { title, body, kind, targetId, href, startsAt, endsAt } = slider;
  const { rows } = await sql<{ id: number }>`
    insert into slider (title, body, target_kind, target_id, href, position, starts_at, ends_at)
    values (${title}, ${body}, ${kind}, ${targetId}, ${href},
            (select coalesce(max(position), 0) + 1 from slider), ${startsAt}, ${endsAt})
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

export const updateSlider = (trx: Db, id: number, slider: SliderFields): Promise<unknown> =>
  sql`
    update slider set title = ${slider.title}, body = ${slider.body}, target_kind = ${slider.kind},
      target_id = ${slider.targetId}, href = ${slider.href}, starts_at = ${slider.startsAt}, ends_at = ${slider.endsAt}
    where id = ${id}`.execute(trx);

/** Sets the positions of the sliders by the order of `ids`, from 1. */
export const placeSliders = (trx: Db, ids: readonly number[]): Promise<unknown> =>
  sql`
    update slider set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place) where slider.id = wanted.id`.execute(
    trx,
  );

export const deleteSlider = (trx: Db, id: number): Promise<unknown> =>
  sql`delete from slider where id = ${id}`.execute(trx);

export const writeHomeRows = (trx: Db, rows: readonly HomeRowRow[]): Promise<unknown> =>
  sql`
    update home_row set title = wanted.title, is_shown = wanted.is_shown, position = wanted.place
    from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ title }) => title)}::text[],
                ${rows.map((row) => row.is_shown)}::boolean[]) with ordinality as wanted (key, title, is_shown, place)
    where home_row.key = wanted.key`.execute(trx);

export interface AdvertFields {
  readonly text: string;
  readonly kind: ContentTargetKind | null;
  readonly targetId: number | null;
  readonly href: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
}

export async function insertAdvert(trx: Db, advert: AdvertFields): Promise<number> {
  const { text, kind, targetId, href, startsAt, endsAt } = advert;
  const { rows } = await sql<{ id: number }>`
    insert into search_advert (advert_text, href, target_kind, target_id, starts_at, ends_at)
    values (${text}, ${href}, ${kind}, ${targetId}, ${startsAt}, ${endsAt}) returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

export const updateAdvert = (trx: Db, id: number, advert: AdvertFields): Promise<unknown> =>
  sql`
    update search_advert set advert_text = ${advert.text}, href = ${advert.href}, target_kind = ${advert.kind},
      target_id = ${advert.targetId}, starts_at = ${advert.startsAt}, ends_at = ${advert.endsAt}
    where id = ${id}`.execute(trx);

export const deleteAdvert = (trx: Db, id: number): Promise<unknown> =>
  sql`delete from search_advert where id = ${id}`.execute(trx);
