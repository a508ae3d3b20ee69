import type { Caller, Context } from '../../../../core/context.ts';
import type { Db } from '../../../../core/db/database.ts';
import { hashOf } from '../tokens.ts';
import * as sql from './known-device.sql.ts';

export type NewSignIn = sql.NewSignIn;

/** Returns whether a user signs in with a browser that is unknown while another one is known. */
export async function isNewDevice(ctx: Context, userId: number, token: string | undefined): Promise<boolean> {
  const hash = token === undefined ? null : hashOf(token);
  const { devices, isKnown } = await sql.deviceStanding(ctx.db, userId, hash);
  return devices > 0 && !isKnown;
}

/** Records a sign-in with a new browser; a job notifies the company of it. */
export const recordNewSignIn = (ctx: Context, caller: Caller, userId: number): Promise<void> =>
  sql.insertNewSignIn(ctx.db, { userId, userAgent: caller.userAgent, at: ctx.clock.now() });

/** Deletes and returns recorded sign-ins, the oldest first, locked for the transaction of `trx`. */
export const takeNewSignIns = (trx: Db, limit: number): Promise<NewSignIn[]> =>
  sql.takeNewSignIns(trx, limit);
