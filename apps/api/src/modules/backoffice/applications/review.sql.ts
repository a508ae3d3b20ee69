import type { CompanyReviewState } from '@havan/domain/company-review';
import type { Db } from '../../../core/db/database.ts';

/** Returns a company by its number or its tax number. */
export const findReviewedCompany = (db: Db, named: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'tax_number', 'company_type', 'review_state'])
    .where(({ or, eb }) =>
      or([
        eb('tax_number', '=', named),
        ...(/^[1-9]\d{0,8}$/.test(named) ? [eb('id', '=', Number(named))] : []),
      ]),
    )
    .orderBy('id')
    .limit(2)
    .execute();

/** Returns companies that wait for an operator, the oldest first. */
export const listCompaniesToReview = (db: Db, limit: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'tax_number', 'company_type', 'review_state', 'created_at'])
    .where('review_state', 'in', ['inReview', 'informationAsked'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Returns the owners of a company who can sign in. */
export const listOwnersToMail = (db: Db, companyId: number) =>
  db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('banned_at', 'is', null)
    .orderBy('id')
    .execute();

export const setReview = (
  db: Db,
  companyId: number,
  state: CompanyReviewState,
  reason: string | null,
  at: Date,
) =>
  db
    .updateTable('company')
    .set({ review_state: state, review_reason: reason, reviewed_at: at })
    .where('id', '=', companyId)
    .execute();
