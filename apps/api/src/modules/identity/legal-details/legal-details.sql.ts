import { sql } from 'kysely';
import type { CompanyReviewState } from '@havan/domain/company-review';
import type { Db } from '../../../core/db/database.ts';

export const findLegalDetails = (db: Db, companyId: number) =>
  db
    .selectFrom('company')
    .select(['kep_address', 'mersis_no'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();

/**
 * Stores the details; a missing MERSIS number stays unchanged. A company that was asked for more information returns to
 * the review.
 */
export async function writeLegalDetails(
  db: Db,
  companyId: number,
  { kepAddress, mersisNo }: { kepAddress: string; mersisNo: string | null },
): Promise<void> {
  await db
    .updateTable('company')
    .set({
      kep_address: kepAddress,
      ...(mersisNo !== null && { mersis_no: mersisNo }),
      review_state: sql<CompanyReviewState>`case review_state when 'informationAsked' then 'inReview' else review_state end`,
    })
    .where('id', '=', companyId)
    .execute();
}
