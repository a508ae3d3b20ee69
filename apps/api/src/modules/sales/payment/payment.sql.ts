import type { PaymentPurpose, PaymentState } from '@havan/domain/payment';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { lockForTransaction } from '../../../core/db/transaction.ts';
import type { PaymentTable } from '../../../core/db/schema/trade-tables.ts';
import type { StockLine } from '../order-placement/payment-snapshot.ts';
import type { ChosenMethod } from '../checkout/payment-method.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** Locks the buyer, because a company starts one payment at a time. */
export const lockBuyer = (trx: Db, companyId: number): Promise<void> =>
  lockForTransaction(trx, `pay:${companyId}`);

/** Takes the same lock for the company of a payment; the payment itself is not locked. */
export const lockBuyerOf = async (trx: Db, paymentId: string): Promise<void> => {
  const { rows } = await sql<{ buyer: number }>`
    select buyer_company_id as buyer from payment where id = ${paymentId}`.execute(trx);
  if (rows[0]) await lockBuyer(trx, rows[0].buyer);
};

interface NewPayment {
  readonly id: string;
  readonly buyerCompanyId: number;
  readonly buyerUserId: number;
  readonly amount: number;
  readonly way: ChosenMethod;
  readonly purpose: PaymentPurpose;
  /** The priced cart by which the purchase is completed. */
  readonly snapshot: object;
  /** The stock that it holds. */
  readonly lines: readonly StockLine[];
  readonly agreements: readonly { readonly slug: string; readonly html: string; readonly sha256: string }[];
  readonly idempotencyKey: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Creates a payment with its reservations and accepted agreements in one statement. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const { agreements, lines } = payment;
  const { rows } = await sql<PaymentRow>`
    with begun as (${db.insertInto('payment').values(valuesOf(payment)).returningAll()}),
    held as (
      insert into reservation (payment_id, listing_id, quantity, state)
      select begun.id, r.listing_id, r.quantity, 'held'
      from begun, unnest(${lines.map((line) => line.listingId)}::bigint[],
        ${lines.map((line) => line.quantity)}::integer[]) as r (listing_id, quantity)
    ), accepted as (
      insert into agreement_acceptance (payment_id, slug, html, sha256)
      select begun.id, a.slug, a.html, a.sha256
      from begun, unnest(${agreements.map(({ slug }) => slug)}::text[], ${agreements.map(({ html }) => html)}::text[],
        ${agreements.map(({ sha256 }) => sha256)}::text[]) as a (slug, html, sha256)
    )
    select * from begun`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A payment was not written.');
  return row;
}

const valuesOf = ({ way, ...payment }: NewPayment) => ({
  id: payment.id,
  buyer_company_id: payment.buyerCompanyId,
  buyer_user_id: payment.buyerUserId,
  state: 'created' as const,
  amount: payment.amount,
  installments: way.installments,
  method: way.method,
  wallet_amount: way.walletAmount,
  points_amount: way.pointsAmount,
  loan_months: way.loanMonths,
  keep_card_token: way.keepCardToken,
  purpose: payment.purpose,
  snapshot: JSON.stringify(payment.snapshot),
  idempotency_key: payment.idempotencyKey,
  created_at: payment.createdAt,
  expires_at: payment.expiresAt,
});

/**
 * Returns the row of a raw statement, used at every payment because building the query would cost more than running it.
 */
const onePayment = async (db: Db, statement: RawBuilder<PaymentRow>): Promise<PaymentRow | undefined> =>
  (await statement.execute(db)).rows[0];

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  onePayment(db, sql`select * from payment where id = ${id}`);

export const findOwnPayment = (db: Db, id: string, companyId: number): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_company_id', '=', companyId)
    .executeTakeFirst();

export const findPaymentByKey = (db: Db, companyId: number, key: string): Promise<PaymentRow | undefined> =>
  onePayment(
    db,
    sql`select * from payment where buyer_company_id = ${companyId} and idempotency_key = ${key}`,
  );

/** Clears the idempotency keys of payments before `before`; a key may then start another payment. */
export const clearPaymentKeys = (db: Db, before: Date) =>
  sql`update payment set idempotency_key = null where idempotency_key is not null and created_at < ${before}`.execute(
    db,
  );

/** The columns of a payment that are compared with the bank's records. */
export type PaymentStanding = Pick<
  PaymentRow,
  'state' | 'amount' | 'wallet_amount' | 'points_amount' | 'installments' | 'bank_payment_id'
>;

export async function paymentStandings(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentStanding>> {
  const { rows } = await sql<PaymentStanding & Pick<PaymentRow, 'id'>>`
    select id, state, amount, wallet_amount, points_amount, installments, bank_payment_id
    from payment where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks the payment until the transaction ends, so that settlements are sequential. Entries of its orders may be
 * written meanwhile.
 */
export const lockPayment = (trx: Db, id: string): Promise<PaymentRow | undefined> =>
  onePayment(trx, sql`select * from payment where id = ${id} for no key update`);

/** Facts of a payment that the bank reports. */
export type BankFacts = Pick<
  PaymentRow,
  'bank_payment_id' | 'three_ds_url' | 'card_brand' | 'card_last_four'
>;

export async function setBankFacts(db: Db, id: string, state: PaymentState, facts: BankFacts): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state, ...facts })
    .where('id', '=', id)
    .execute();
}

/** Marks the payment as captured and its reservations as sold. */
export async function setPaymentTaken(
  db: Db,
  id: string,
  state: PaymentState,
  at: Date,
  facts: BankFacts,
): Promise<void> {
  await sql`
    with sold as (
      update reservation set state = 'consumed' where payment_id = ${id} and state = 'held'
    )
    update payment
    set state = ${state}, settled_at = ${at}, failure_code = null, failure_message = null, failure_reason = null,
        bank_payment_id = ${facts.bank_payment_id}, three_ds_url = ${facts.three_ds_url},
        card_brand = ${facts.card_brand}, card_last_four = ${facts.card_last_four}
    where id = ${id}`.execute(db);
}

/** Marks the payment as partly or fully refunded, by the ledger. */
export async function setPaymentRefunded(db: Db, id: string, state: PaymentState): Promise<void> {
  await db.updateTable('payment').set({ state }).where('id', '=', id).execute();
}

export interface Failure {
  readonly reason: string;
  /** 1981, 1992, or null for the bank's own reasons. */
  readonly code: number | null;
  readonly message: string;
}

export async function setPaymentFailed(
  db: Db,
  ids: readonly string[],
  state: PaymentState,
  failure: Failure,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('payment')
    .set({
      state,
      settled_at: at,
      failure_reason: failure.reason,
      failure_code: failure.code,
      failure_message: failure.message,
    })
    .where('id', 'in', [...ids])
    .execute();
}

/** Stores a message of the bank; false when it is known. */
export async function keepEvent(db: Db, eventId: string, paymentId: string, body: object): Promise<boolean> {
  const { rows } = await sql`
    insert into bank_event (event_id, payment_id, body) values (${eventId}, ${paymentId}, ${JSON.stringify(body)})
    on conflict do nothing returning event_id`.execute(db);
  return rows.length > 0;
}

/** Returns whether the ledger has a capture of the payment. */
export async function isCaptured(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_once')
    .select('subject')
    .where('rule', '=', 'capture')
    .where('subject', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the orders of a payment. */
export async function ordersOfPayment(
  db: Db,
  paymentId: string,
): Promise<{ id: number; seller_username: string; total: number }[]> {
  const { rows } = await sql<{ id: number; seller_username: string; total: number }>`
    select o.id, o.total, c.name as seller_username
    from orders o
    join company c on c.id = o.seller_company_id
    where o.payment_id = ${paymentId} order by o.id`.execute(db);
  return rows;
}
