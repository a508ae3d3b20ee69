import type { PaymentState } from '@havan/domain/payment';
import type { WayToPay } from './way-to-pay.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { lockForTransaction } from '../../db/transaction.ts';
import type { PaymentTable } from '../../db/schema/trade-tables.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** One company begins one payment at a time. */
export const lockBuyer = (trx: Db, companyId: number): Promise<void> =>
  lockForTransaction(trx, `pay:${companyId}`);

export async function insertPayment(
  db: Db,
  row: {
    readonly id: string;
    readonly buyerCompanyId: number;
    readonly buyerUserId: number;
    readonly amount: number;
    readonly way: WayToPay;
    readonly snapshot: object;
    readonly idempotencyKey: string | null;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id: row.id,
      buyer_company_id: row.buyerCompanyId,
      buyer_user_id: row.buyerUserId,
      state: 'created',
      amount: row.amount,
      installments: row.way.installments,
      method: row.way.method,
      wallet_amount: row.way.walletAmount,
      loan_months: row.way.loanMonths,
      keep_card_token: row.way.keepCardToken,
      snapshot: JSON.stringify(row.snapshot),
      idempotency_key: row.idempotencyKey,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .execute();
}

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

export const findOwnPayment = (db: Db, id: string, companyId: number): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_company_id', '=', companyId)
    .executeTakeFirst();

export const findPaymentByKey = (db: Db, companyId: number, key: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('buyer_company_id', '=', companyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** The payment, held until the transaction ends: one settlement at a time. */
export const lockPayment = (trx: Db, id: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What the bank said when the payment began. */
export async function setBankFacts(
  db: Db,
  id: string,
  facts: {
    readonly state: PaymentState;
    readonly bankPaymentId: string;
    readonly threeDsUrl: string | null;
    readonly cardBrand: string | null;
    readonly cardLastFour: string | null;
  },
): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      state: facts.state,
      bank_payment_id: facts.bankPaymentId,
      three_ds_url: facts.threeDsUrl,
      card_brand: facts.cardBrand,
      card_last_four: facts.cardLastFour,
    })
    .where('id', '=', id)
    .execute();
}

export async function setPaymentState(db: Db, id: string, state: PaymentState, at: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state, settled_at: at, failure_code: null, failure_message: null, failure_reason: null })
    .where('id', '=', id)
    .execute();
}

/** A part or the whole went back; how much is the ledger's to say. */
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

/** Keeps a message of the bank; false when it was known. */
export async function keepEvent(db: Db, eventId: string, paymentId: string, body: object): Promise<boolean> {
  const kept = await db
    .insertInto('bank_event')
    .values({ event_id: eventId, payment_id: paymentId, body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Whether the ledger has seen the money of a payment come in. */
export async function isCaptured(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'capture')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAcceptances(
  db: Db,
  paymentId: string,
  agreements: readonly { readonly slug: string; readonly html: string; readonly sha256: string }[],
): Promise<void> {
  await db
    .insertInto('agreement_acceptance')
    .values(agreements.map(({ slug, html, sha256 }) => ({ payment_id: paymentId, slug, html, sha256 })))
    .execute();
}

/** The orders that a payment became. */
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
