import type { RegistrationSlug } from '@havan/contract/agreements';
import { showsMembershipAgreement } from '@havan/domain/agreement';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { acknowledge, findReader, hasSigned, sign } from './agreements.sql.ts';
import { membershipAgreement } from './membership-agreement.ts';
import type { PlatformAgreement, PlatformText } from './platform-agreement.ts';
import { privacyNotice } from './privacy-notice.ts';
import { userAgreement } from './user-agreement.ts';

const agreements: readonly PlatformAgreement[] = [userAgreement, membershipAgreement];

/** What a company reads before it joins: the same texts that stand and are signed later. */
export const registrationTexts: Readonly<Record<RegistrationSlug, PlatformText>> = {
  'uyelik-sozlesmesi': membershipAgreement,
  'kvkk-aydinlatma-metni': privacyNotice,
};

/** @throws AppError `recordNotFound` for a slug that names no agreement */
export function agreementOf(slug: string): PlatformAgreement {
  const agreement = agreements.find((each) => each.slug === slug);
  if (!agreement) throw new AppError('recordNotFound');
  return agreement;
}

/** The agreement that this user must sign before going on: published after they joined, and not signed yet. */
export async function pendingAgreement(
  { db, clock }: Context,
  userId: number,
): Promise<PlatformAgreement | null> {
  const { created_at: joinedAt } = await findReader(db, userId);
  for (const agreement of agreements) {
    const isDue = agreement.publishedAt <= clock.now() && joinedAt < agreement.publishedAt;
    if (agreement.mustBeSigned && isDue && !(await hasSigned(db, userId, agreement))) return agreement;
  }
  return null;
}

export function signAgreement({ db, clock }: Context, { userId }: Actor, slug: string): Promise<void> {
  return sign(db, userId, agreementOf(slug), clock.now());
}

/** The newest text that has changed since the user joined and last said that they have seen the changes. */
export async function changedAgreement(
  { db, clock }: Context,
  { userId }: Actor,
): Promise<PlatformAgreement | null> {
  const { created_at: joinedAt, acknowledged_at: seenAt } = await findReader(db, userId);
  const since = seenAt && seenAt > joinedAt ? seenAt : joinedAt;
  const changed = agreements.filter(({ publishedAt }) => publishedAt > since && publishedAt <= clock.now());
  return changed.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0] ?? null;
}

export function acknowledgeChanges({ db, clock }: Context, { userId }: Actor): Promise<void> {
  return acknowledge(db, userId, clock.now());
}

/** Whether the membership agreement is to be shown now: kind of company, date, and not approved yet (specification §4). */
export async function showsMembership({ db, clock }: Context, actor: Actor): Promise<boolean> {
  const approved = await hasSigned(db, actor.userId, membershipAgreement);
  return showsMembershipAgreement(actor.companyType, approved, clock.now());
}
