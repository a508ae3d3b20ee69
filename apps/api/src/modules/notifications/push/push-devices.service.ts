import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/notifications/push';
import { AppError } from '../../../core/app-error.ts';
import { homeOf } from '../../../core/config/home-of.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { pushIdentity } from './push-identity.ts';
import { presentPushDevice } from './push.presenter.ts';
import * as sql from './push-devices.sql.ts';
import { sendPush } from './send-pushes.ts';

/** Returns the devices of a user, and the public key that browsers need to subscribe. */
export async function pushDevicesOf(
  ctx: Context,
  { userId, familyId }: Actor,
): Promise<ResultOf<typeof calls.getPushDevices>> {
  const { publicKey } = await pushIdentity(ctx);
  const rows = await sql.listDevices(ctx.db, userId);
  return { publicKey, devices: rows.map((row) => presentPushDevice(row, familyId)) };
}

/**
 * Adds a device, which is kept until its session ends. A browser that subscribes again remains one device; beyond
 * `devicesMax` devices the oldest is deleted.
 *
 * @throws AppError `invalidRequest` for an endpoint that must not be called, such as one in our own network
 */
export async function addPushDevice(
  ctx: Context,
  { userId, familyId }: Actor,
  { endpoint, p256dh, auth }: ParsedRequestOf<typeof calls.addPushDevice>,
  userAgent: string,
): Promise<ResultOf<typeof calls.addPushDevice>> {
  const message = ctx.ports.webhooks.refusal(endpoint);
  if (message !== null)
    throw new AppError('invalidRequest', { errors: [{ code: 'endpoint', message, path: 'endpoint' }] });
  const deviceId = await withTransaction(ctx.db, async (trx) => {
    const id = await sql.keepDevice(trx, {
      userId,
      familyId,
      endpoint,
      p256dh,
      auth,
      userAgent,
      at: ctx.clock.now(),
    });
    await sql.dropOldest(trx, userId);
    return id;
  });
  return { deviceId };
}

/**
 * Deletes a device of the user, which then gets no notifications.
 *
 * @throws AppError `recordNotFound`
 */
export async function removePushDevice(ctx: Context, { userId }: Actor, deviceId: number): Promise<void> {
  if (!(await sql.dropDevice(ctx.db, userId, deviceId))) throw new AppError('recordNotFound');
}

/**
 * Sends a test to a device of the user, without a retry.
 *
 * @throws AppError `recordNotFound`
 */
export async function testPushDevice(
  ctx: Context,
  actor: Actor,
  deviceId: number,
): Promise<ResultOf<typeof calls.testPushDevice>> {
  const device = await sql.findDevice(ctx.db, actor.userId, deviceId);
  if (!device) throw new AppError('recordNotFound');
  const sentence = await sendPush(ctx, device, {
    title: 'Havan',
    body: 'Deneme bildirimi: bu cihaz bildirim alıyor.',
    url: homeOf(ctx.config, actor.companyType),
  });
  return { isSent: sentence === null, sentence };
}

/** Deletes devices whose session has ended. */
export const purgePushDevices = (db: Context['db'], now: Date) => sql.purgeDevices(db, now);
