import type { ApplicationDocument } from '@havan/domain/company-application';
import type { CompanyReviewState } from '@havan/domain/company-review';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the facts of an application without its documents; `lock` locks the row until the transaction ends. */
export const findApplicant = (db: Db, companyId: number, { lock = false } = {}) =>
  db
    .selectFrom('company')
    .select(['company_type', 'review_state', 'review_reason', 'kep_address', 'mersis_no', 'gln'])
    .where('id', '=', companyId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** Returns the documents of a company with their files. */
export const listDocuments = (db: Db, companyId: number) =>
  db
    .selectFrom('application_document')
    .innerJoin('stored_file', 'stored_file.id', 'application_document.file_id')
    .select([
      'application_document.document',
      'application_document.sent_at',
      'stored_file.id',
      'stored_file.file_name',
      'stored_file.mime_type',
      'stored_file.size',
    ])
    .where('application_document.company_id', '=', companyId)
    .execute();
export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** Replaces a document of a company; the file of the former one is released. */
export async function replaceDocument(
  trx: Db,
  companyId: number,
  { document, fileId, at }: { document: ApplicationDocument; fileId: string; at: Date },
): Promise<void> {
  await sql`
    update stored_file set claimed_at = null
    where id = (select file_id from application_document where company_id = ${companyId} and document = ${document})`.execute(
    trx,
  );
  await trx
    .insertInto('application_document')
    .values({ company_id: companyId, document, file_id: fileId, sent_at: at })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'document']).doUpdateSet({ file_id: fileId, sent_at: at }),
    )
    .execute();
}

/** Sets a company back to review after it has supplied what was requested. */
export const returnToReview = (trx: Db, companyId: number) =>
  trx
    .updateTable('company')
    .set({ review_state: 'inReview' satisfies CompanyReviewState })
    .where('id', '=', companyId)
    .where('review_state', '=', 'informationAsked')
    .execute();
