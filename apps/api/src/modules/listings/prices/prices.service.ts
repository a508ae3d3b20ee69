import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getPriceSuggestion } from '@havan/contract/listings/price-suggestion';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { placeReasons } from '@havan/domain/price-place';
import { priceSuggestions, suggestionLabels } from '@havan/domain/price-suggestion';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { getListing } from '../listings/listings.service.ts';
import { freightShare, listingMarkets, monthsUntil } from './market.service.ts';
import * as sql from './prices.sql.ts';

/** Offers that the ruler shows. */
const offersShown = 100;

/**
 * Three prices for a listing of the company, the offers beside it and why it stands where it does.
 * @throws AppError `recordNotFound` for a listing that is not the company's
 */
export async function suggestPrices(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof getPriceSuggestion>,
): Promise<ResultOf<typeof getPriceSuggestion>> {
  const { listing } = await getListing(ctx, actor, request);
  const now = ctx.clock.now();
  const of = { productId: listing.productId, sellerId: actor.companyId, today: istanbulIsoDay(now) };
  const [[found], offers, context] = await Promise.all([
    listingMarkets(ctx, [listing.listingId]),
    sql.findCompetingOffers(ctx.db, of, offersShown),
    sql.findPriceContext(ctx.db, of),
  ]);
  if (!found) throw new AppError('recordNotFound');
  const { market, listing: priced } = found;
  const { strength, basis, suggestions } = priceSuggestions(market);
  const compared = (offer: Omit<sql.CompetingOfferRow, 'id'>) => ({
    price: offer.price,
    monthsLeft: monthsUntil(offer.expiration, now),
    scoreTenths: offer.score_tenths,
    shippingFee: offer.shipping_fee,
    freeShippingFrom: offer.free_shipping_from,
  });
  const [first] = offers;
  return {
    listing,
    price: priced.price,
    commissionBasisPoints: priced.commission_bp,
    freight: freightShare(priced),
    floor: market.floor,
    lowest: context.lowest,
    strength,
    basis,
    suggestions: suggestions.map((each) => ({
      ...each,
      label: suggestionLabels[each.kind],
      reasons: [...each.reasons],
    })),
    offers: offers.map(({ id, price, expiration, score_tenths }) => ({
      listingId: id,
      price,
      expiration,
      scoreTenths: score_tenths,
    })),
    reasons: first ? placeReasons(compared({ ...priced, ...context }), compared(first)) : [],
  };
}
