import { showsMembershipAgreement } from '@havan/domain/agreement';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { openLink } from '../codes/account-links.ts';
import { acknowledge, findReader, hasSigned, sign } from './agreements.sql.ts';
import { currentAgreements, currentMembership } from './legal-texts.service.ts';
import type { PlatformAgreement } from './platform-agreement.ts';

/** Returns an agreement. @throws AppError `recordNotFound` for a slug of no agreement */
export async function agreementOf({ db }: Pick<Context, 'db'>, slug: string): Promise<PlatformAgreement> {
  const agreement = (await currentAgreements(db)).find((each) => each.slug === slug);
  if (!agreement) throw new AppError('recordNotFound');
  return agreement;
}

/** Returns the agreement that this user must sign: published after they joined and not yet signed. */
export async function pendingAgreement(
  { db, clock }: Context,
  userId: number,
): Promise<PlatformAgreement | null> {
  const [{ created_at: joinedAt }, agreements] = await pipeline(db, [
    (one) => findReader(one, userId),
    currentAgreements,
  ]);
  for (const agreement of agreements) {
    const isDue = agreement.publishedAt <= clock.now() && joinedAt < agreement.publishedAt;
    if (agreement.mustBeSigned && isDue && !(await hasSigned(db, userId, agreement))) return agreement;
  }
  return null;
}

/**
 * Requires a valid token of a person without an account: of an invitation, or, while joining, the one that the mailed
 * code was exchanged for (specification §6).
 *
 * @throws AppError `linkUsed` or `linkExpired`
 */
export async function requireStranger(ctx: Context, verificationToken: string): Promise<void> {
  await openLink(ctx, 'gsmVerification', verificationToken).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'linkUsed') throw error;
    return openLink(ctx, 'setPassword', verificationToken);
  });
}

/** Signs the current version. @throws AppError `recordNotFound` for a slug of no agreement */
export async function signAgreement({ db, clock }: Context, { userId }: Actor, slug: string): Promise<void> {
  await sign(db, userId, await agreementOf({ db }, slug), clock.now());
}

/** Returns the newest text that has changed since the user joined and last confirmed changes; null without one. */
export async function changedAgreement(
  { db, clock }: Context,
  { userId }: Actor,
): Promise<PlatformAgreement | null> {
  const { created_at: joinedAt, acknowledged_at: seenAt } = await findReader(db, userId);
  const since = seenAt && seenAt > joinedAt ? seenAt : joinedAt;
  const agreements = await currentAgreements(db);
  const changed = agreements.filter(({ publishedAt }) => publishedAt > since && publishedAt <= clock.now());
  return changed.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0] ?? null;
}

export function acknowledgeChanges({ db, clock }: Context, { userId }: Actor): Promise<void> {
  return acknowledge(db, userId, clock.now());
}

/** Returns whether to show the membership agreement: by company type, date and missing approval (specification §4). */
export async function showsMembership({ db, clock }: Context, actor: Actor): Promise<boolean> {
  const approved = await hasSigned(db, actor.userId, await currentMembership(db));
  return showsMembershipAgreement(actor.companyType, approved, clock.now());
}
