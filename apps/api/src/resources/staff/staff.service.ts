import type { Staff, StaffRole } from '@havan/contract/staff';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { endSessionsOf } from '../session/session.service.ts';
import { presentInvitation, presentMember } from './staff.presenter.ts';
import * as sql from './staff.sql.ts';

/** The people of the company and who is invited; for owners. */
export async function staffOf(ctx: Context, actor: Actor): Promise<Staff> {
  const now = ctx.clock.now();
  const [members, invitations] = await Promise.all([
    sql.listMembers(ctx.db, actor.companyId, now),
    sql.listInvitations(ctx.db, actor.companyId),
  ]);
  return {
    members: members.map((row) => presentMember(row, actor)),
    invitations: invitations.map((row) => presentInvitation(row, now)),
  };
}

/** Makes somebody an owner or staff. @throws AppError `lastOwner`, `recordNotFound` */
export async function changeRole(
  ctx: Context,
  actor: Actor,
  { userId, role }: { userId: number; role: StaffRole },
): Promise<Staff> {
  await withTransaction(ctx.db, async (trx) => {
    requireOwnerBeside(await sql.lockMembers(trx, actor.companyId), userId, role === 'owner');
    await sql.updateRole(trx, userId, role);
  });
  // What somebody may do is read with their session: it must not be the old answer for another second.
  ctx.sessionCache.dropUser(userId);
  return userId === actor.userId && role === 'staff' ? { members: [], invitations: [] } : staffOf(ctx, actor);
}

/** Takes somebody out of the company. @throws AppError `lastOwner`, `recordNotFound` */
export async function removeMember(ctx: Context, actor: Actor, userId: number): Promise<Staff> {
  if (userId === actor.userId) throw new AppError('actionNotAllowed');
  await withTransaction(ctx.db, async (trx) => {
    requireOwnerBeside(await sql.lockMembers(trx, actor.companyId), userId, false);
    await sql.markRemoved(trx, userId, ctx.clock.now());
    await endSessionsOf({ ...ctx, db: trx }, userId, 'removed');
  });
  return staffOf(ctx, actor);
}

type Member = Awaited<ReturnType<typeof sql.lockMembers>>[number];

/** The person must be of this company, and an owner must be left. */
function requireOwnerBeside(members: readonly Member[], userId: number, staysOwner: boolean): void {
  if (!members.some(({ id }) => id === userId)) throw new AppError('recordNotFound');
  const isOwnerLeft = staysOwner || members.some(({ id, role }) => id !== userId && role === 'owner');
  if (!isOwnerLeft) throw new AppError('lastOwner');
}
