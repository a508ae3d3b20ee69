import type { PaymentPurpose, PaymentState } from '@havan/domain/payment';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { PaymentRow } from './payment.sql.ts';

const openStates = ['created', 'threeDsPending', 'authorised'] as const satisfies readonly PaymentState[];
/**
 * A literal, so that a prepared statement can use the partial index of open payments.
 */
const open = sql.join(openStates.map((state) => sql.lit(state)));

/**
 * SQL condition: the payment is open at the bank. That of a pre-order is excluded, because its orders exist already.
 */
const isUnderWay = sql<boolean>`payment.state in (${open})
  and not exists (select from orders o where o.payment_id = payment.id)`;

/** Returns the open payments of a company for one purpose, locked until the transaction ends. */
export async function lockOpenPayments(
  trx: Db,
  companyId: number,
  purpose: PaymentPurpose,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select * from payment where buyer_company_id = ${companyId} and purpose = ${purpose} and ${isUnderWay}
    order by id for no key update`.execute(trx);
  return rows;
}

/** Claims the next query of the bank about an open payment; false when it was queried after `before`. */
export async function claimPayment(db: Db, id: string, now: Date, before: Date): Promise<boolean> {
  const { rows } = await sql`
    update payment set checked_at = ${now}
    where id = ${id} and ${isUnderWay} and (checked_at is null or checked_at <= ${before})
    returning id`.execute(db);
  return rows.length > 0;
}

/** Claims open payments that were not recently queried at the bank, exclusively for this process. */
export async function claimUnsettled(
  db: Db,
  { createdBefore, askedBefore, now }: { createdBefore: Date; askedBefore: Date; now: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment set checked_at = ${now}
    where id in (
      select id from payment
      where ${isUnderWay} and created_at <= ${createdBefore}
        and (checked_at is null or checked_at <= ${askedBefore})
      order by checked_at nulls first limit ${limit} for update skip locked
    )
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Returns the ids of failed payments that had reached the bank and were not recently queried there, and marks them as
 * queried.
 */
export async function claimGivenUp(
  db: Db,
  { createdAfter, askedBefore, now }: { createdAfter: Date; askedBefore: Date; now: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment set checked_at = ${now}
    where id in (
      select id from payment
      where state = 'failed' and bank_payment_id is not null and created_at >= ${createdAfter}
        and failure_reason is distinct from 'refundedLate'
        and (checked_at is null or checked_at <= ${askedBefore})
      order by checked_at nulls first limit ${limit} for update skip locked
    )
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns expired open payments. */
export async function expiredPayments(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where(isUnderWay)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns whether the company has started another payment for the same purpose since this one. */
export async function hasLaterPayment(
  db: Db,
  { id, buyer_company_id, purpose, created_at }: PaymentRow,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment
    where buyer_company_id = ${buyer_company_id} and purpose = ${purpose} and id <> ${id} and created_at >= ${created_at}
      and state <> 'failed' and not exists (
        select from orders o where o.payment_id = payment.id and o.state = 'preOrder') limit 1`.execute(db);
  return rows.length > 0;
}
