import type { ParsedRequestOf } from '@havan/contract/call';
import { createListing, type NewListingTerms } from '@havan/contract/listings/listings';
import type {
  ProductRequest,
  setRequestTerms as setRequestTermsCall,
} from '@havan/contract/listings/product-requests';
import { memberMay } from '@havan/contract/member-may';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { objectionTo, termsOfNew } from '../listings/listing-changes.ts';
import { requireSeller } from '../permission/permission.service.ts';
import { presentProductRequest } from './product-requests.presenter.ts';
import * as sql from './product-requests.sql.ts';

/**
 * Requires that terms can be put on sale without a further question, as far as that is known before the product is.
 * `psf` is what the seller read on the box, kuruş.
 *
 * @throws AppError `forbidden` for a member who may not list, `invalidRequest` with each wrong term at its field
 */
export function requireAgreeable(
  { clock }: Context,
  actor: Actor,
  terms: NewListingTerms,
  psf: number | null,
): void {
  if (!memberMay(actor, createListing)) throw new AppError('forbidden');
  const evaluated = { psf, reserved: 0, now: clock.now(), ticked: [], raiseRefusal: undefined };
  const objection = objectionTo(null, termsOfNew(terms), 'all', evaluated);
  if (!objection) return;
  const errors =
    objection.outcome === 'refused'
      ? objection.problems.map(({ field, code, sentence }) => ({
          code,
          message: sentence,
          path: `terms.${field}`,
        }))
      : objection.warnings.map(({ code, sentence }) => ({ code, message: sentence, path: 'terms' }));
  const message = errors[0]?.message;
  throw new AppError('invalidRequest', { errors, ...(message !== undefined && { message }) });
}

/**
 * Sets or withdraws the terms by which the approval of a waiting request puts the product on sale.
 *
 * @throws AppError `recordNotFound` for a request of another company, `conflict` when it was decided already, and those
 * of `requireSeller` and `requireAgreeable`; a withdrawal is always possible
 */
export async function setRequestTerms(
  ctx: Context,
  actor: Actor,
  { requestId, terms }: ParsedRequestOf<typeof setRequestTermsCall>,
): Promise<ProductRequest> {
  const { companyId, userId } = actor;
  const request = await sql.findRequest(ctx.db, requestId);
  if (!request || request.company_id !== companyId) throw new AppError('recordNotFound');
  if (terms) {
    await requireSeller(ctx, actor);
    requireAgreeable(ctx, actor, terms, request.psf);
  }
  if (!(await sql.writeRequestTerms(ctx.db, { companyId, requestId, terms, by: userId })))
    throw new AppError('conflict', { message: 'Bu istek karara bağlandı; koşulları artık değişmez.' });
  const row = await sql.findRequest(ctx.db, requestId);
  if (!row) throw new AppError('recordNotFound');
  return presentProductRequest(row);
}
