import type { Context } from '../../../../core/context.ts';
import { findKnownDevice, putKnownDevice } from './known-device.sql.ts';
import { hashOf } from '../tokens.ts';

const tokenBytes = 32;

/** Returns whether the user has signed in with this browser before. */
export const isKnownDevice = async (ctx: Context, userId: number, token: string): Promise<boolean> =>
  (await findKnownDevice(ctx.db, userId, hashOf(token))) !== undefined;

/**
 * Records that the user signed in with this browser or proved to own the mailbox. Returns the browser's token,
 * unchanged if it had one, so that several people may share a computer.
 */
export async function storeDevice(
  ctx: Context,
  userId: number,
  presented: string | undefined,
): Promise<string> {
  const token = presented ?? ctx.ports.random.token(tokenBytes);
  await putKnownDevice(ctx.db, { user_id: userId, hash: hashOf(token), last_used_at: ctx.clock.now() });
  return token;
}
