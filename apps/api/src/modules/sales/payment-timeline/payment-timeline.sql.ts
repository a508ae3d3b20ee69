import type { LedgerEntryKind } from '@havan/domain/ledger';
import type { PaymentMethod, PaymentState } from '@havan/domain/payment';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { writtenSince } from '../../../core/db/months/ledger-months.sql.ts';

export interface FoundRow {
  readonly id: string;
  readonly buyer_id: number;
  readonly buyer: string;
  readonly state: PaymentState;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly order_ids: number[];
  readonly created_at: Date;
  readonly settled_at: Date | null;
  readonly failure_message: string | null;
  readonly bank_payment_id: string | null;
  readonly wallet_amount: number;
  readonly points_amount: number;
  readonly card_brand: string | null;
  readonly card_last_four: string | null;
}

const payments = sql`
  select p.id, c.id as buyer_id, c.trade_name as buyer, p.state, p.method, p.amount, p.failure_message, p.settled_at,
    p.bank_payment_id, p.wallet_amount, p.points_amount, p.card_brand, p.card_last_four,
    date_trunc('milliseconds', p.created_at) as created_at,
    array(select o.id from orders o where o.payment_id = p.id order by o.id) as order_ids
  from payment p join company c on c.id = p.buyer_company_id`;

interface PaymentSearch {
  /** Id of a payment, the bank's or an order's, or a part of the buyer's name; empty for all. */
  readonly text: string;
  readonly state: PaymentState | null;
  readonly before: { readonly at: Date; readonly id: string } | null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function conditionOf(text: string) {
  if (text === '') return sql`true`;
  if (uuid.test(text)) return sql`p.id = ${text}::uuid`;
  if (/^\d{1,15}$/.test(text)) return sql`p.id = (select payment_id from orders where id = ${Number(text)})`;
  return sql`(p.bank_payment_id = ${text} or p.buyer_company_id in (
    select id from company where trade_name ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}))`;
}

export async function searchPayments(
  db: Db,
  { text, state, before }: PaymentSearch,
  limit: number,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    ${payments}
    where ${conditionOf(text)} ${state === null ? sql`` : sql`and p.state = ${state}`}
      ${before === null ? sql`` : sql`and (date_trunc('milliseconds', p.created_at), p.id) < (${before.at}::timestamptz, ${before.id}::uuid)`}
    order by date_trunc('milliseconds', p.created_at) desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findPaymentWhole(db: Db, id: string): Promise<FoundRow | undefined> {
  const { rows } = await sql<FoundRow>`${payments} where p.id = ${id}`.execute(db);
  return rows[0];
}

export interface EventRow {
  readonly at: Date;
  readonly source: 'callback' | 'query';
  readonly bank_status: string;
  readonly amount: number;
  readonly settlement: 'captured' | 'failed' | 'refunded' | 'unchanged' | 'mismatch';
  readonly from_state: PaymentState;
  readonly to_state: PaymentState;
}

/** Returns the bank's messages about a payment in the order of their arrival. */
export async function eventsOf(db: Db, paymentId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select at, source, record->>'status' as bank_status, (record->>'amount')::bigint as amount, settlement, from_state,
      to_state
    from payment_event where payment_id = ${paymentId} order by id limit 1000`.execute(db);
  return rows;
}

export interface EntryRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: LedgerEntryKind;
  readonly order_id: number | null;
  readonly amount: number;
}

/** Returns the ledger's entries of a payment and its orders, with what each moved. */
export async function entriesOf(db: Db, paymentId: string): Promise<EntryRow[]> {
  const since = writtenSince(sql`id`, sql`(select created_at from payment where id = ${paymentId})`);
  const { rows } = await sql<EntryRow>`
    select e.id, e.created_at as at, e.kind, e.order_id,
      (select coalesce(sum(amount) filter (where amount > 0), 0) from ledger_posting where entry_id = e.id)::bigint as amount
    from (
      select id, created_at, kind, order_id from ledger_entry where payment_id = ${paymentId} and ${since}
      union
      select id, created_at, kind, order_id from ledger_entry
      where order_id = any(array(select id from orders where payment_id = ${paymentId})) and ${since}
    ) e
    order by e.id`.execute(db);
  return rows;
}

/** Returns the orders that a payment became. */
export async function ordersOf(
  db: Db,
  paymentId: string,
): Promise<{ id: number; at: Date; seller: string; total: number }[]> {
  const { rows } = await sql<{ id: number; at: Date; seller: string; total: number }>`
    select o.id, o.created_at as at, c.trade_name as seller, o.total
    from orders o join company c on c.id = o.seller_company_id where o.payment_id = ${paymentId} order by o.id`.execute(
    db,
  );
  return rows;
}

/** Returns the refunds of a payment that the bank carries out. */
export const refundsOf = (db: Db, paymentId: string) =>
  db
    .selectFrom('bank_refund')
    .select(['created_at as at', 'amount', 'order_id', 'tries', 'done_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute();
