import { createHmac } from 'node:crypto';
import { codeDigits, codeLifeMs, codeResendWaits, codeTries } from '@havan/domain/one-time-code';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { keyOf, secondsToWait, slowDown } from '../session/slow-down.ts';
import { type CodeOwner, findCode, putCode, takeTry, useCode } from './one-time-code.sql.ts';

/** Returns an HMAC: a plain hash of six digits could be reversed by trying all of them. */
const hashOfCode = ({ purpose, subject }: CodeOwner, code: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`code:${purpose}:${subject}:${code}`).digest();

/** Returns the possible stored hashes of a code: by the current secret and by the one before a rotation. */
const hashesOf = ({ config }: Context, owner: CodeOwner, typed: string): Buffer[] =>
  [config.tokenSecret, config.formerTokenSecret]
    .filter((secret) => secret !== null)
    .map((secret) => hashOfCode(owner, typed.replace(/\s/g, ''), secret));

const sendRule = { waits: codeResendWaits, resetAfterSeconds: 3600 };

/** The kind of a message; limits are counted for each kind. */
export type SendKind = 'join' | 'reset' | 'invite' | 'contact' | 'payout';

const sendKey = (kind: SendKind, recipient: string) => keyOf(`send:${kind}`, recipient);

export interface IssuedCode {
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Counts a message to an address or phone number against its limit, across all callers and purposes.
 *
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export const admitSending = (ctx: Context, kind: SendKind, recipient: string): Promise<void> =>
  slowDown(ctx, sendKey(kind, recipient), sendRule);

/** Returns the seconds until the next message of that kind to that recipient. */
export const resendAfter = (ctx: Context, kind: SendKind, recipient: string): Promise<number> =>
  secondsToWait(ctx, sendKey(kind, recipient));

/** Creates a code and stores its hash; the caller sends it. It is valid for three minutes by the database's time. */
export async function issueCode(ctx: Context, owner: CodeOwner, recipient: string): Promise<IssuedCode> {
  const code = ctx.ports.random.digits(codeDigits);
  const expiresAt = new Date(ctx.clock.now().getTime() + codeLifeMs);
  await putCode(ctx.db, {
    ...owner,
    recipient,
    code_hash: hashOfCode(owner, code, ctx.config.tokenSecret),
    expires_at: expiresAt,
  });
  return { code, expiresAt };
}

/**
 * Returns the end of the validity of an owner's last code, which may have passed; null without a code, or when it has
 * been used.
 */
export async function expiryOf({ db }: Context, owner: CodeOwner): Promise<Date | null> {
  const kept = await findCode(db, owner);
  return kept && !kept.used_at ? kept.expires_at : null;
}

/**
 * Counts a try on a code and returns its recipient. It does not consume a correct code: `consumeCode` does that in the
 * transaction of the allowed action. The try counts even when that transaction fails.
 *
 * @throws AppError `codeInvalid`, or `codeTriesUsed` when no try is left
 */
export async function checkCode(ctx: Context, owner: CodeOwner, code: string): Promise<string> {
  const tried = await takeTry(ctx.db, owner, hashesOf(ctx, owner, code), ctx.clock.now());
  if (tried?.is_right) return tried.recipient;
  ctx.count('codeRefused');
  const kept = await findCode(ctx.db, owner);
  const isDead = kept && !kept.used_at && kept.tries >= codeTries;
  throw new AppError(isDead ? 'codeTriesUsed' : 'codeInvalid');
}

/** Consumes a correct code. @throws AppError `codeInvalid` when a concurrent request has consumed it */
export async function consumeCode(ctx: Context, owner: CodeOwner, code: string): Promise<void> {
  if (!(await useCode(ctx.db, owner, hashesOf(ctx, owner, code), ctx.clock.now())))
    throw new AppError('codeInvalid');
}
