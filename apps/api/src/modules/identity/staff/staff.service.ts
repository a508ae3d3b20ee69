import type { Staff, StaffRole } from '@havan/contract/identity/staff';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { rightsOf, type StaffRight } from '@havan/domain/staff-right';
import { mayChange, mayGrant } from './staff.policy.ts';
import { endSessionsOf } from '../session/session.service.ts';
import { presentInvitation, presentMember } from './staff.presenter.ts';
import * as sql from './staff.sql.ts';

/** Returns the members and invitations of the company, for its owners. */
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

const beyondRights = () =>
  new AppError('forbidden', {
    message: 'Yalnızca kendinizde olan yetkileri verebilir ve değiştirebilirsiniz.',
  });

/** Refuses rights beyond those of the actor. @throws AppError `forbidden` */
export function requireGrant(actor: Actor, wanted: Grant): void {
  if (!mayGrant(actor, wanted)) throw beyondRights();
}

interface Grant {
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
}

/** Makes a member an owner, or staff with these rights. @throws AppError `forbidden`, `lastOwner`, `recordNotFound` */
export async function changeRole(
  ctx: Context,
  actor: Actor,
  { userId, role, rights }: { userId: number } & Grant,
): Promise<Staff> {
  requireGrant(actor, { role, rights });
  await withTransaction(ctx.db, async (trx) => {
    const members = await sql.lockMembers(trx, actor.companyId);
    requireOwnerBeside(members, userId, role === 'owner');
    requireChangeable(actor, members, userId);
    await sql.updateRole(trx, userId, role, role === 'owner' ? [] : rights);
  });
  // Rights are cached with the session, so the cached session is dropped.
  ctx.sessionCache.dropUser(userId);
  const isOut = userId === actor.userId && !rightsOf({ role, rights }).includes('people');
  return isOut ? { members: [], invitations: [] } : staffOf(ctx, actor);
}

/** Removes a member from the company. @throws AppError `lastOwner`, `recordNotFound` */
export async function removeMember(ctx: Context, actor: Actor, userId: number): Promise<Staff> {
  if (userId === actor.userId) throw new AppError('actionNotAllowed');
  await withTransaction(ctx.db, async (trx) => {
    const members = await sql.lockMembers(trx, actor.companyId);
    requireOwnerBeside(members, userId, false);
    requireChangeable(actor, members, userId);
    await sql.markRemoved(trx, userId, ctx.clock.now());
    await endSessionsOf({ ...ctx, db: trx }, userId, 'removed');
  });
  return staffOf(ctx, actor);
}

type Member = Awaited<ReturnType<typeof sql.lockMembers>>[number];

function requireChangeable(actor: Actor, members: readonly Member[], userId: number): void {
  const member = members.find(({ id }) => id === userId);
  if (member && !mayChange(actor, member)) throw beyondRights();
}

/** Requires that the user is a member of this company, and that an owner remains. */
function requireOwnerBeside(members: readonly Member[], userId: number, staysOwner: boolean): void {
  if (!members.some(({ id }) => id === userId)) throw new AppError('recordNotFound');
  const isOwnerLeft = staysOwner || members.some(({ id, role }) => id !== userId && role === 'owner');
  if (!isOwnerLeft) throw new AppError('lastOwner');
}
