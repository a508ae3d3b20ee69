import type { SuspensionCause } from '@havan/domain/listing-suspension';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** A listing whose state the platform has changed. */
export interface MovedListing {
  readonly id: number;
  readonly seller_id: number;
  readonly product_name: string;
}

export interface NewSuspension {
  readonly cause: SuspensionCause;
  /** The reason as the seller reads it. */
  readonly reason: string;
  /** Null for a job. */
  readonly operatorId: number | null;
  readonly at: Date;
}

/** Locks listings in the order of their ids; a later statement reads the locked state. */
export async function lockForMove(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`select from listing where id = any(${ids}::bigint[]) order by id for no key update`.execute(trx);
}

/**
 * Suspends those of the locked listings that this cause has not suspended already, with their history; a listing that
 * another cause has suspended is assigned to this one. One statement for any number.
 */
export async function suspend(
  trx: Db,
  ids: readonly number[],
  { cause, reason, operatorId, at }: NewSuspension,
): Promise<MovedListing[]> {
  const source = operatorId === null ? 'job' : 'platform';
  const { rows } = await sql<MovedListing>`
    with locked as materialized (
      select l.id, l.seller_id, l.product_id, l.state from listing l
      where l.id = any(${ids}::bigint[]) and l.deleted_at is null and not exists (
        select from listing_suspension s where s.listing_id = l.id and s.freed_at is null and s.cause = ${cause})
    ), ended as (
      update listing_suspension s set freed_at = ${at}, freed_by = ${operatorId}::bigint, free_reason = ${reason}
      from locked where s.listing_id = locked.id and s.freed_at is null
    ), moved as (
      update listing l set state = 'suspended', suspended_reason = ${reason}, is_on_holiday = false,
        version = l.version + 1, updated_at = ${at}
      from locked where l.id = locked.id
    ), noted as (
      insert into listing_event (listing_id, seller_id, at, source, changes)
      select id, seller_id, ${at}, ${source}, jsonb_build_object(
        'state', jsonb_build_array(state, 'suspended'), 'suspendedReason', jsonb_build_array(null, ${reason}::text))
      from locked
    )
    select locked.id, locked.seller_id, p.name as product_name
    from locked join product p on p.id = locked.product_id
    order by locked.id`.execute(trx);
  return rows;
}

/** Stores the suspensions of listings that were suspended in this transaction. */
export async function insertSuspensions(
  trx: Db,
  moved: readonly MovedListing[],
  { cause, reason, operatorId, at }: NewSuspension,
): Promise<void> {
  await sql`
    insert into listing_suspension (listing_id, seller_id, cause, reason, suspended_at, operator_id)
    select id, seller_id, ${cause}, ${reason}, ${at}, ${operatorId}::bigint
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ seller_id }) => seller_id)}::bigint[])
      as moved (id, seller_id)`.execute(trx);
}

export interface Freeing {
  /**
   * Only listings that one of these causes has suspended; null for all, also those suspended before causes were stored.
   */
  readonly causes: readonly SuspensionCause[] | null;
  readonly reason: string;
  readonly operatorId: number | null;
  readonly at: Date;
}

/** Frees locked suspended listings: they are passive until their seller puts them on sale (product §4). */
export async function free(
  trx: Db,
  ids: readonly number[],
  { causes, reason, operatorId, at }: Freeing,
): Promise<MovedListing[]> {
  const source = operatorId === null ? 'job' : 'platform';
  const { rows } = await sql<MovedListing>`
    with locked as materialized (
      select l.id, l.seller_id, l.product_id, l.suspended_reason from listing l
      where l.id = any(${ids}::bigint[]) and l.deleted_at is null and l.state = 'suspended'
        and (${causes}::text[] is null or exists (
          select from listing_suspension s
          where s.listing_id = l.id and s.freed_at is null and s.cause = any(${causes}::text[])))
    ), ended as (
      update listing_suspension s set freed_at = ${at}, freed_by = ${operatorId}::bigint, free_reason = ${reason}
      from locked where s.listing_id = locked.id and s.freed_at is null
    ), moved as (
      update listing l set state = 'passive', suspended_reason = null, version = l.version + 1, updated_at = ${at}
      from locked where l.id = locked.id
    ), noted as (
      insert into listing_event (listing_id, seller_id, at, source, changes)
      select id, seller_id, ${at}, ${source}, jsonb_build_object(
        'state', jsonb_build_array('suspended', 'passive'), 'freeReason', jsonb_build_array(null, ${reason}::text))
      from locked
    )
    select locked.id, locked.seller_id, p.name as product_name
    from locked join product p on p.id = locked.product_id
    order by locked.id`.execute(trx);
  return rows;
}

/**
 * Sets every listing of a seller that is on sale, or that a holiday has paused, to passive with its history, and ends the
 * holiday; returns how many were on sale.
 */
export async function setPassive(trx: Db, companyId: number, at: Date): Promise<number> {
  await sql`delete from seller_holiday where company_id = ${companyId}`.execute(trx);
  await sql`update listing set is_on_holiday = false where seller_id = ${companyId} and is_on_holiday`.execute(
    trx,
  );
  const { rows } = await sql<{ count: number }>`
    with moved as (
      update listing set state = 'passive', version = version + 1, updated_at = ${at}
      where seller_id = ${companyId} and state = 'active' and deleted_at is null
      returning id, seller_id
    ), noted as (
      insert into listing_event (listing_id, seller_id, at, source, changes)
      select id, seller_id, ${at}, 'platform', '{"state": ["active", "passive"]}' from moved
    )
    select count(*) from moved`.execute(trx);
  return rows[0]?.count ?? 0;
}
