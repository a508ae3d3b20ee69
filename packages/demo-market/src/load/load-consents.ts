import { joiningOf, waiting } from '../companies/waiting.ts';
import type { Loader } from './loader.ts';
import type { UserRow } from './load-users.ts';

/** A text of the platform that users have agreed to. */
export interface SignedText {
  readonly slug: string;
  readonly version: number;
  readonly publishedAt: Date;
}

/** The texts of the platform. */
export interface PlatformTexts {
  readonly userAgreement: SignedText;
  readonly membershipAgreement: SignedText;
}

/** Signatures, flags and lists of the demo market: everybody has agreed but the few who show what it looks like. */
export async function loadConsents(
  loader: Loader,
  users: readonly UserRow[],
  { userAgreement, membershipAgreement }: PlatformTexts,
): Promise<void> {
  const signed = users.filter(({ companyId }) => companyId !== waiting.agreement);
  await loader.copy(
    'agreement_signature',
    ['user_id', 'slug', 'version', 'signed_at'],
    [userAgreement, membershipAgreement].flatMap(({ slug, version, publishedAt }) =>
      signed.map(({ id }) => [id, slug, version, publishedAt] as const),
    ),
  );
  const informed = users.filter(({ companyId }) => companyId !== waiting.announcement);
  await loader.copy(
    'agreement_acknowledgement',
    ['user_id', 'acknowledged_at'],
    informed.map(({ id, companyId, joined }) => [
      id,
      latest(joiningOf(companyId, joined), userAgreement.publishedAt),
    ]),
  );
  const idsOf = (isChosen: (companyId: number) => boolean): string =>
    `{${users
      .filter(({ companyId }) => isChosen(companyId))
      .map(({ id }) => id)
      .join(',')}}`;
  await loader.copy(
    'feature_flag',
    ['name', 'enabled', 'limited', 'user_ids'],
    [['mersisKepAddress', true, true, idsOf((companyId) => companyId === waiting.legalDetails)]],
  );
  await loader.copy(
    'access_list',
    ['name', 'user_ids'],
    [['campaignPanelUsers', idsOf((companyId) => companyId <= 2)]],
  );
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
