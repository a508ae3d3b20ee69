import { campaignHoldMinutes } from '@havan/domain/campaign-price';
import { AppError } from '../../../core/app-error.ts';
import type { Db } from '../../../core/db/database.ts';
import type { CartLineKey, OfferedListing } from '../cart/cart.sql.ts';
import { holdUnits, limitedCampaign, shrinkClaim } from './claims.sql.ts';

export { bindClaims, returnClaims, claimAgain, consumeClaims, type ClaimedLine } from './claims.sql.ts';

/** Returns until when a reservation made now is kept. */
export const holdUntil = (now: Date): Date => new Date(now.getTime() + campaignHoldMinutes * 60_000);

/**
 * Adjusts the reservation of a line to its quantity and returns the listing with its campaigns afterwards. A line
 * without a reservation costs no query.
 *
 * @throws AppError `campaignLimit` when the line needs more units than the campaign has left
 */
export async function withReservation<Offered extends Pick<OfferedListing, 'campaigns'>>(
  trx: Db,
  { companyId, listingId }: CartLineKey,
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

/** @param most the units that the company may take */
export const limitError = (most: number): AppError =>
  new AppError('campaignLimit', {
    message:
      most > 0
        ? `Bu kampanyadan en fazla ${most} adet alabilirsiniz.`
        : 'Bu kampanyanın adedi doldu ya da kampanya hakkınız kalmadı.',
  });
