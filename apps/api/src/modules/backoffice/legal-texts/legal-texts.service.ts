import type {
  getLegalTextVersion,
  getTextSignatures,
  LegalTexts,
  publishLegalText,
} from '@havan/contract/backoffice/content/legal-texts';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { legalHtml, legalSource, legalTextSlugs } from '@havan/domain/legal-text';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { announceToAll } from '../../../core/db/announce.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import * as texts from '../../identity/agreements/legal-texts.service.ts';
import { record } from '../audit/record.ts';
import { presentSignature } from './legal-texts.presenter.ts';

const defaultPageSize = 50;

/** Returns the legal texts with their versions and how many users signed each. */
export async function legalTexts(db: Db): Promise<LegalTexts> {
  const [versions, signatures, users] = await Promise.all([
    texts.findTextVersions(db),
    texts.countSignatures(db),
    texts.countUsers(db),
  ]);
  const signaturesOf = (slug: string, version: number) =>
    signatures.find((each) => each.slug === slug && each.version === version)?.signatures ?? 0;
  return {
    users,
    texts: await Promise.all(
      legalTextSlugs.map(async (slug) => {
        const current = await texts.currentText(db, slug);
        const shipped = texts.shippedVersion(slug);
        return {
          slug,
          title: current.title,
          source: legalSource(current.html),
          versions: [
            ...versions
              .filter((each) => each.slug === slug)
              .map((row) => ({
                version: row.version,
                publishedAt: row.published_at.toISOString(),
                publishedBy: row.published_by,
                mustBeSigned: row.must_be_signed,
                signatures: signaturesOf(slug, row.version),
              })),
            {
              version: shipped.version,
              publishedAt: shipped.publishedAt?.toISOString() ?? null,
              publishedBy: null,
              mustBeSigned: shipped.mustBeSigned,
              signatures: signaturesOf(slug, shipped.version),
            },
          ],
        };
      }),
    ),
  };
}

/** Returns the text of a version. @throws AppError `recordNotFound` for an unknown version */
export async function legalTextVersion(
  { db }: Context,
  { slug, version }: ParsedRequestOf<typeof getLegalTextVersion>,
): Promise<ResultOf<typeof getLegalTextVersion>> {
  const html = await texts.textOfVersion(db, slug, version);
  if (html === undefined) throw new AppError('recordNotFound');
  return { html };
}

/** Lists the signatures of a version, newest first. @throws AppError `invalidRequest` for a cursor of another list */
export async function signaturesOfText(
  { db }: Context,
  { slug, version, cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getTextSignatures>,
): Promise<ResultOf<typeof getTextSignatures>> {
  const list: ListName = ['signatures', slug, version];
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  const place = after && { signedAt: new Date(after.rank), userId: after.id };
  const rows = await texts.findSignatures(db, slug, version, place, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentSignature),
    nextCursor:
      rows.length > pageSize && last
        ? encodeCursor(list, { rank: last.signed_at.getTime(), id: last.user_id })
        : null,
    total: null,
  };
}

/** Publishes a version after the newest one. @throws AppError `conflict` when the text has not changed */
export const publishText = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { slug, source, mustBeSigned }: ParsedRequestOf<typeof publishLegalText>,
): Promise<LegalTexts> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const html = legalHtml(source);
    const current = await texts.currentText(trx, slug);
    if (legalHtml(legalSource(current.html)) === html)
      throw new AppError('conflict', { message: 'Metinde bir değişiklik yok.' });
    const newest = (await texts.findTextVersions(trx)).find((each) => each.slug === slug);
    const before = newest?.version ?? texts.shippedVersion(slug).version;
    const version = before + 1;
    await texts.insertText(trx, {
      slug,
      version,
      html,
      must_be_signed: mustBeSigned,
      published_at: now,
      published_by: me.name,
    });
    await record(trx, now, me, caller, {
      action: 'legalText.publish',
      subject: ['legalText', slug],
      before: { version: before },
      after: { version, mustBeSigned },
    });
    await announceToAll(trx);
    return legalTexts(trx);
  });
