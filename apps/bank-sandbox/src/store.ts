import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

const schema = `
  create table if not exists card_token (
    token text primary key, behaviour text not null, brand text not null, bin text not null,
    last_four text not null, created_at text not null
  ) strict;
  create table if not exists payment (
    id text primary key,
    secret text not null unique,
    merchant_id text not null,
    merchant_name text not null,
    attempt_id text not null,
    amount integer not null check (amount > 0),
    refunded integer not null default 0 check (refunded between 0 and amount),
    installments integer not null,
    status text not null check (status in ('threeDsPending', 'captured', 'failed', 'refunded')),
    behaviour text not null,
    brand text not null,
    last_four text not null,
    callback_url text not null,
    return_url text not null,
    tries_left integer not null,
    failure_reason text,
    challenge_ends_at text,
    -- Set between the right code and the capture of a slow card.
    capture_at text,
    created_at text not null,
    updated_at text not null,
    unique (merchant_id, attempt_id)
  ) strict;
  create index if not exists payment_updated on payment (updated_at, id);
  create index if not exists payment_attempt on payment (attempt_id);
  -- The clock asks every second which of the open ones are due; ended ones are all but a few.
  create index if not exists payment_open on payment (id) where status = 'threeDsPending';
  create table if not exists refund (
    id text primary key, payment_id text not null references payment, amount integer not null,
    order_id integer, created_at text not null
  ) strict;
  create table if not exists transfer (
    id text primary key, merchant_id text not null, amount integer not null check (amount > 0),
    iban text not null, account_owner text not null, sent_at text not null
  ) strict;
  create index if not exists transfer_sent on transfer (sent_at, id);
  create table if not exists callback (
    event_id text primary key, payment_id text not null references payment, url text not null, body text not null,
    copies integer not null, attempts integer not null default 0, next_at text not null, delivered_at text
  ) strict;
  create index if not exists callback_due on callback (next_at) where delivered_at is null;
  create index if not exists callback_payment on callback (payment_id) where delivered_at is null;
`;

/**
 * Returns the bank's own record. Every commit is synced to the disk before it is answered (`synchronous =
 * full`), so a killed bank knows after its restart whatever it told anyone before.
 */
export function openStore(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 2000;',
  );
  db.exec(schema);
  return db;
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/**
 * Returns the prepared statement of a text, prepared once for each store, because the bank runs the same few
 * all day.
 */
export function statement(db: DatabaseSync, text: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>();
  statements.set(db, known);
  const prepared = known.get(text) ?? db.prepare(text);
  known.set(text, prepared);
  return prepared;
}

/** Runs `work` in one transaction; sqlite is synchronous, so nothing else can step in between. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec('commit');
    return result;
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}
