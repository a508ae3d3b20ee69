import type { UtsNoticeKind, UtsNoticeState } from '@havan/domain/uts';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface AccountRow {
  readonly institution_no: string | null;
  readonly token: Buffer | null;
  readonly token_hint: string | null;
  readonly token_saved_at: Date | null;
  readonly token_refused_at: Date | null;
}

export const findAccount = (db: Db, companyId: number): Promise<AccountRow | undefined> =>
  db
    .selectFrom('uts_account')
    .select(['institution_no', 'token', 'token_hint', 'token_saved_at', 'token_refused_at'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Returns how many notices of a company wait, and how many ÜTS has refused. */
export async function countOpen(
  db: Db,
  companyId: number,
): Promise<{ readonly waiting: number; readonly refused: number }> {
  const { rows } = await sql<{ waiting: number; refused: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'refused')::int as refused
    from uts_notice where company_id = ${companyId} and state in ('waiting', 'refused')`.execute(db);
  return rows[0] ?? { waiting: 0, refused: 0 };
}

/** Stores the institution number of a company; an undefined token is not changed. */
export async function saveAccount(
  trx: Db,
  account: {
    readonly companyId: number;
    readonly userId: number;
    readonly institutionNo: string;
    readonly token: { readonly box: Buffer; readonly hint: string } | null | undefined;
    readonly at: Date;
  },
): Promise<void> {
  const { companyId, userId, institutionNo, token, at } = account;
  await sql`
    insert into uts_account (company_id, institution_no, changed_by, changed_at)
    values (${companyId}, ${institutionNo}, ${userId}, ${at})
    on conflict (company_id) do update set institution_no = excluded.institution_no,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(trx);
  if (token === undefined) return;
  await trx
    .updateTable('uts_account')
    .set({
      token: token?.box ?? null,
      token_hint: token?.hint ?? null,
      token_saved_at: token ? at : null,
      token_refused_at: null,
    })
    .where('company_id', '=', companyId)
    .execute();
}

/** Stores whether ÜTS accepts the token of a company, if the token is still the same. */
export const noteToken = (db: Db, companyId: number, token: Buffer, refusedAt: Date | null) =>
  db
    .updateTable('uts_account')
    .set({ token_refused_at: refusedAt })
    .where('company_id', '=', companyId)
    .where('token', '=', token)
    .execute();

/** Returns the sealed tokens, whose rows are locked until the transaction ends. */
export const lockTokens = (trx: Db) =>
  trx
    .selectFrom('uts_account')
    .select(['company_id', 'token'])
    .where('token', 'is not', null)
    .forUpdate()
    .execute();

export const resealToken = (trx: Db, companyId: number, token: Buffer) =>
  trx.updateTable('uts_account').set({ token }).where('company_id', '=', companyId).execute();

/** Makes the waiting notices of a company due now, because missing data has arrived. */
export const hurryOf = (trx: Db, companyId: number, at: Date) =>
  trx
    .updateTable('uts_notice')
    .set({ due_at: at })
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('other_id', '=', companyId)]))
    .execute();

export interface NoticeRow {
  readonly id: number;
  readonly kind: UtsNoticeKind;
  readonly company_id: number;
  readonly order_id: number;
  readonly line_no: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly uts_number_of_product: string | null;
  readonly is_registered: boolean;
  readonly lot: string;
  readonly serial: string;
  readonly quantity: number;
  readonly moved_on: string;
  readonly other_name: string;
  readonly other_no: string | null;
  readonly own_no: string | null;
  readonly token: Buffer | null;
  readonly is_token_refused: boolean;
  readonly state: UtsNoticeState;
  readonly uts_number: string | null;
  readonly supply_number: string | null;
  readonly error: string | null;
  readonly is_unknown: boolean;
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly settled_at: Date | null;
}

const noticeColumns = sql`
  n.id, n.kind, n.company_id, n.order_id, n.line_no, l.product_name, l.barcode, p.uts_number as uts_number_of_product,
  p.is_registered_in_uts as is_registered, n.lot, n.serial, n.quantity, n.moved_on::text as moved_on,
  o.name as other_name, other.institution_no as other_no, own.institution_no as own_no, own.token,
  own.token_refused_at is not null as is_token_refused, n.state, n.uts_number, s.uts_number as supply_number, n.error,
  n.is_unknown, n.attempts, case when n.state = 'waiting' and n.attempts > 0 then n.due_at end as due_at, n.settled_at
  from uts_notice n
  join order_line l on l.order_id = n.order_id and l.line_no = n.line_no
  join product p on p.id = l.product_id
  join company o on o.id = n.other_id
  left join uts_account own on own.company_id = n.company_id
  left join uts_account other on other.company_id = n.other_id
  left join uts_notice s on s.id = n.supply_id`;

/** Returns notices of a company that wait or were refused, the newest first. */
export async function listOpen(
  db: Db,
  companyId: number,
  before: number | null,
  limit: number,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns} where n.company_id = ${companyId} and n.state in ('waiting', 'refused')
      ${before === null ? sql`` : sql`and n.id < ${before}`}
    order by n.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the notices of a company about an order, line by line. */
export async function noticesOfOrder(db: Db, companyId: number, orderId: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns} where n.order_id = ${orderId} and n.company_id = ${companyId}
    order by n.line_no, n.id limit 2000`.execute(db);
  return rows;
}

export interface DeviceLineRow {
  readonly seller_id: number;
  readonly line_no: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly uts_number: string | null;
  readonly is_registered: boolean;
  readonly lot: string;
  readonly serials: readonly string[];
  readonly units: number;
  /** Whether nothing of it was reported. */
  readonly is_open: boolean;
}

/** Returns the medical devices of an order that a company has bought or sold. */
export async function deviceLines(db: Db, companyId: number, orderId: number): Promise<DeviceLineRow[]> {
  const { rows } = await sql<DeviceLineRow>`
    select o.seller_company_id as seller_id, l.line_no, l.product_name, l.barcode, p.uts_number,
      p.is_registered_in_uts as is_registered, l.lot, l.serials,
      l.quantity + l.bonus_quantity - l.refunded_quantity as units,
      not exists (select from uts_notice n where n.order_id = l.order_id and n.line_no = l.line_no
        and n.kind = 'supply' and n.state in ('sent', 'byHand')) as is_open
    from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    where o.id = ${orderId} and ${companyId} in (o.seller_company_id, o.buyer_company_id) and p.kind = 'medicalDevice'
    order by l.line_no`.execute(db);
  return rows;
}

/** Returns whether a company has bought or sold an order. */
export async function isParty(db: Db, companyId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from orders where id = ${orderId} and ${companyId} in (seller_company_id, buyer_company_id)`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Locks an order of a seller and returns its day of shipment: null before it, undefined when the order is not the
 * seller's.
 */
export async function lockSold(trx: Db, companyId: number, orderId: number) {
  const { rows } = await sql<{ shipped_on: string | null; state: string }>`
    select (shipped_at at time zone 'Europe/Istanbul')::date::text as shipped_on, state
    from orders where id = ${orderId} and seller_company_id = ${companyId} for no key update`.execute(trx);
  return rows[0];
}

/** Sets lot and serial numbers of a line; after the shipment its notices are created again. */
export async function writeLine(
  trx: Db,
  line: {
    readonly orderId: number;
    readonly lineNo: number;
    readonly lot: string;
    readonly serials: readonly string[];
    readonly shippedOn: string | null;
  },
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set({ lot: line.lot, serials: [...line.serials] })
    .where('order_id', '=', line.orderId)
    .where('line_no', '=', line.lineNo)
    .execute();
  if (line.shippedOn === null) return;
  await sql`select write_uts_supplies(${line.orderId}, ${line.lineNo}::smallint, ${line.shippedOn}::date)`.execute(
    trx,
  );
}

/**
 * Returns a serial of the product that another line of the seller has reported or is about to; undefined
 * without one.
 */
export async function findSerialElsewhere(
  trx: Db,
  companyId: number,
  of: { readonly orderId: number; readonly lineNo: number; readonly serials: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ serial: string }>`
    select n.serial from uts_notice n
    join order_line l on l.order_id = n.order_id and l.line_no = n.line_no
    where n.company_id = ${companyId} and n.kind = 'supply' and n.serial = any(${[...of.serials]})
      and l.product_id = (select product_id from order_line where order_id = ${of.orderId} and line_no = ${of.lineNo})
      and (n.order_id, n.line_no) <> (${of.orderId}, ${of.lineNo}::smallint) limit 1`.execute(trx);
  return rows[0]?.serial;
}

/**
 * Claims due notices with complete data. No other process claims them until `leaseEnd`: a notice that a crashed process
 * had claimed is searched in ÜTS before it is sent again.
 */
export async function claimDue(
  db: Db,
  { now, leaseEnd, limit }: { readonly now: Date; readonly leaseEnd: Date; readonly limit: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<{ id: number; was_unknown: boolean }>`
    with due as (
      select n.id, n.is_unknown as was_unknown from uts_notice n
      join uts_account own on own.company_id = n.company_id
      join order_line l on l.order_id = n.order_id and l.line_no = n.line_no
      join product p on p.id = l.product_id
      left join uts_account other on other.company_id = n.other_id
      where n.state = 'waiting' and n.due_at <= ${now} and own.institution_no is not null and own.token is not null
        and own.token_refused_at is null and p.is_registered_in_uts and (n.lot <> '' or n.serial <> '')
        and length(n.lot) <= 20 and length(n.serial) <= 20
        and (n.kind = 'receipt' or other.institution_no is not null)
      order by n.due_at, n.id limit ${limit} for update of n skip locked
    )
    update uts_notice n set due_at = ${leaseEnd}, attempts = n.attempts + 1, is_unknown = true,
      first_tried_at = coalesce(n.first_tried_at, ${now})
    from due where n.id = due.id returning n.id, due.was_unknown`.execute(db);
  if (rows.length === 0) return [];
  const before = new Map(rows.map(({ id, was_unknown }) => [id, was_unknown]));
  const found = await sql<NoticeRow>`
    select ${noticeColumns} where n.id = any(${rows.map(({ id }) => id)}::bigint[]) order by n.id`.execute(
    db,
  );
  return found.rows.map((row) => ({ ...row, is_unknown: before.get(row.id) ?? false }));
}

export interface Outcome {
  readonly state: 'refused' | 'sent' | 'waiting';
  readonly utsNumber: string | null;
  readonly error: string | null;
  readonly isUnknown: boolean;
  readonly dueAt: Date;
  readonly settledAt: Date | null;
}

/** Stores the outcome of an attempt. */
export const noteOutcome = (db: Db, id: number, outcome: Outcome) =>
  db
    .updateTable('uts_notice')
    .set({
      state: outcome.state,
      uts_number: outcome.utsNumber,
      error: outcome.error,
      is_unknown: outcome.isUnknown,
      due_at: outcome.dueAt,
      settled_at: outcome.settledAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** Makes an open notice of a company due at once; false for an id of no notice of it. */
export async function retry(db: Db, companyId: number, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uts_notice')
    .set({ state: 'waiting', due_at: at, error: null })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('state', 'in', ['refused', 'waiting'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a person has made a notice in ÜTS; false for an id of no open notice of the company. */
export async function settleByHand(
  db: Db,
  companyId: number,
  id: number,
  { utsNumber, at }: { readonly utsNumber: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uts_notice')
    .set({ state: 'byHand', uts_number: utsNumber, error: null, settled_at: at })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('state', 'in', ['refused', 'waiting'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
