import type { LegalTextSlug } from '@havan/domain/legal-text';
import type { Db } from '../../../core/db/database.ts';
import { findNewestTexts, findTextHtml, type LegalTextRow } from './legal-texts.sql.ts';
import { membershipAgreement } from './membership-agreement.ts';
import type { PlatformAgreement, PlatformText } from './platform-agreement.ts';
import { privacyNotice } from './privacy-notice.ts';
import { userAgreement } from './user-agreement.ts';

export {
  countSignatures,
  countUsers,
  findSignatures,
  findTextVersions,
  insertText,
  type SignatureRow,
} from './legal-texts.sql.ts';

const shipped: readonly PlatformAgreement[] = [userAgreement, membershipAgreement];

const overlaid = <Text extends PlatformText>(text: Text, row: LegalTextRow | undefined): Text =>
  row === undefined
    ? text
    : {
        ...text,
        html: row.html,
        ...('version' in text && {
          version: row.version,
          publishedAt: row.published_at,
          mustBeSigned: row.must_be_signed,
        }),
      };

/**
 * Returns the agreements as they hold now: a version that an operator published takes the place of the one
 * shipped.
 */
export async function currentAgreements(db: Db): Promise<PlatformAgreement[]> {
  const rows = await findNewestTexts(db);
  return shipped.map((text) =>
    overlaid(
      text,
      rows.find(({ slug }) => slug === text.slug),
    ),
  );
}

/** Returns the membership agreement as it holds now. */
export async function currentMembership(db: Db): Promise<PlatformAgreement> {
  const agreements = await currentAgreements(db);
  return agreements.find(({ slug }) => slug === membershipAgreement.slug) ?? membershipAgreement;
}

const shippedText = (slug: LegalTextSlug): PlatformText =>
  [...shipped, privacyNotice].find((each) => each.slug === slug) ?? privacyNotice;

/** Returns the HTML of a version, published or shipped; undefined for an unknown version. */
export async function textOfVersion(
  db: Db,
  slug: LegalTextSlug,
  version: number,
): Promise<string | undefined> {
  if (version === shippedVersion(slug).version) return shippedText(slug).html;
  return findTextHtml(db, slug, version);
}

/** Returns the version of a legal text that is in force, of the privacy notice too. */
export async function currentText(db: Db, slug: LegalTextSlug): Promise<PlatformText> {
  const text = shippedText(slug);
  const rows = await findNewestTexts(db);
  return overlaid<PlatformText>(
    text,
    rows.find((row) => row.slug === slug),
  );
}

/** Returns the version that the product ships of a text, and whether it had to be signed. */
export function shippedVersion(slug: LegalTextSlug): Pick<PlatformAgreement, 'version' | 'mustBeSigned'> & {
  readonly publishedAt: Date | null;
} {
  const {
    version = 1,
    mustBeSigned = false,
    publishedAt = null,
  } = shipped.find((each) => each.slug === slug) ?? {};
  return { version, mustBeSigned, publishedAt };
}
