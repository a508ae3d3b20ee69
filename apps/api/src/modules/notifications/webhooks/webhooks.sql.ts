import type { WebhookEvent } from '@havan/domain/webhook';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { gatherMonths, hasKey, type MonthlyKey } from '../../../core/db/months/months.sql.ts';

export interface WebhookRow {
  readonly id: number;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly created_at: Date;
  readonly paused_at: Date | null;
  readonly pause_reason: string | null;
  readonly former_until: Date | null;
  readonly failures: number;
  readonly waiting: number;
  readonly dead: number;
}

/** Returns the addresses of a company, the newest first, each with what waits and what was given up. */
export async function listWebhooks(db: Db, companyId: number): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.url, w.events, w.created_at, w.paused_at, w.pause_reason, w.former_until, w.failures,
      (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'dead') as dead
    from webhook w where w.company_id = ${companyId} and w.deleted_at is null
    order by w.id desc limit 100`.execute(db);
  return rows;
}

/** Locks an address of a company until the transaction ends; undefined for an id of no address of it. */
export const lockWebhook = (trx: Db, companyId: number, id: number) =>
  trx
    .selectFrom('webhook')
    .select(['id', 'url', 'secret', 'failures', 'paused_at'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Returns whether a company has an address of that id. */
export async function hasWebhook(db: Db, companyId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('webhook')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns how many addresses a company has; holds off others who add one until the transaction ends. */
export async function countWebhooks(trx: Db, companyId: number): Promise<number> {
  await sql`select 1 from company where id = ${companyId} for no key update`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook where company_id = ${companyId} and deleted_at is null`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertWebhook(
  trx: Db,
  row: {
    readonly companyId: number;
    readonly userId: number;
    readonly url: string;
    readonly events: readonly WebhookEvent[];
    readonly secret: Buffer;
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('webhook')
    .values({
      company_id: row.companyId,
      url: row.url,
      events: [...row.events],
      secret: row.secret,
      created_by: row.userId,
      created_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface WebhookChanges {
  readonly url?: string;
  readonly events?: WebhookEvent[];
  readonly secret?: Buffer;
  readonly former_secret?: Buffer | null;
  readonly former_until?: Date | null;
  readonly paused_at?: Date | null;
  readonly pause_reason?: string | null;
  readonly failures?: number;
  readonly deleted_at?: Date;
}

export const changeWebhook = (trx: Db, id: number, changes: WebhookChanges) =>
  trx.updateTable('webhook').set(changes).where('id', '=', id).execute();

/** Deletes the waiting deliveries of an address. */
export const dropWaiting = (trx: Db, id: number) =>
  trx.deleteFrom('webhook_delivery').where('webhook_id', '=', id).where('state', '=', 'waiting').execute();

/** Makes the waiting deliveries of an address due at once. */
export const hurryWaiting = (trx: Db, id: number, at: Date) =>
  trx
    .updateTable('webhook_delivery')
    .set({ due_at: new Date(at.getTime() - lateMs), first_attempt_at: null })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** Returns the sealed secrets, whose rows are locked until the transaction ends. */
export const lockSecrets = (trx: Db) =>
  trx.selectFrom('webhook').select(['id', 'secret', 'former_secret']).forUpdate().execute();

export interface DeliveryRow {
  readonly id: number;
  readonly message_id: string;
  readonly event: WebhookEvent | 'webhook.test';
  readonly subject: string;
  readonly data: unknown;
  readonly state: 'dead' | 'delivered' | 'waiting';
  readonly created_at: Date;
  readonly next_at: Date | null;
  readonly attempts: number;
  readonly last_attempt_at: Date | null;
  readonly status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
  readonly took: number | null;
}

const deliveryColumns = sql`d.id, d.message_id, d.event, d.subject, d.data, d.state, d.created_at, d.attempts,
  case when d.state = 'waiting' and d.attempts > 0 then d.due_at end as next_at,
  d.last_attempt_at, d.status, d.answer, d.error, d.took`;

/** A delivery gets its number at most so long before or after its time, in milliseconds. */
const longestTransactionMs = 3_600_000;

/**
 * Returns deliveries of an address of a company, the newest first. Months after the last row of the page before are not
 * read.
 */
export async function listDeliveries(
  db: Db,
  of: { readonly companyId: number; readonly webhookId: number; readonly state: string | null },
  before: MonthlyKey | null,
  limit: number,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${deliveryColumns} from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.webhook_id = ${of.webhookId} and w.company_id = ${of.companyId} and w.deleted_at is null
      ${of.state === null ? sql`` : sql`and d.state = ${of.state}`}
      ${before === null ? sql`` : sql`and d.id < ${before.id} and d.created_at < ${new Date(before.created_at.getTime() + longestTransactionMs)}`}
    order by d.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findDelivery(db: Db, key: MonthlyKey): Promise<DeliveryRow | undefined> {
  const { rows } =
    await sql<DeliveryRow>`select ${deliveryColumns} from webhook_delivery d where ${hasKey('d', key)}`.execute(
      db,
    );
  return rows[0];
}

/** Queues deliveries again under their own ids: the given ones, or all that were given up; returns their number. */
export async function replay(
  trx: Db,
  {
    webhookId,
    ids,
    at,
  }: { readonly webhookId: number; readonly ids: readonly number[] | null; readonly at: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', due_at: at, attempts: 0, first_attempt_at: null, error: null })
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ids === null ? ['dead'] : ['dead', 'delivered'])
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Queues a test event and returns its key. It is due later, because the caller sends it at once. */
export async function insertTest(trx: Db, webhookId: number, dueAt: Date): Promise<MonthlyKey> {
  const { rows } = await sql<MonthlyKey>`
    insert into webhook_delivery (webhook_id, event, subject, data, due_at)
    values (${webhookId}, 'webhook.test', 'test:' || gen_random_uuid(), '{"test": true}', ${dueAt})
    returning id, created_at`.execute(trx);
  const [key] = rows;
  if (!key) throw new Error('An insert of one row answers one row.');
  return key;
}

/**
 * `new`: deliveries that were not tried yet, because retries are queued separately; a test or a retry: one delivery.
 */
export type WhichDue = 'all' | 'new' | { readonly test: MonthlyKey } | { readonly retry: number };

/** Delay after which the sweep takes an overdue retry, in milliseconds. */
const lateMs = 15_000;
/** The clock of the queue and of this process may differ by this. */
const earlyMs = 2000;

export interface DueDelivery {
  readonly id: number;
  readonly webhook_id: number;
  readonly company_id: number;
  readonly url: string;
  readonly secret: Buffer;
  readonly former_secret: Buffer | null;
  readonly former_until: Date | null;
  readonly message_id: string;
  readonly event: string;
  readonly data: unknown;
  readonly created_at: Date;
  readonly attempts: number;
  readonly first_attempt_at: Date;
}

/**
 * Claims due deliveries: of each address the oldest few, and of each subject only the first waiting one. No other
 * process claims them until `leaseEnd`; those of a process that dies are claimed again after it.
 */
export async function claimDue(
  db: Db,
  {
    now,
    leaseEnd,
    perWebhook,
    which,
  }: {
    readonly now: Date;
    readonly leaseEnd: Date;
    readonly perWebhook: number;
    readonly which: WhichDue;
  },
): Promise<DueDelivery[]> {
  // The sweep takes deliveries that a lost call or a killed process left behind, a few seconds late.
  const left = new Date(now.getTime() - lateMs);
  const isFirst = sql`not exists (select from webhook_delivery b where b.webhook_id = d.webhook_id
    and b.subject = d.subject and b.state = 'waiting' and b.id < d.id)`;
  const wanted =
    typeof which === 'string'
      ? sql`select d.id, d.created_at from webhook w cross join lateral (
          select d.id, d.created_at from webhook_delivery d
          where d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${now}
            ${which === 'new' ? sql`and (d.attempts = 0 or d.due_at <= ${left})` : sql``} and ${isFirst}
          order by d.due_at, d.id limit ${perWebhook} for update of d skip locked
        ) d where w.paused_at is null and w.deleted_at is null`
      : 'test' in which
        ? sql`select d.id, d.created_at from webhook_delivery d
            where ${hasKey('d', which.test)} and d.state = 'waiting' for update skip locked`
        : sql`select d.id, d.created_at from webhook_delivery d join webhook w on w.id = d.webhook_id
            where d.id = ${which.retry} and d.state = 'waiting' and w.paused_at is null and w.deleted_at is null
              and d.due_at <= ${new Date(now.getTime() + earlyMs)} and ${isFirst}
            for update of d skip locked`;
  const { rows } = await sql<DueDelivery>`
    with due as (${wanted})
    update webhook_delivery d
    set due_at = ${leaseEnd}, attempts = d.attempts + 1, last_attempt_at = ${now},
      first_attempt_at = coalesce(d.first_attempt_at, ${now})
    from due, webhook w
    where d.id = due.id and d.created_at = due.created_at
      -- Whatever the join, only their months are read.
      and d.created_at between (select min(created_at) from due) and (select max(created_at) from due)
      and w.id = d.webhook_id and d.state = 'waiting'
    returning d.id, d.webhook_id, w.company_id, w.url, w.secret, w.former_secret, w.former_until, d.message_id,
      d.event, d.data, d.created_at, d.attempts, d.first_attempt_at`.execute(db);
  return rows;
}

export interface Outcome {
  readonly delivery: MonthlyKey;
  readonly webhookId: number;
  /** `waiting` with a date for another attempt. */
  readonly state: 'dead' | 'delivered' | 'waiting';
  readonly dueAt: Date | null;
  readonly status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
  readonly took: number;
}

/** Stores the outcome of an attempt and returns the failures of the address since its last success. */
export async function noteOutcome(trx: Db, outcome: Outcome): Promise<number> {
  await trx
    .updateTable('webhook_delivery')
    .set({
      state: outcome.state,
      ...(outcome.dueAt && { due_at: outcome.dueAt }),
      status: outcome.status,
      answer: outcome.answer,
      error: outcome.error,
      took: outcome.took,
    })
    .where(hasKey('webhook_delivery', outcome.delivery))
    .execute();
  const isGood = outcome.state === 'delivered';
  const row = await trx
    .updateTable('webhook')
    .set((eb) => ({ failures: isGood ? 0 : eb('failures', '+', 1) }))
    .where('id', '=', outcome.webhookId)
    // A success after a success changes nothing, so the row is not locked.
    .$if(isGood, (query) => query.where('failures', '>', 0))
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** Pauses an address; false when it was paused already. */
export async function pause(trx: Db, id: number, at: Date, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook')
    .set({ paused_at: at, pause_reason: reason })
    .where('id', '=', id)
    .where('paused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes deliveries that arrived a month ago and those given up three months ago, of the months in which they can lie.
 * Months that ended a month ago go; what was given up or waits in them is kept in the first part.
 */
export async function purgeDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 86_400_000);
  await sql`
    delete from webhook_delivery
    where created_at < ${before}
      and ((state = 'delivered' and last_attempt_at < ${before})
        or (state = 'dead' and last_attempt_at < ${now}::timestamptz - interval '90 days'))`.execute(db);
  await gatherMonths(db, 'webhook_delivery', now, before);
}
