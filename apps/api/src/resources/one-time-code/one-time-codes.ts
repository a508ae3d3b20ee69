import { createHmac } from 'node:crypto';
import { codeDigits, codeLifeMs, codeResendWaits, codeTries } from '@havan/domain/one-time-code';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { keyOf, secondsToWait, slowDown } from '../session/slow-down.ts';
import { type CodeOwner, findCode, putCode, takeTry, useCode } from './one-time-code.sql.ts';

/** A hash with a key: of six digits alone every hash can be reversed by trying all of them. */
const hashOfCode = ({ purpose, subject }: CodeOwner, code: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`code:${purpose}:${subject}:${code}`).digest();

const sendRule = { waits: codeResendWaits, forgetAfterSeconds: 3600 };

/** What a message is about: one kind does not hold up another. */
export type SendKind = 'join' | 'reset' | 'invite' | 'contact';

const sendKey = (kind: SendKind, recipient: string) => keyOf(`send:${kind}`, recipient);

export interface IssuedCode {
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Asks for leave to send something to an address or a number, whoever asks and whatever for.
 *
 * @throws AppError `tooManyRequests` with the seconds to wait
 */
export const admitSending = (ctx: Context, kind: SendKind, recipient: string): Promise<void> =>
  slowDown(ctx, sendKey(kind, recipient), sendRule);

/** Seconds until the next message of that kind to that recipient. */
export const resendAfter = (ctx: Context, kind: SendKind, recipient: string): Promise<number> =>
  secondsToWait(ctx, sendKey(kind, recipient));

/** Makes a code and keeps its hash; the caller sends it. It lives three minutes by the database's time. */
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
 * Spends a try on a code and answers where it had been sent to. A right code is not used up by it: `consumeCode` does
 * that within the transaction of what it allows. The try is counted even when that transaction fails.
 *
 * @throws AppError `codeInvalid`, or `codeTriesUsed` once a code is dead
 */
export async function checkCode(ctx: Context, owner: CodeOwner, code: string): Promise<string> {
  const hash = hashOfCode(owner, code.replace(/\s/g, ''), ctx.config.tokenSecret);
  const tried = await takeTry(ctx.db, owner, hash, ctx.clock.now());
  if (tried?.is_right) return tried.recipient;
  ctx.count('codeRefused');
  const kept = await findCode(ctx.db, owner);
  const isDead = kept && !kept.used_at && kept.tries >= codeTries;
  throw new AppError(isDead ? 'codeTriesUsed' : 'codeInvalid');
}

/** Uses a right code up. @throws AppError `codeInvalid` when another request was faster */
export async function consumeCode(ctx: Context, owner: CodeOwner, code: string): Promise<void> {
  const hash = hashOfCode(owner, code.replace(/\s/g, ''), ctx.config.tokenSecret);
  if (!(await useCode(ctx.db, owner, hash, ctx.clock.now()))) throw new AppError('codeInvalid');
}
