import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/notifications/webhooks';
import { secretOverlapHours, webhooksMax } from '@havan/domain/webhook';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { sealed, unsealed } from '../../../core/secret-box.ts';
import { sendDue } from './send-webhooks.ts';
import { secretOf } from './webhook-message.ts';
import { presentDelivery, presentWebhook } from './webhooks.presenter.ts';
import * as sql from './webhooks.sql.ts';

const secretBytes = 32;
const purpose = 'webhook-secret';

/** Returns the addresses of the company. */
export async function webhooksOf(
  ctx: Context,
  { companyId }: Actor,
): Promise<ResultOf<typeof calls.getWebhooks>> {
  const now = ctx.clock.now();
  return { webhooks: (await sql.listWebhooks(ctx.db, companyId)).map((row) => presentWebhook(row, now)) };
}

/** @throws AppError `invalidRequest` for an address in our own network */
function requireTarget({ ports }: Context, url: string): void {
  const message = ports.webhooks.refusal(url);
  if (message !== null)
    throw new AppError('invalidRequest', { errors: [{ code: 'url', message, path: 'url' }] });
}

const newSecret = ({ config, ports }: Context) => {
  const secret = secretOf(ports.random.token(secretBytes));
  return { secret, box: sealed(secret, config.tokenSecret, ports.random, purpose) };
};

/** Adds an address, to which events are sent from now on. @throws AppError `invalidRequest` */
export async function makeWebhook(
  ctx: Context,
  { companyId, userId }: Actor,
  { url, events }: ParsedRequestOf<typeof calls.createWebhook>,
): Promise<ResultOf<typeof calls.createWebhook>> {
  requireTarget(ctx, url);
  const { secret, box } = newSecret(ctx);
  const at = ctx.clock.now();
  const webhookId = await withTransaction(ctx.db, async (trx) => {
    if ((await sql.countWebhooks(trx, companyId)) >= webhooksMax)
      throw new AppError('invalidRequest', { message: `En fazla ${webhooksMax} adresiniz olabilir.` });
    return sql.insertWebhook(trx, {
      companyId,
      userId,
      url,
      events: [...new Set(events)],
      secret: box,
      at,
    });
  });
  return { webhookId, secret };
}

/** Runs work on an address of the company with its row locked. @throws AppError `recordNotFound` */
const withWebhook = <Result>(
  ctx: Context,
  companyId: number,
  webhookId: number,
  work: (
    trx: Context['db'],
    row: NonNullable<Awaited<ReturnType<typeof sql.lockWebhook>>>,
  ) => Promise<Result>,
): Promise<Result> =>
  withTransaction(ctx.db, async (trx) => {
    const row = await sql.lockWebhook(trx, companyId, webhookId);
    if (!row) throw new AppError('recordNotFound');
    return work(trx, row);
  });

/** Changes an address or its events, pauses or resumes it; when it is resumed, waiting deliveries are tried at once. */
export async function changeWebhook(
  ctx: Context,
  { companyId }: Actor,
  { webhookId, url, events, isPaused }: ParsedRequestOf<typeof calls.updateWebhook>,
): Promise<void> {
  if (url !== undefined) requireTarget(ctx, url);
  const now = ctx.clock.now();
  await withWebhook(ctx, companyId, webhookId, async (trx) => {
    const resumed = { paused_at: null, pause_reason: null, failures: 0 };
    const paused = { paused_at: now, pause_reason: null };
    await sql.changeWebhook(trx, webhookId, {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(isPaused === true && paused),
      ...(isPaused === false && resumed),
    });
    if (isPaused === false) await sql.hurryWaiting(trx, webhookId, now);
  });
}

/** Removes an address. */
export const removeWebhook = (ctx: Context, { companyId }: Actor, webhookId: number): Promise<void> =>
  withWebhook(ctx, companyId, webhookId, async (trx) => {
    await sql.changeWebhook(trx, webhookId, { deleted_at: ctx.clock.now() });
    await sql.dropWaiting(trx, webhookId);
  });

/** Creates a new secret; the former one signs beside it for a day. */
export const rotateSecret = (
  ctx: Context,
  { companyId }: Actor,
  webhookId: number,
): Promise<ResultOf<typeof calls.rotateWebhookSecret>> =>
  withWebhook(ctx, companyId, webhookId, async (trx, row) => {
    const { secret, box } = newSecret(ctx);
    const until = new Date(ctx.clock.now().getTime() + secretOverlapHours * 3_600_000);
    await sql.changeWebhook(trx, webhookId, { secret: box, former_secret: row.secret, former_until: until });
    return { webhookId, secret };
  });

/** Sends a test event at once, also while the address is paused. */
export async function testWebhook(
  ctx: Context,
  { companyId }: Actor,
  webhookId: number,
): Promise<ResultOf<typeof calls.testWebhook>> {
  const later = new Date(ctx.clock.now().getTime() + 60_000);
  const key = await withWebhook(ctx, companyId, webhookId, (trx) => sql.insertTest(trx, webhookId, later));
  await sendDue(ctx, { test: key });
  const row = await sql.findDelivery(ctx.db, key);
  if (!row) throw new AppError('recordNotFound');
  return presentDelivery(row);
}

const listName = (companyId: number, webhookId: number, state: string | null): ListName => [
  'webhookDeliveries',
  companyId,
  webhookId,
  state,
];

/** Returns deliveries of an address, the newest first. */
export async function deliveriesOf(
  ctx: Context,
  { companyId }: Actor,
  { webhookId, state, cursor, pageSize = 20 }: ParsedRequestOf<typeof calls.getWebhookDeliveries>,
): Promise<ResultOf<typeof calls.getWebhookDeliveries>> {
  if (!(await sql.hasWebhook(ctx.db, companyId, webhookId))) throw new AppError('recordNotFound');
  const list = listName(companyId, webhookId, state ?? null);
  const place = cursor === undefined ? null : decodeCursor(list, cursor);
  // The version before gave no time.
  const before = place && { id: place.id, created_at: new Date(place.rank || ctx.clock.now()) };
  const rows = await sql.listDeliveries(
    ctx.db,
    { companyId, webhookId, state: state ?? null },
    before,
    pageSize + 1,
  );
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items: items.map(presentDelivery),
    nextCursor:
      rows.length > pageSize && last
        ? encodeCursor(list, { rank: last.created_at.getTime(), id: last.id })
        : null,
    total: null,
  };
}

/**
 * Sends deliveries again: those that were given up, or the given ones. An address that the server has paused is
 * resumed.
 */
export const replayDeliveries = (
  ctx: Context,
  { companyId }: Actor,
  { webhookId, deliveryIds }: ParsedRequestOf<typeof calls.replayDeliveries>,
): Promise<ResultOf<typeof calls.replayDeliveries>> =>
  withWebhook(ctx, companyId, webhookId, async (trx) => {
    const at = ctx.clock.now();
    const replayed = await sql.replay(trx, { webhookId, ids: deliveryIds ?? null, at });
    if (replayed > 0)
      await sql.changeWebhook(trx, webhookId, { paused_at: null, pause_reason: null, failures: 0 });
    return { replayed };
  });

/** Seals the secrets with the new `TOKEN_SECRET` after a rotation. */
export async function resealWebhooks(ctx: Context): Promise<void> {
  const { config, ports } = ctx;
  if (config.formerTokenSecret === null) return;
  const again = (box: Buffer): Buffer =>
    sealed(unsealed(box, config, purpose), config.tokenSecret, ports.random, purpose);
  await withTransaction(ctx.db, async (trx) => {
    for (const { id, secret, former_secret } of await sql.lockSecrets(trx)) {
      const boxes = { secret: again(secret), former_secret: former_secret && again(former_secret) };
      // They share one connection, so each statement waits for the last.
      await sql.changeWebhook(trx, id, boxes);
    }
  });
}

/** Deletes expired deliveries. */
export const purgeWebhooks = (db: Context['db'], now: Date) => sql.purgeDeliveries(db, now);
