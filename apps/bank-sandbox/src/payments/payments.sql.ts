import type { BankFailureReason, BankPayment } from '@havan/contract/sales/bank';
import type { DatabaseSync } from 'node:sqlite';
import type { CardBehaviour } from '../test-cards.ts';
import { statement } from '../store.ts';

export interface PaymentRow {
  readonly id: string;
  /** The unguessable end of the page's address; it authorises the step. */
  readonly secret: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly attemptId: string;
  readonly amount: number;
  readonly refunded: number;
  readonly installments: number;
  readonly status: BankPayment['status'];
  readonly behaviour: CardBehaviour;
  /** `none`, and no last four, where a loan pays. */
  readonly brand: NonNullable<BankPayment['cardBrand']> | 'none';
  readonly lastFour: string;
  readonly callbackUrl: string;
  readonly returnUrl: string;
  readonly triesLeft: number;
  readonly failureReason: BankFailureReason | null;
  readonly challengeEndsAt: string | null;
  readonly captureAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const columns = `id, secret, merchant_id as merchantId, merchant_name as merchantName, attempt_id as attemptId, amount,
  refunded, installments, status, behaviour, brand, last_four as lastFour, callback_url as callbackUrl,
  return_url as returnUrl, tries_left as triesLeft, failure_reason as failureReason,
  challenge_ends_at as challengeEndsAt, capture_at as captureAt, created_at as createdAt, updated_at as updatedAt`;

export function insertPayment(db: DatabaseSync, row: PaymentRow): void {
  statement(
    db,
    `insert into payment (id, secret, merchant_id, merchant_name, attempt_id, amount, installments, status, behaviour,
       brand, last_four, callback_url, return_url, tries_left, failure_reason, challenge_ends_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    row.id,
    row.secret,
    row.merchantId,
    row.merchantName,
    row.attemptId,
    row.amount,
    row.installments,
    row.status,
    row.behaviour,
    row.brand,
    row.lastFour,
    row.callbackUrl,
    row.returnUrl,
    row.triesLeft,
    row.failureReason,
    row.challengeEndsAt,
    row.createdAt,
    row.updatedAt,
  );
}

/** Keeps a captured payment of other books; false when it is known. */
export function insertForeign(
  db: DatabaseSync,
  row: Pick<
    PaymentRow,
    'amount' | 'attemptId' | 'brand' | 'createdAt' | 'id' | 'lastFour' | 'merchantId' | 'refunded' | 'secret'
  >,
): boolean {
  const { changes } = statement(
    db,
    `insert into payment (id, secret, merchant_id, merchant_name, attempt_id, amount, refunded, installments, status,
       behaviour, brand, last_four, callback_url, return_url, tries_left, created_at, updated_at)
     values (?, ?, ?, '', ?, ?, ?, 1, ?, 'success', ?, ?, '', '', 0, ?, ?)
     on conflict do nothing`,
  ).run(
    row.id,
    row.secret,
    row.merchantId,
    row.attemptId,
    row.amount,
    row.refunded,
    row.refunded > 0 ? 'refunded' : 'captured',
    row.brand,
    row.lastFour,
    row.createdAt,
    row.createdAt,
  );
  return Number(changes) > 0;
}

const findBy = (db: DatabaseSync, condition: string, ...values: string[]): PaymentRow | undefined =>
  statement(db, `select ${columns} from payment where ${condition}`).get(...values) as PaymentRow | undefined;

export const findPayment = (db: DatabaseSync, id: string): PaymentRow | undefined => findBy(db, 'id = ?', id);
export const findPaymentBySecret = (db: DatabaseSync, secret: string): PaymentRow | undefined =>
  findBy(db, 'secret = ?', secret);
export const findPaymentByAttempt = (db: DatabaseSync, attemptId: string): PaymentRow | undefined =>
  findBy(db, 'attempt_id = ?', attemptId);

/** Ends a pending payment. Does nothing to one that has already ended. */
export function settlePayment(
  db: DatabaseSync,
  id: string,
  status: 'captured' | 'failed',
  failureReason: BankFailureReason | null,
  now: Date,
): void {
  statement(
    db,
    `update payment set status = ?, failure_reason = ?, challenge_ends_at = null, capture_at = null, updated_at = ?
     where id = ? and status = 'threeDsPending'`,
  ).run(status, failureReason, now.toISOString(), id);
}

export function delayCapture(db: DatabaseSync, id: string, captureAt: Date, now: Date): void {
  statement(
    db,
    `update payment set capture_at = ?, challenge_ends_at = null, updated_at = ? where id = ? and status = 'threeDsPending'`,
  ).run(captureAt.toISOString(), now.toISOString(), id);
}

export function takeTry(db: DatabaseSync, id: string): void {
  statement(db, 'update payment set tries_left = tries_left - 1 where id = ?').run(id);
}

export function addRefund(db: DatabaseSync, id: string, amount: number, now: Date): void {
  statement(
    db,
    `update payment set refunded = refunded + ?, status = 'refunded', updated_at = ? where id = ?`,
  ).run(amount, now.toISOString(), id);
}

/** Payments whose time has come: a challenge that ran out, or a slow capture that is due. */
export function duePayments(db: DatabaseSync, now: Date): PaymentRow[] {
  return statement(
    db,
    `select ${columns} from payment
       where status = 'threeDsPending' and (challenge_ends_at <= ?1 or capture_at <= ?1)`,
  ).all(now.toISOString()) as unknown as PaymentRow[];
}

/** Payments changed at or after `from`, oldest change first. */
export function changedPayments(
  db: DatabaseSync,
  from: string,
  afterId: string,
  limit: number,
): PaymentRow[] {
  return statement(
    db,
    `select ${columns} from payment where (updated_at, id) > (?, ?) order by updated_at, id limit ?`,
  ).all(from, afterId, limit) as unknown as PaymentRow[];
}

export interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
}

export function findRefund(db: DatabaseSync, id: string): RefundRow | undefined {
  return statement(db, 'select id, payment_id as paymentId, amount from refund where id = ?').get(id) as
    | RefundRow
    | undefined;
}

export function insertRefund(db: DatabaseSync, refund: RefundRow, orderId: number | null, now: Date): void {
  statement(db, 'insert into refund values (?, ?, ?, ?, ?)').run(
    refund.id,
    refund.paymentId,
    refund.amount,
    orderId,
    now.toISOString(),
  );
}
