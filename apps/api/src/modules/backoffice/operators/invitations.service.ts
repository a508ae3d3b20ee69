import type { OperatorRole } from '@havan/domain/operator';
import { operatorInvitationMs } from '@havan/domain/operator';
import type { RequestOf, ResultOf } from '@havan/contract/call';
import type { acceptInvitation, checkInvitation } from '@havan/contract/backoffice/operator-session';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { lockForTransaction, withTransaction } from '../../../core/db/transaction.ts';
import type { RandomPort } from '../../../core/ports/random-port.ts';
import { hashPassword } from '../../identity/session/passwords.ts';
import { hashOf } from '../../identity/session/tokens.ts';
import { record } from '../audit/record.ts';
import * as sql from './operators.sql.ts';
import { newRecoveryCodes, recoveryHash } from '../../identity/second-factor/recovery-codes.ts';
import { sealed } from '../../../core/secret-box.ts';
import { invitedSecret, otpauthUri, stepOf } from '../../identity/second-factor/totp.ts';

const tokenBytes = 32;

interface NewInvitation {
  /** Null when the invited person enters it. */
  readonly email: string | null;
  readonly roles: readonly OperatorRole[];
  /** Null for the command line and the start of the product. */
  readonly invitedBy: number | null;
}

interface Writer {
  readonly db: Db;
  readonly now: Date;
  readonly random: RandomPort;
  readonly backofficeOrigin: string;
}

/**
 * Stores an invitation and returns its link, which is not stored: the token is in the fragment, so it is not logged.
 */
export async function invite(
  { db, now, random, backofficeOrigin }: Writer,
  { email, roles, invitedBy }: NewInvitation,
): Promise<{ readonly invitationId: number; readonly link: string; readonly expiresAt: Date }> {
  const token = random.token(tokenBytes);
  const expiresAt = new Date(now.getTime() + operatorInvitationMs);
  const { id } = await sql.insertInvitation(db, {
    hash: hashOf(token),
    email,
    roles: [...roles],
    invited_by: invitedBy,
    created_at: now,
    expires_at: expiresAt,
  });
  return { invitationId: id, link: `${backofficeOrigin}/invitation#${token}`, expiresAt };
}

/** Returns the link for the first operator; null when an operator or invitation exists. */
export const inviteFirst = ({ db, clock, config, ports }: Context): Promise<string | null> =>
  withTransaction(db, async (trx) => {
    await lockForTransaction(trx, 'operators:first');
    if (!(await sql.isWithoutOperators(trx))) return null;
    const writer = {
      db: trx,
      now: clock.now(),
      random: ports.random,
      backofficeOrigin: config.backofficeOrigin,
    };
    return (await invite(writer, { email: null, roles: ['admin'], invitedBy: null })).link;
  });

/** Returns the content of an invitation. @throws AppError `linkExpired`, `linkUsed` */
export async function readInvitation(
  { db, clock, config }: Context,
  token: string,
): Promise<ResultOf<typeof checkInvitation>> {
  const row = await sql.findInvitation(db, hashOf(token));
  if (row?.used_at) throw new AppError('linkUsed');
  if (!row || row.expires_at <= clock.now()) throw new AppError('linkExpired');
  const secret = invitedSecret(token, config.tokenSecret);
  return {
    email: row.email,
    roles: row.roles,
    expiresAt: row.expires_at.toISOString(),
    secret,
    otpauthUri: otpauthUri(secret, row.email ?? 'operatör'),
  };
}

/**
 * Creates the operator of an invitation, who signs in by e-mail address. A code of the authenticator is required,
 * because a wrong second factor would lock its owner out.
 *
 * @throws AppError `codeInvalid`, `linkUsed`, `linkExpired`, `emailTaken`
 */
export async function accept(
  ctx: Context,
  caller: Caller,
  { token, name, email, password, code }: RequestOf<typeof acceptInvitation>,
): Promise<ResultOf<typeof acceptInvitation>> {
  const { clock, config, ports } = ctx;
  const now = clock.now();
  const offer = await readInvitation(ctx, token);
  if (offer.email !== null && offer.email !== email)
    throw new AppError('invalidRequest', {
      errors: [{ code: 'email', message: 'Davet başka bir e-posta adresine yapılmış.', path: 'email' }],
    });
  const step = stepOf(offer.secret, code, now);
  if (step === null) throw new AppError('codeInvalid');
  const passwordHash = await hashPassword(password);
  const recoveryCodes = newRecoveryCodes(ports.random);
  return withTransaction(ctx.db, async (trx) => {
    const taken = await sql.takeInvitation(trx, hashOf(token), now);
    if (!taken) throw new AppError('linkUsed');
    const made = await sql.insertOperator(trx, {
      username: email,
      name,
      email,
      roles: taken.roles,
      password_hash: passwordHash,
      totp_secret: sealed(offer.secret, config.tokenSecret, ports.random, 'operator-secret'),
      totp_step: step,
    });
    if (!made) throw new AppError('emailTaken');
    await sql.insertRecoveryCodes(trx, made.id, recoveryCodes.map(recoveryHash));
    await record(trx, now, { operatorId: made.id, name }, caller, {
      action: 'operator.join',
      subject: ['operator', made.id],
      before: null,
      after: { email, roles: taken.roles },
    });
    return { username: email, recoveryCodes };
  });
}
