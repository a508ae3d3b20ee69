import type { ParsedRequestOf } from '@havan/contract/call';
import type {
  CompanyApplication,
  sendApplicationDocument,
} from '@havan/contract/identity/company/company-application';
import {
  type ApplicationDocument,
  applicationDocuments,
  type ApplicationPart,
  isPartAsked,
  missingParts,
} from '@havan/domain/company-application';
import type { CompanyType } from '@havan/domain/company';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { claimFiles, presentFile } from '../files/files.service.ts';
import * as sql from './company-application.sql.ts';

interface Said {
  readonly company_type: CompanyType;
  readonly kep_address: string | null;
  readonly mersis_no: string | null;
  readonly gln: string | null;
}

/**
 * Returns the documents that an application of this company requires, each with the uploaded one, and the missing
 * parts. The views of the company and of the operator share this rule.
 */
export async function documentsOf(
  db: Db,
  companyId: number,
  said: Said,
): Promise<{
  readonly documents: readonly {
    readonly document: ApplicationDocument;
    readonly sent: sql.DocumentRow | null;
  }[];
  readonly missing: ApplicationPart[];
}> {
  const sent = await sql.listDocuments(db, companyId);
  const has = (wanted: ApplicationDocument) => sent.find(({ document }) => document === wanted) ?? null;
  return {
    documents: applicationDocuments
      .filter((document) => isPartAsked(document, said.company_type))
      .map((document) => ({ document, sent: has(document) })),
    missing: missingParts(said.company_type, {
      taxPlate: has('taxPlate') !== null,
      licence: has('licence') !== null,
      kepAddress: said.kep_address !== null,
      mersisNo: said.mersis_no !== null,
      gln: said.gln !== null,
    }),
  };
}

/** Returns the current application of the company. */
export async function companyApplication(
  { db }: Pick<Context, 'db'>,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<CompanyApplication> {
  const row = await sql.findApplicant(db, companyId);
  if (!row) throw new AppError('recordNotFound');
  const { documents, missing } = await documentsOf(db, companyId, row);
  return {
    state: row.review_state,
    reason: row.review_reason,
    documents: documents.map(({ document, sent }) => ({
      document,
      file: sent && presentFile(sent),
      sentAt: sent?.sent_at.toISOString() ?? null,
    })),
    missing,
  };
}

/**
 * Adds an uploaded document to an application and replaces the former one.
 *
 * @throws AppError `recordNotFound`, `conflict` when the application is decided, `invalidRequest` for a document that
 * this type of company is not asked for, or a file that is not an unused `companyDocument` of the company
 */
export async function sendDocument(
  ctx: Context,
  actor: Actor,
  { document, fileId }: ParsedRequestOf<typeof sendApplicationDocument>,
): Promise<CompanyApplication> {
  return withTransaction(ctx.db, async (trx) => {
    const row = await sql.findApplicant(trx, actor.companyId, { lock: true });
    if (!row) throw new AppError('recordNotFound');
    if (row.review_state === 'approved' || row.review_state === 'rejected')
      throw new AppError('conflict', { message: 'Başvurunuz karara bağlandı; belge eklenemez.' });
    if (!isPartAsked(document, row.company_type))
      throw new AppError('invalidRequest', { message: 'Bu belge firmanızdan istenmiyor.' });
    await claimFiles({ ...ctx, db: trx }, actor, 'companyDocument', [fileId]);
    await sql.replaceDocument(trx, actor.companyId, { document, fileId, at: ctx.clock.now() });
    await sql.returnToReview(trx, actor.companyId);
    return companyApplication({ db: trx }, actor);
  });
}
