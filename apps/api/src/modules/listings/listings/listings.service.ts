import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getListableProduct as getListableProductCall,
  getListing as getListingCall,
  getListingStateCounts,
  getUserListings,
  listingFilter,
  ListingSort,
} from '@havan/contract/listings/listings';
import { addMonths, formatIsoDay, istanbulDayOf, istanbulIsoDay } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import { permissionRefusals } from '@havan/domain/product-permission';
import { productPictureUrl } from '@havan/domain/product-picture';
import { foldForSearch } from '@havan/domain/turkish-text';
import type { InferOutput } from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { productOfBarcode, refusalOf, tradingCompanyOf } from '../permission/permission.service.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import { findListingEvents } from './listing-history.sql.ts';
import { presentEvent, presentListing } from './listings.presenter.ts';
import * as sql from './listings.sql.ts';

const defaultPageSize = 50;
const defaultSort: ListingSort = '-updated';

/** Converts a request into the filter of the statements. */
export function filterOf(
  ctx: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  request: InferOutput<typeof listingFilter>,
): sql.ListingFilter {
  const today = istanbulDayOf(ctx.clock.now());
  return {
    sellerId: companyId,
    view: request.view ?? null,
    text: request.q ? foldForSearch(request.q) : null,
    brandId: request.brandId ?? null,
    categoryId: request.categoryId ?? null,
    stockAtMost: request.stockAtMost ?? null,
    expiresFrom: request.expiresFrom ?? null,
    expiresTo: request.expiresTo ?? null,
    campaign: request.campaign ?? null,
    today: formatIsoDay(today),
    closeBefore: formatIsoDay(addMonths(today, expiryCloseMonths)),
  };
}

/** Requires the flag of the filter by campaign. @throws AppError `forbidden` while it is off (specification §6) */
export async function requireFilterAllowed(
  ctx: Context,
  { userId }: Pick<Actor, 'userId'>,
  { campaign }: Pick<InferOutput<typeof listingFilter>, 'campaign'>,
): Promise<void> {
  if (campaign === undefined) return;
  const rules = await accessRulesFor(ctx.db, userId);
  if (!rules.isOn('sellerListingCampaignFilters')) throw new AppError('forbidden');
}

/**
 * Returns listings of the company, a page at a time. @throws AppError `invalidRequest` for a cursor of
 * another sort
 */
export async function listListings(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof getUserListings>,
): Promise<ResultOf<typeof getUserListings>> {
  const limit = request.pageSize ?? defaultPageSize;
  const sort = request.sort ?? defaultSort;
  await requireFilterAllowed(ctx, actor, request);
  const now = ctx.clock.now();
  const filter = filterOf(ctx, actor, request);
  const after = request.cursor === undefined ? null : decode(sort, request.cursor);
  // Statements of a packet keep their plans: planning takes longer than reading the page.
  const [{ places, total }, rows] = await pipeline(ctx.db, [
    (one) => sql.findListingPage(one, filter, { sort, after, limit }),
    (one) => sql.findPagedListings(one, actor.companyId, filter.today),
  ]);
  const last = places[limit - 1];
  return {
    items: rows.map((row) => presentListing(row, now)),
    nextCursor: places.length > limit && last ? encode(sort, { key: last.sort_key, id: last.id }) : null,
    total,
  };
}

function encode(sort: ListingSort, { key, id }: sql.ListingPosition): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Only the shape is checked: a forged position shows other rows of the caller's own listings. */
function decode(sort: ListingSort, cursor: string): sql.ListingPosition {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(read)) throw invalidCursor();
    const [of, key, id] = read as unknown[];
    if (of !== sort || typeof key !== 'string' || !Number.isSafeInteger(id) || !isKeyOf(sort, key))
      throw invalidCursor();
    return { key, id: Number(id) };
  } catch {
    throw invalidCursor();
  }
}

/** Returns whether the text is a valid key of that sort. */
function isKeyOf(sort: ListingSort, key: string): boolean {
  const by = sql.sortKeyOf(sort);
  if (by === 'name') return !key.includes('\u0000');
  if (by === 'updated') return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/.test(key);
  if (by === 'expiration') return /^(?:infinity|\d{4}-\d\d-\d\d)$/.test(key);
  return /^\d{1,15}$/.test(key);
}

/** Returns the number of listings in each tab. */
export const listingCounts = (ctx: Context, actor: Actor): Promise<ResultOf<typeof getListingStateCounts>> =>
  sql.countStates(ctx.db, filterOf(ctx, actor, {}));

/** Returns one listing of the company with its last hundred changes. @throws AppError `recordNotFound` */
export async function getListing(
  ctx: Context,
  { companyId }: Actor,
  { listingId }: ParsedRequestOf<typeof getListingCall>,
): Promise<ResultOf<typeof getListingCall>> {
  const now = ctx.clock.now();
  const [[row], events] = await pipeline(ctx.db, [
    (one) => sql.findListingsById(one, companyId, [listingId], istanbulIsoDay(now)),
    (one) => findListingEvents(one, listingId),
  ]);
  if (!row) throw new AppError('recordNotFound');
  return { listing: presentListing(row, now), history: events.map(presentEvent) };
}

/**
 * Returns the product of a barcode with the company's own listings and the market; `product` is null for an
 * unknown barcode.
 */
export async function findListableProduct(
  ctx: Context,
  actor: Actor,
  { barcode }: ParsedRequestOf<typeof getListableProductCall>,
): Promise<ResultOf<typeof getListableProductCall>> {
  const now = ctx.clock.now();
  const product = await productOfBarcode(ctx, barcode.trim());
  if (product === 'medicine')
    throw new AppError('productNotPermitted', { message: permissionRefusals.medicine.sentence });
  if (!product) return { product: null };
  const [company, own, market] = await Promise.all([
    tradingCompanyOf(ctx, actor),
    sql.findListingsOfProduct(ctx.db, actor.companyId, product.id, istanbulIsoDay(now)),
    sql.marketOf(ctx.db, product.id, { sellerId: actor.companyId, today: istanbulIsoDay(now) }),
  ]);
  const { id, name, brand_name, barcode: code, psf, vat_rate } = product;
  return {
    product: {
      productId: id,
      productName: name,
      brandName: brand_name,
      barcode: code,
      productImageUrl: productPictureUrl(id),
      psf,
      vatRate: vat_rate,
      refusal: refusalOf(product, company, 'list'),
      ownListings: own.map((row) => presentListing(row, now)),
      cheapest: market.cheapest,
      offers: market.offers,
      otherPrices: [...market.other_prices],
    },
  };
}
