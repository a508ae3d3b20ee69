import type { RequestOf, ResultOf } from '@havan/contract/call';
import type { changeOperator, inviteOperator, Operators } from '@havan/contract/backoffice/operators';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { invite } from './invitations.service.ts';
import { endSessionsOf } from './operator-session.sql.ts';
import { presentInvitation, presentOperator } from './operators.presenter.ts';
import * as sql from './operators.sql.ts';

/** Returns the operators and the open invitations. */
export async function operators({ db, clock }: Context, me: Operator): Promise<Operators> {
  const [rows, invitations] = await Promise.all([
    sql.listOperators(db),
    sql.listInvitations(db, clock.now()),
  ]);
  return {
    operators: rows.map((row) => presentOperator(row, me)),
    invitations: invitations.map(presentInvitation),
  };
}

/**
 * Refuses a demo account, because an operator that it creates would outlive the demo. @throws AppError
 * `forbidden`
 */
async function refuseDemo(trx: Db, { operatorId }: Operator): Promise<void> {
  const me = await sql.lockOperator(trx, operatorId);
  if (me?.is_demo)
    throw new AppError('forbidden', { message: 'Deneme hesabı operatör davet edemez ve değiştiremez.' });
}

/** Invites an operator. Returns the link, which is shown only once. */
export const inviteColleague = (
  { db, clock, config, ports }: Context,
  me: Operator,
  caller: Caller,
  { email, roles }: RequestOf<typeof inviteOperator>,
): Promise<ResultOf<typeof inviteOperator>> =>
  withTransaction(db, async (trx) => {
    await refuseDemo(trx, me);
    const now = clock.now();
    const { backofficeOrigin } = config;
    const made = await invite(
      { db: trx, now, random: ports.random, backofficeOrigin },
      { email, roles, invitedBy: me.operatorId },
    );
    await record(trx, now, me, caller, {
      action: 'operator.invite',
      subject: ['operatorInvitation', made.invitationId],
      before: null,
      after: { email, roles },
    });
    return { link: made.link, expiresAt: made.expiresAt.toISOString() };
  });

/**
 * Changes the roles of another operator or closes the account, which ends its sessions.
 *
 * @throws AppError `forbidden` for one's own account, so that an administrator always remains; `recordNotFound`
 */
export async function change(
  ctx: Context,
  me: Operator,
  caller: Caller,
  { operatorId, roles, isDisabled }: RequestOf<typeof changeOperator>,
): Promise<Operators> {
  if (operatorId === me.operatorId) throw new AppError('forbidden');
  await withTransaction(ctx.db, async (trx) => {
    await refuseDemo(trx, me);
    const now = ctx.clock.now();
    const row = await sql.lockOperator(trx, operatorId);
    if (!row) throw new AppError('recordNotFound');
    const disabledAt = isDisabled ? (row.disabled_at ?? now) : null;
    await sql.updateOperator(trx, operatorId, { roles: [...roles], disabled_at: disabledAt });
    if (isDisabled) await endSessionsOf(trx, operatorId, now);
    await record(trx, now, me, caller, {
      action: 'operator.change',
      subject: ['operator', operatorId],
      before: { roles: row.roles, isDisabled: row.disabled_at !== null },
      after: { roles, isDisabled },
    });
  });
  return operators(ctx, me);
}
