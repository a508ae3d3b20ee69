import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  findCampaignProducts,
  simulateCampaign,
  SimulatedListing,
} from '@havan/contract/campaigns/campaign-simulation';
import { campaignForecast, type ForecastTerms } from '@havan/domain/campaign-forecast';
import { campaignListingsMax, campaignProblems, type CampaignTerms } from '@havan/domain/campaign-terms';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { priorPrices } from '../../catalogue/price-history/prior-prices.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import { idsOfFilter } from '../../listings/bulk/bulk.service.ts';
import { onlyListable, productsOfBarcodes } from '../../listings/permission/permission.service.ts';
import { freightOf, listingMarkets } from '../../listings/prices/market.service.ts';
import { riskyListingIds } from '../../listings/radar/radar.service.ts';
import { presentSimulated } from './simulation.presenter.ts';
import * as sql from './simulation.sql.ts';

const dayMs = 86_400_000;
const unknownMax = 100;

/**
 * Returns the listings of the company that a choice selects, as far as they can be bought now and the company may sell
 * their products.
 *
 * @throws AppError `forbidden` as `simulate`
 */
export async function findProducts(
  ctx: Context,
  actor: Actor,
  { target }: ParsedRequestOf<typeof findCampaignProducts>,
): Promise<ResultOf<typeof findCampaignProducts>> {
  await requireNewPanel(ctx, actor);
  if (target.by === 'barcodes') return findByBarcodes(ctx, actor, target.barcodes);
  const chosen =
    target.by === 'risk'
      ? await riskyListingIds(ctx, actor, campaignListingsMax)
      : await idsOfFilter(ctx, actor, { view: 'active', ...target.filter });
  const ids = await onlyListable(ctx, actor, chosen);
  return { listingIds: ids.slice(0, campaignListingsMax), total: ids.length, unknownBarcodes: [] };
}

async function findByBarcodes(
  ctx: Context,
  actor: Actor,
  barcodes: readonly string[],
): Promise<ResultOf<typeof findCampaignProducts>> {
  const asked = [...new Set(barcodes.map((barcode) => barcode.trim()).filter((barcode) => barcode !== ''))];
  const found = await productsOfBarcodes(ctx, asked);
  const productOf = (barcode: string): number | null => {
    const product = found.get(barcode);
    return product === undefined || product === 'medicine' ? null : product.id;
  };
  const products = asked.flatMap((barcode) => productOf(barcode) ?? []);
  const today = istanbulIsoDay(ctx.clock.now());
  const offered = await sql.findListingsOfProducts(ctx.db, actor.companyId, products, today);
  const listable = new Set(
    await onlyListable(
      ctx,
      actor,
      offered.map(({ id }) => id),
    ),
  );
  const rows = offered.filter(({ id }) => listable.has(id));
  const listed = new Set(rows.map(({ product_id }) => product_id));
  const unknown = asked.filter((barcode) => {
    const product = productOf(barcode);
    return product === null || !listed.has(product);
  });
  return {
    listingIds: rows.slice(0, campaignListingsMax).map(({ id }) => id),
    total: rows.length,
    unknownBarcodes: unknown.slice(0, unknownMax),
  };
}

/**
 * Computes the effect of a campaign on listings of the company; nothing is written.
 *
 * @throws AppError `forbidden` while the flag `newCampaignPanel` is off, `invalidRequest` for invalid terms
 */
export async function simulate(
  ctx: Context,
  actor: Actor,
  { startsAt, endsAt, campaignId, listingIds, ...offer }: ParsedRequestOf<typeof simulateCampaign>,
): Promise<ResultOf<typeof simulateCampaign>> {
  await requireNewPanel(ctx, actor);
  const period = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const untitled = { ...offer, ...period, title: 'Kampanya', unitLimit: null, companyLimit: null };
  const [problem] = campaignProblems(untitled);
  if (problem)
    throw new AppError('invalidRequest', {
      message: problem.sentence,
      errors: [{ code: 'campaign', message: problem.sentence, path: problem.field }],
    });
  return {
    listings: await forecastListings(ctx, actor, { ...untitled, id: campaignId ?? null }, listingIds),
  };
}

/** Forecasts of a campaign on listings of the company; foreign and deleted ones are left out. */
export async function forecastListings(
  ctx: Context,
  { companyId }: Actor,
  terms: Pick<CampaignTerms, 'steps' | 'bonus' | 'startsAt' | 'endsAt'> & { readonly id: number | null },
  listingIds: readonly number[],
): Promise<SimulatedListing[]> {
  const { startsAt, endsAt, steps, bonus } = terms;
  const now = ctx.clock.now();
  const rows = await sql.findSimulated(ctx.db, companyId, listingIds, istanbulIsoDay(now));
  const ids = rows.map(({ listing_id }) => listing_id);
  const [markets, overlaps, lowest] = await Promise.all([
    listingMarkets(ctx, ids),
    sql.findOverlaps(ctx.db, { sellerId: companyId, listingIds: ids, startsAt, endsAt, except: terms.id }),
    priorPrices(ctx.db, companyId, rows, now),
  ]);
  const marketOf = new Map(markets.map((each) => [each.listing.id, each]));
  const overlapsOf = Map.groupBy(overlaps, ({ listing_id }) => listing_id);
  const forecastTerms: ForecastTerms = {
    steps,
    bonus,
    days: (endsAt.getTime() - startsAt.getTime()) / dayMs,
  };
  const lastDay = istanbulIsoDay(endsAt);
  return rows.flatMap((row) => {
    const found = marketOf.get(row.listing_id);
    if (!found) return [];
    const { listing, market } = found;
    const forecast = campaignForecast(
      {
        price: listing.price,
        stock: listing.stock,
        minQuantity: row.min_quantity,
        cost: listing.cost,
        freight: freightOf(listing),
        commissionBasisPoints: listing.commission_bp,
        lowest: lowest.get(row.listing_id) ?? null,
        isOnSale: row.is_on_sale,
        expiresBefore: listing.expiration !== null && listing.expiration < lastDay,
        market,
        others: (overlapsOf.get(row.listing_id) ?? []).map((other) => ({
          title: other.title,
          isOfMarket: other.is_of_market,
          steps: other.steps,
          bonus: other.bonus,
        })),
      },
      forecastTerms,
    );
    return presentSimulated(row, listing, lowest.get(row.listing_id) ?? null, forecast);
  });
}

/** Requires the flag `newCampaignPanel`, to which the simulation belongs (specification §6). */
async function requireNewPanel(ctx: Context, { userId }: Actor): Promise<void> {
  const rules = await accessRulesFor(ctx.db, userId);
  if (!rules.isOn('newCampaignPanel')) throw new AppError('forbidden');
}
