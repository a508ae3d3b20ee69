import { campaignHoldMinutes } from '@havan/domain/campaign-price';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/database.ts';
import type { BasketLineKey, OfferedListing } from '../basket/basket.sql.ts';
import { holdUnits, limitedCampaign, shrinkClaim } from './claims.sql.ts';

/** Until when a right that is reserved now is kept. */
export const holdUntil = (now: Date): Date => new Date(now.getTime() + campaignHoldMinutes * 60_000);

/**
 * Lets the right of a line follow its quantity, and answers the listing as its campaigns are then. A line without a
 * reserved right costs nothing here.
 *
 * @throws AppError `campaignLimit` when more is wanted than the campaign still gives
 */
export async function withRight<Offered extends Pick<OfferedListing, 'campaigns'>>(
  trx: Db,
  { companyId, listingId }: BasketLineKey,
  quantity: number,
  listing: Offered,
  now: Date,
): Promise<Offered> {
  const held = listing.campaigns.find(({ right }) => right !== null && right.reserved > 0);
  if (!held?.right || held.right.reserved === quantity) return listing;
  const { left, reserved } = held.right;
  if (quantity < reserved) await shrinkClaim(trx, companyId, listingId, quantity);
  else {
    const campaign = await limitedCampaign(trx, held.campaignCode);
    const claim = campaign && { campaignId: campaign.id, companyId, listingId };
    if (!claim || !(await holdUnits(trx, claim, quantity, { now, until: holdUntil(now) })))
      throw limitError(left + reserved);
  }
  const right = { ...held.right, reserved: quantity, left: Math.max(0, left + reserved - quantity) };
  return {
    ...listing,
    campaigns: listing.campaigns.map((each) => (each === held ? { ...held, right } : each)),
  };
}

/** @param most what the company may have of it at most */
export const limitError = (most: number): AppError =>
  new AppError('campaignLimit', {
    message:
      most > 0
        ? `Bu kampanyadan en fazla ${most} adet alabilirsiniz.`
        : 'Bu kampanyanın adedi doldu ya da kampanya hakkınız kalmadı.',
  });
