import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../store.ts';

export interface CallbackRow {
  readonly eventId: string;
  readonly url: string;
  readonly body: string;
  /** How often the message goes out at once: 2 for the card that is reported twice. */
  readonly copies: number;
  readonly attempts: number;
}

const columns = 'event_id as eventId, url, body, copies, attempts';

export function insertCallback(
  db: DatabaseSync,
  row: Omit<CallbackRow, 'attempts'> & { readonly paymentId: string },
  now: Date,
): void {
  statement(
    db,
    'insert into callback (event_id, payment_id, url, body, copies, next_at) values (?, ?, ?, ?, ?, ?)',
  ).run(row.eventId, row.paymentId, row.url, row.body, row.copies, now.toISOString());
}

export function dueCallbacks(db: DatabaseSync, now: Date): CallbackRow[] {
  return statement(
    db,
    `select ${columns} from callback where delivered_at is null and next_at <= ? order by next_at limit 500`,
  ).all(now.toISOString()) as unknown as CallbackRow[];
}

export function openCallbacksOf(db: DatabaseSync, paymentId: string): CallbackRow[] {
  return statement(db, `select ${columns} from callback where delivered_at is null and payment_id = ?`).all(
    paymentId,
  ) as unknown as CallbackRow[];
}

export function markDelivered(db: DatabaseSync, eventId: string, now: Date): void {
  statement(db, 'update callback set delivered_at = ?, attempts = attempts + 1 where event_id = ?').run(
    now.toISOString(),
    eventId,
  );
}

export function postponeCallback(db: DatabaseSync, eventId: string, nextAt: Date): void {
  statement(db, 'update callback set next_at = ?, attempts = attempts + 1 where event_id = ?').run(
    nextAt.toISOString(),
    eventId,
  );
}
