import type { NewListingTerms } from '@havan/contract/listings/listings';
import type { productRequestStates } from '@havan/contract/listings/product-requests';
import type { ProductKind } from '@havan/domain/product-permission';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export type RequestState = (typeof productRequestStates)[number];

export interface ProductRequestRow {
  readonly id: number;
  readonly company_id: number;
  readonly barcode: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly kind: ProductKind;
  readonly psf: number | null;
  readonly picture_file_ids: readonly string[];
  readonly state: RequestState;
  readonly reason: string | null;
  readonly product_id: number | null;
  readonly listing_terms: NewListingTerms | null;
  /** The member who agreed to the terms; null without terms. */
  readonly terms_by: number | null;
  readonly listing_id: number | null;
  readonly publish_refusal: string | null;
  readonly created_at: Date;
  readonly ruled_at: Date | null;
}

const requests = sql`
  select r.id, r.company_id, r.barcode, r.name, r.brand, r.category, r.kind, r.psf, r.state, r.reason, r.product_id,
    r.listing_terms, r.terms_by, r.listing_id, r.publish_refusal, r.created_at, r.ruled_at,
    coalesce((select json_agg(p.file_id order by p.position) from product_request_picture p where p.request_id = r.id), '[]')
      as picture_file_ids
  from product_request r`;

export interface NewProductRequest {
  readonly companyId: number;
  readonly userId: number;
  readonly barcode: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly kind: ProductKind;
  readonly psf: number | null;
  readonly at: Date;
}

/** Stores a request; @returns its id, or undefined while one of the company for that barcode waits. */
export async function insertProductRequest(trx: Db, request: NewProductRequest): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into product_request (company_id, user_id, barcode, name, brand, category, kind, psf, created_at)
    values (${request.companyId}, ${request.userId}, ${request.barcode}, ${request.name}, ${request.brand},
            ${request.category}, ${request.kind}, ${request.psf}, ${request.at})
    on conflict (company_id, barcode) where state = 'waiting' do nothing
    returning id`.execute(trx);
  return rows[0]?.id;
}

/** Attaches photos to a request in order. */
export async function insertPictures(trx: Db, requestId: number, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await sql`
    insert into product_request_picture (request_id, position, file_id)
    select ${requestId}, position, file_id
    from unnest(${[...fileIds]}::uuid[]) with ordinality as picture (file_id, position)`.execute(trx);
}

/** Returns the request of a company that waits for this barcode. */
export async function findWaiting(
  db: Db,
  companyId: number,
  barcode: string,
): Promise<ProductRequestRow | undefined> {
  const { rows } = await sql<ProductRequestRow>`
    ${requests} where r.company_id = ${companyId} and r.barcode = ${barcode} and r.state = 'waiting'`.execute(
    db,
  );
  return rows[0];
}

/** Returns one request by its id. */
export async function findRequest(db: Db, id: number): Promise<ProductRequestRow | undefined> {
  const { rows } = await sql<ProductRequestRow>`${requests} where r.id = ${id}`.execute(db);
  return rows[0];
}

export interface RequestFilter {
  readonly companyId: number;
  readonly state: RequestState | null;
  readonly barcode: string | null;
}

/** Returns requests of a company with ids below `before`, the newest first. */
export async function findRequests(
  db: Db,
  { companyId, state, barcode }: RequestFilter,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<ProductRequestRow[]> {
  const { rows } = await sql<ProductRequestRow>`
    ${requests}
    where r.company_id = ${companyId} and (${state}::text is null or r.state = ${state})
      and (${barcode}::text is null or r.barcode = ${barcode}) and (${before}::bigint is null or r.id < ${before})
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many requests of a company match. */
export async function countRequests(db: Db, { companyId, state, barcode }: RequestFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_request
    where company_id = ${companyId} and (${state}::text is null or state = ${state})
      and (${barcode}::text is null or barcode = ${barcode})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sets or clears the terms of a waiting request of a company; false when it has none with this id. */
export async function writeRequestTerms(
  trx: Db,
  {
    companyId,
    requestId,
    terms,
    by,
  }: {
    readonly companyId: number;
    readonly requestId: number;
    readonly terms: NewListingTerms | null;
    readonly by: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update product_request
    set listing_terms = ${terms && JSON.stringify(terms)}::jsonb, terms_by = ${terms && by}::bigint
    where id = ${requestId} and company_id = ${companyId} and state = 'waiting' returning id`.execute(trx);
  return rows.length > 0;
}

/** Stores the listing that an approval put on sale, or why it could not. */
export async function writePublication(
  trx: Db,
  requestId: number,
  { listingId, refusal }: { readonly listingId: number | null; readonly refusal: string | null },
): Promise<void> {
  await sql`
    update product_request set listing_id = ${listingId}::bigint, publish_refusal = ${refusal}
    where id = ${requestId}`.execute(trx);
}

/** Returns whether the company has created a listing of the product since `since`, also one that it deleted. */
export async function hasListedSince(
  trx: Db,
  {
    companyId,
    productId,
    since,
  }: {
    readonly companyId: number;
    readonly productId: number;
    readonly since: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    select from listing
    where product_id = ${productId} and seller_id = ${companyId} and created_at >= ${since} limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Stores a decision; false when the request is not pending. A rejection clears the terms. */
export async function writeRuling(
  trx: Db,
  id: number,
  ruling: {
    readonly state: Exclude<RequestState, 'waiting'>;
    readonly productId: number | null;
    readonly reason: string | null;
    readonly by: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update product_request set state = ${ruling.state}, product_id = ${ruling.productId}, reason = ${ruling.reason},
      ruled_by = ${ruling.by}, ruled_at = ${ruling.at},
      listing_terms = case when ${ruling.state} = 'approved' then listing_terms end,
      terms_by = case when ${ruling.state} = 'approved' then terms_by end
    where id = ${id} and state = 'waiting' returning id`.execute(trx);
  return rows.length > 0;
}

/**
 * Returns how many requests of all companies wait, how many of them since before `dueSince`, and since when
 * the oldest.
 */
export async function countWaiting(
  db: Db,
  dueSince: Date,
): Promise<{ waiting: number; overdue: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) as waiting, count(*) filter (where created_at < ${dueSince}) as overdue, min(created_at) as oldest
    from product_request where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

/** Returns waiting requests of all companies with ids above `after`. */
export async function findAllWaiting(db: Db, after: number, limit: number): Promise<ProductRequestRow[]> {
  const { rows } = await sql<ProductRequestRow>`
    ${requests} where r.state = 'waiting' and r.id > ${after} order by r.id limit ${limit}`.execute(db);
  return rows;
}
