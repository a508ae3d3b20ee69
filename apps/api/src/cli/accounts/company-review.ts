import type { CompanyReviewState } from '@havan/domain/company-review';
import type { Db } from '../../core/db/database.ts';
import { databaseTime } from '../../core/db/state.sql.ts';
import { withTransaction } from '../../core/db/transaction.ts';
import { StartFailure } from '../../core/start-failure.ts';
import {
  findReviewedCompany,
  listCompaniesToReview,
  writeReview,
} from '../../modules/backoffice/applications/review.service.ts';

export const reviewUsage = `pnpm accounts review                  companies that wait for their review
pnpm accounts approve COMPANY         it may trade; COMPANY is its number or its tax number
pnpm accounts ask COMPANY REASON      more is needed before it may trade
pnpm accounts reject COMPANY REASON   it may not trade`;

const states = { approve: 'approved', ask: 'informationAsked', reject: 'rejected' } as const satisfies Record<
  string,
  CompanyReviewState
>;
export type ReviewAct = keyof typeof states;
export const isReviewAct = (word: string): word is ReviewAct => Object.hasOwn(states, word);

const listed = 100;

/** Returns the companies awaiting review, one line for each. */
export async function reviewList(db: Db): Promise<string> {
  const rows = await listCompaniesToReview(db, listed);
  if (rows.length === 0) return 'No company waits for its review.';
  return rows
    .map((row) => `${row.id}  ${row.tax_number}  ${row.company_type}  ${row.review_state}  ${row.name}`)
    .join('\n');
}

/**
 * Decides about a company and notifies it. Returns the output.
 *
 * @throws StartFailure for an unknown company, and without a reason
 */
export async function reviewCompany(
  db: Db,
  act: ReviewAct,
  [named = '', ...words]: readonly string[],
): Promise<string> {
  const reason = words.join(' ').trim();
  const isApproval = act === 'approve';
  if (named === '' || (reason === '') !== isApproval) throw new StartFailure(reviewUsage);
  return withTransaction(db, async (trx) => {
    const [company, other] = await findReviewedCompany(trx, named);
    if (!company) throw new StartFailure(`There is no company "${named}".`);
    if (other)
      throw new StartFailure(`Several companies have the tax number ${named}: say which by its number.`);
    const state = states[act];
    const now = new Date(await databaseTime(trx));
    await writeReview(trx, company, { state, reason: isApproval ? null : reason, at: now });
    return `${company.id} ${company.name}: ${company.review_state} -> ${state}`;
  });
}
