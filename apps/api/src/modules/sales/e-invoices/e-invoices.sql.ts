import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { withinDays } from '../../../core/db/istanbul-days.ts';
import type {
  EInvoiceSettingsTable,
  EInvoiceTable,
} from '../../../core/db/schema/documents/e-invoice-tables.ts';

export type EInvoiceRow = Selectable<EInvoiceTable>;
export type EInvoiceSettingsRow = Pick<
  Selectable<EInvoiceSettingsTable>,
  'series' | 'preferred_profile' | 'channel' | 'note'
>;

export const findSettings = (db: Db, companyId: number): Promise<EInvoiceSettingsRow | undefined> =>
  db
    .selectFrom('e_invoice_settings')
    .select(['series', 'preferred_profile', 'channel', 'note'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

export async function putSettings(db: Db, row: Selectable<EInvoiceSettingsTable>): Promise<void> {
  const { company_id: _, ...changes } = row;
  await db
    .insertInto('e_invoice_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changes))
    .execute();
}

/**
 * Takes the next number of a series and locks the series until the transaction ends: a concurrent issuer
 * waits, and a failed transaction returns the number.
 */
export async function takeNumber(trx: Db, companyId: number, series: string, year: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into e_invoice_series as s (company_id, series, year, last_number)
    values (${companyId}, ${series}, ${year}, 1)
    on conflict (company_id, series, year) do update set last_number = s.last_number + 1
    returning last_number`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The series gave no number');
  return row.last_number;
}

export async function lastNumber(db: Db, companyId: number, series: string, year: number): Promise<number> {
  const row = await db
    .selectFrom('e_invoice_series')
    .select('last_number')
    .where('company_id', '=', companyId)
    .where('series', '=', series)
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.last_number ?? 0;
}

/** Returns an invoice that one of its sides may see: a draft is its issuer's own. */
export const findVisible = (db: Db, companyId: number, id: number): Promise<EInvoiceRow | undefined> =>
  db
    .selectFrom('e_invoice')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('company_id', '=', companyId),
        eb.and([eb('other_company_id', '=', companyId), eb('issued_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();

export const findByIds = async (db: Db, ids: readonly number[]): Promise<EInvoiceRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('e_invoice')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute();

export const lockOwn = (trx: Db, companyId: number, id: number): Promise<EInvoiceRow | undefined> =>
  trx
    .selectFrom('e_invoice')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/** Returns the invoices of an order, the oldest first. */
export const invoicesOfOrder = (db: Db, orderId: number): Promise<EInvoiceRow[]> =>
  db.selectFrom('e_invoice').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

export const hasUploadedInvoice = async (db: Db, orderId: number): Promise<boolean> =>
  (await db
    .selectFrom('order_invoice')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()) !== undefined;

type NewDraft = Omit<
  EInvoiceRow,
  | 'id'
  | 'state'
  | 'number'
  | 'storage_key'
  | 'sha256'
  | 'issued_at'
  | 'cancelled_at'
  | 'cancel_reason'
  | 'sending'
  | 'tries'
  | 'next_try_at'
  | 'send_error'
  | 'sent_at'
  | 'document'
  | 'units'
> & { readonly document: string; readonly units: string };

export const insertDraft = (trx: Db, row: NewDraft): Promise<EInvoiceRow> =>
  trx
    .insertInto('e_invoice')
    .values({ ...row, state: 'draft' })
    .returningAll()
    .executeTakeFirstOrThrow();

export type DraftChanges = Pick<
  NewDraft,
  | 'profile'
  | 'recipient_name'
  | 'recipient_tax_number'
  | 'net'
  | 'vat_1'
  | 'vat_10'
  | 'vat_20'
  | 'total'
  | 'document'
  | 'units'
>;

export const changeDraft = (trx: Db, id: number, changes: DraftChanges): Promise<EInvoiceRow> =>
  trx
    .updateTable('e_invoice')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirstOrThrow();

export const markIssued = (
  trx: Db,
  id: number,
  changes: DraftChanges & {
    readonly number: string;
    readonly storage_key: string;
    readonly sha256: string;
    readonly issued_at: Date;
    readonly sending: 'queued' | 'manual';
  },
): Promise<EInvoiceRow> =>
  trx
    .updateTable('e_invoice')
    .set({
      ...changes,
      state: 'issued',
      next_try_at: changes.sending === 'queued' ? changes.issued_at : null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const markCancelled = (
  trx: Db,
  id: number,
  changes: {
    readonly at: Date;
    readonly reason: string;
    readonly sending: EInvoiceRow['sending'];
  },
): Promise<EInvoiceRow> =>
  trx
    .updateTable('e_invoice')
    .set({
      state: 'cancelled',
      cancelled_at: changes.at,
      cancel_reason: changes.reason,
      sending: changes.sending,
      tries: 0,
      next_try_at: changes.sending === 'cancelQueued' ? changes.at : null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export type Tab = 'issued' | 'undelivered' | 'cancelled' | 'received';

const tabs: Readonly<Record<Tab, (companyId: number) => RawBuilder<unknown>>> = {
  issued: (id) => sql`i.company_id = ${id} and i.state = 'issued'`,
  undelivered: (id) => sql`i.company_id = ${id} and i.sending in ('failed', 'manual')`,
  cancelled: (id) => sql`i.company_id = ${id} and i.state = 'cancelled'`,
  received: (id) => sql`i.other_company_id = ${id} and i.state <> 'draft' and i.issued_at is not null`,
};

export interface RegisterFilter {
  readonly tab: Tab;
  readonly companyId: number;
  readonly q: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Only ids below; null for the first page. */
  readonly before: number | null;
  readonly limit: number;
}

/**
 * Returns the condition of a search: a complete invoice number uses its index; any other text is an order id, a tax
 * number or a part of a name.
 */
const found = (q: string): RawBuilder<unknown> =>
  invoiceNumber.test(q)
    ? sql`i.number = upper(${q})`
    : sql`(i.order_id::text = ${q} or i.recipient_tax_number = ${q}
        or strpos(lower(i.recipient_name collate "tr-TR-x-icu"), lower(${q} collate "tr-TR-x-icu")) > 0)`;
const invoiceNumber = /^[a-z0-9]{3}20\d{11}$/i;

export async function listRegister(db: Db, filter: RegisterFilter): Promise<EInvoiceRow[]> {
  const { q, from, to, before } = filter;
  const wanted = [
    tabs[filter.tab](filter.companyId),
    ...(before === null ? [] : [sql`i.id < ${before}`]),
    ...withinDays(sql`i.issued_at`, { from, to }),
    ...(q === null ? [] : [found(q)]),
  ];
  const { rows } = await sql<EInvoiceRow>`
    select i.* from e_invoice i where ${sql.join(wanted, sql` and `)}
    order by i.id desc limit ${filter.limit}`.execute(db);
  return rows;
}

/**
 * Returns the issued invoices of a year, Istanbul time, on which VAT is withheld, of either side, the newest
 * first.
 */
export async function listWithheld(db: Db, companyId: number, year: number): Promise<EInvoiceRow[]> {
  const begin = (of: number) => sql`${`${of}-01-01`}::timestamp at time zone 'Europe/Istanbul'`;
  const { rows } = await sql<EInvoiceRow>`
    select i.* from e_invoice i
    where (i.company_id = ${companyId} or i.other_company_id = ${companyId}) and i.state = 'issued'
      and i.issued_at >= ${begin(year)} and i.issued_at < ${begin(year + 1)}
      and jsonb_path_exists(i.document, '$.lines[*].withholding')
    order by i.issued_at desc, i.id desc`.execute(db);
  return rows;
}

/** Returns the number of invoices under each tab. */
export async function countRegister(db: Db, companyId: number): Promise<Record<Tab, number>> {
  const { rows } = await sql<Record<Tab, number>>`
    select
      (select count(*)::integer from e_invoice i where ${tabs.issued(companyId)}) as issued,
      (select count(*)::integer from e_invoice i where ${tabs.undelivered(companyId)}) as undelivered,
      (select count(*)::integer from e_invoice i where ${tabs.cancelled(companyId)}) as cancelled,
      (select count(*)::integer from e_invoice i where ${tabs.received(companyId)}) as received`.execute(db);
  return rows[0] ?? { issued: 0, undelivered: 0, cancelled: 0, received: 0 };
}

/** Returns issued invoices that a company may download: the given ones, or those that it issued in a month. */
export async function listForArchive(
  db: Db,
  companyId: number,
  wish: { readonly ids: readonly number[] } | { readonly month: string },
  limit: number,
): Promise<EInvoiceRow[]> {
  const narrowed =
    'ids' in wish
      ? sql`i.id = any(${wish.ids}::bigint[]) and ${companyId} in (i.company_id, i.other_company_id)`
      : sql`i.company_id = ${companyId}
          and i.issued_at >= ${`${wish.month}-01`}::timestamp at time zone 'Europe/Istanbul'
          and i.issued_at < (${`${wish.month}-01`}::date + interval '1 month')::timestamp at time zone 'Europe/Istanbul'`;
  const { rows } = await sql<EInvoiceRow>`
    select i.* from e_invoice i where i.issued_at is not null and ${narrowed} order by i.id limit ${limit}`.execute(
    db,
  );
  return rows;
}
