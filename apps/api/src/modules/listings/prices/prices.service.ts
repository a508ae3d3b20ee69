import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getPriceSuggestion, getProductMarket } from '@havan/contract/listings/price-suggestion';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { marketDays } from '@havan/domain/price-market';
import { placeReasons } from '@havan/domain/price-place';
import { priceSuggestions, suggestionLabels } from '@havan/domain/price-suggestion';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { getListing } from '../listings/listings.service.ts';
import { freightOf, listingMarkets, marketsOf, monthsUntil } from './market.service.ts';
import { findPricedGoods } from './market.sql.ts';
import * as sql from './prices.sql.ts';

/** Number of offers in a market, and of past sales. */
const offersShown = 100;
const salesShown = 5;

const presentOffer = ({ id, price, expiration, score_tenths }: sql.CompetingOfferRow) => ({
  listingId: id,
  price,
  expiration,
  scoreTenths: score_tenths,
});

/**
 * Returns three prices for a listing of the company, the offers beside it and the reason for its position.
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
    freight: freightOf(priced),
    floor: market.floor,
    lowest: context.lowest,
    strength,
    basis,
    suggestions: suggestions.map((each) => ({
      ...each,
      label: suggestionLabels[each.kind],
      reasons: [...each.reasons],
    })),
    offers: offers.map(presentOffer),
    reasons: first ? placeReasons(compared({ ...priced, ...context }), compared(first)) : [],
  };
}

/**
 * Returns the market of a product before it is listed: prices of others, past sales, a price for the units
 * and the deductions from it.
 * @throws AppError `recordNotFound` for an unknown product
 */
export async function productMarket(
  ctx: Context,
  { companyId }: Actor,
  { productId, expiration: usable, stock = 1 }: ParsedRequestOf<typeof getProductMarket>,
): Promise<ResultOf<typeof getProductMarket>> {
  const now = ctx.clock.now();
  const of = { productId, sellerId: companyId, today: istanbulIsoDay(now) };
  const goods = await findPricedGoods(ctx.db, of, { expiration: usable ?? null, stock });
  if (!goods) throw new AppError('recordNotFound');
  const since = new Date(now.getTime() - marketDays * 86_400_000);
  const [[market], offers, context, sales] = await Promise.all([
    marketsOf(ctx, [goods]),
    sql.findCompetingOffers(ctx.db, of, offersShown),
    sql.findPriceContext(ctx.db, of),
    sql.findLastSales(ctx.db, productId, since, salesShown),
  ]);
  if (!market) throw new AppError('recordNotFound');
  const { basis, suggestions } = priceSuggestions(market);
  const balanced = suggestions.find(({ kind }) => kind === 'balanced');
  return {
    commissionBasisPoints: goods.commission_bp,
    shippingFee: goods.shipping_fee,
    freeShippingFrom: goods.free_shipping_from,
    shippingShare: goods.shipping_share,
    lowest: context.lowest,
    basis,
    suggestion: balanced ? { price: balanced.price, reasons: [...balanced.reasons] } : null,
    offers: offers.map(presentOffer),
    sales: sales.map(({ sold_at, ...sale }) => ({ ...sale, soldAt: sold_at.toISOString() })),
  };
}
