import type { CartState, cancelCampaign, reserveCampaign } from '@havan/contract/cart/cart';
import type { ParsedRequestOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { getCart, type Owner } from '../cart/cart.service.ts';
import { findListing, lockLine } from '../cart/cart.sql.ts';
import { holdUnits, limitedCampaign, releaseClaims } from './claims.sql.ts';
import { holdUntil, limitError } from './campaign-reservation.ts';

/**
 * Reserves a limited campaign for every unit of a line. Reserving again keeps the units and restarts their time. An
 * unlimited campaign needs no reservation.
 *
 * @throws AppError `recordNotFound` when the line is not in the cart, `campaignEnded` when no such campaign runs for
 * it, `campaignLimit` when fewer units are left than the line has
 */
export async function reserve(
  ctx: Context,
  { companyId }: Owner,
  { listingId, campaignCode }: ParsedRequestOf<typeof reserveCampaign>,
): Promise<CartState> {
  const now = ctx.clock.now();
  await withTransaction(ctx.db, async (trx) => {
    const units = await lockLine(trx, { companyId, listingId });
    if (units === 0) throw new AppError('recordNotFound', { message: 'Bu ürün sepetinizde değil.' });
    const listing = await findListing(trx, listingId, { companyId, now });
    const offer = listing?.campaigns.find((each) => each.campaignCode === campaignCode);
    if (!offer) throw new AppError('campaignEnded');
    if (!offer.right) return;
    const campaign = await limitedCampaign(trx, campaignCode);
    const claim = campaign && { campaignId: campaign.id, companyId, listingId };
    if (!claim || !(await holdUnits(trx, claim, units, { now, until: holdUntil(now) })))
      throw limitError(offer.right.left + offer.right.reserved);
  });
  return getCart(ctx, { companyId });
}

/** Releases the reservation of a line, if any. */
export async function cancel(
  ctx: Context,
  { companyId }: Owner,
  { listingId }: ParsedRequestOf<typeof cancelCampaign>,
): Promise<CartState> {
  await withTransaction(ctx.db, (trx) => releaseClaims(trx, companyId, [listingId]));
  return getCart(ctx, { companyId });
}
