import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getSellerCarriers, saveSellerCarriers } from '@havan/contract/identity/sales-information';
import { sellerCarriersProblems } from '@havan/domain/seller-carrier';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { findSellerCarriers, putSellerCarriers } from './seller-carriers.sql.ts';

type Company = Pick<Actor, 'companyId'>;

/** Returns the carriers of the company by ascending id. */
export async function sellerCarriers(
  { db }: Context,
  { companyId }: Company,
): Promise<ResultOf<typeof getSellerCarriers>> {
  return { carriers: await findSellerCarriers(db, companyId) };
}

/**
 * Replaces the carriers of future carts.
 *
 * @throws AppError `invalidRequest` with one sentence a field
 */
export async function changeSellerCarriers(
  ctx: Context,
  { companyId }: Company,
  { carriers }: ParsedRequestOf<typeof saveSellerCarriers>,
): Promise<ResultOf<typeof saveSellerCarriers>> {
  const problems = Object.entries(sellerCarriersProblems(carriers));
  if (problems.length > 0)
    throw new AppError('invalidRequest', {
      errors: problems.map(([path, message]) => ({ code: 'form', message, path })),
    });
  await withTransaction(ctx.db, (trx) => putSellerCarriers(trx, companyId, carriers));
  return { done: true };
}
