import type { Basket, cancelCampaign, reserveCampaign } from '@havan/contract/basket';
import type { ParsedRequestOf } from '@havan/contract/call';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { getBasket, type Owner } from '../basket/basket.service.ts';
import { findListing, lockLine } from '../basket/basket.sql.ts';
import { holdUnits, limitedCampaign, releaseClaims } from './claims.sql.ts';
import { holdUntil, limitError } from './line-right.ts';

/**
 * Reserves a limited campaign for every unit of a line. Reserving again keeps what is held and lets its time begin anew.
 * A campaign without a limit needs no reservation and is answered as it is.
 *
 * @throws AppError `recordNotFound` when the line is not in the basket, `campaignEnded` when no such campaign runs for
 * it, `campaignLimit` when fewer units are left than the line has
 */
export async function reserve(
  ctx: Context,
  { companyId }: Owner,
  { listingId, campaignCode }: ParsedRequestOf<typeof reserveCampaign>,
): Promise<Basket> {
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
  return getBasket(ctx, { companyId });
}

/** Gives the right of a line back; a line without one stays as it is. */
export async function cancel(
  ctx: Context,
  { companyId }: Owner,
  { listingId }: ParsedRequestOf<typeof cancelCampaign>,
): Promise<Basket> {
  await withTransaction(ctx.db, (trx) => releaseClaims(trx, companyId, [listingId]));
  return getBasket(ctx, { companyId });
}
