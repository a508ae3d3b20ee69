import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getSalesInformation,
  getSellerIdentity,
  saveSellerTerms,
} from '@havan/contract/identity/sales-information';
import { isMersisRequired } from '@havan/domain/legal-details';
import { termsProblems } from '@havan/domain/seller-terms';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { presentIdentity, presentTerms } from './sales-information.presenter.ts';
import { findIdentity, findTerms, hasListings, putTerms } from './sales-information.sql.ts';

/** Returns the company's seller profile and its terms for carts. */
export async function salesInformation(
  { db }: Context,
  { companyId, companyType }: Pick<Actor, 'companyId' | 'companyType'>,
): Promise<ResultOf<typeof getSalesInformation>> {
  const [identity, terms] = await Promise.all([findIdentity(db, companyId), findTerms(db, companyId)]);
  if (!identity) throw new AppError('recordNotFound');
  return {
    identity: presentIdentity(identity),
    isMersisRequired: isMersisRequired(companyType),
    terms: presentTerms(terms),
    commissionBasisPoints: terms?.commission_bp ?? 0,
  };
}

/** Changes the terms of future carts. @throws AppError `invalidRequest` with one sentence a field */
export async function changeTerms(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  terms: ParsedRequestOf<typeof saveSellerTerms>,
): Promise<ResultOf<typeof saveSellerTerms>> {
  const share = terms.shippingShare ?? null;
  const problems = Object.entries(termsProblems({ ...terms, shippingShare: share }));
  if (problems.length > 0)
    throw new AppError('invalidRequest', {
      errors: problems.map(([path, message]) => ({ code: 'form', message, path })),
    });
  await putTerms(db, companyId, {
    min_basket: terms.minBasket,
    shipping_fee: terms.shippingFee,
    free_shipping_from: terms.freeShippingFrom,
    ...(terms.shippingShare === undefined
      ? {}
      : { shipping_share: terms.shippingShare && JSON.stringify(terms.shippingShare) }),
    dispatch_cutoff: terms.dispatchCutoff,
    ...(terms.dispatchesOnSaturdays === undefined ? {} : { dispatch_saturday: terms.dispatchesOnSaturdays }),
    saved_at: clock.now(),
  });
  return { done: true };
}

/** Returns the hour, `16:00`, until which a company sends what is ordered on the same day. */
export const dispatchCutoffOf = async (db: Db, companyId: number): Promise<string> =>
  presentTerms(await findTerms(db, companyId)).dispatchCutoff;

/** Returns the legal identity of a seller. @throws AppError `recordNotFound` for a company without any listing */
export async function sellerIdentity(
  { db }: Context,
  { sellerId }: ParsedRequestOf<typeof getSellerIdentity>,
): Promise<ResultOf<typeof getSellerIdentity>> {
  const identity = (await hasListings(db, sellerId)) ? await findIdentity(db, sellerId) : undefined;
  if (!identity) throw new AppError('recordNotFound');
  return { sellerId, ...presentIdentity(identity) };
}
