import type { CampaignBonus, CampaignOffer, PriceBreak } from '@havan/domain/campaign-price';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { lowestPriceDays } from '@havan/domain/price-history';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import {
  findRemaining,
  type ProductFactsRow,
  type SellerFactsRow,
} from '../catalogue-cache/catalogue-cache.sql.ts';
import { readProductNow, type OfferCells, type ProductNowRow } from './product-now.sql.ts';

/** An offer that can be bought now, with its seller and current campaigns. */
export interface OfferNow {
  readonly listing_id: number;
  readonly product_id: number;
  readonly category_ids: ProductFactsRow['category_ids'];
  readonly seller_id: number;
  readonly price: number;
  readonly discount_price: number;
  readonly expiration: string | null;
  readonly stock: number;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly in_basket: number;
  readonly price_breaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
  readonly seller: SellerFactsRow;
  readonly campaigns: readonly CampaignOffer[];
}

export interface ProductNow extends Omit<ProductNowRow, 'offers' | 'changes' | 'snapshot'> {
  readonly facts: ProductFactsRow;
  /** The best first, by prices without campaigns. */
  readonly offers: readonly OfferNow[];
}

/**
 * Returns a product, or the one that it was merged into, with every offer that can be bought now: changing columns are
 * read in one statement, facts come from the cache (`CatalogueFacts`).
 *
 * @throws AppError `notFound` for an id that is no product on sale here
 */
export async function productNow(
  ctx: Pick<Context, 'db' | 'caches' | 'clock'>,
  actor: Pick<Actor, 'userId' | 'companyId'>,
  productId: number,
): Promise<ProductNow> {
  const { db, caches, clock } = ctx;
  const { userId, companyId } = actor;
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  // Today is one of the thirty days, as in the price history.
  const since = formatIsoDay(addDays(day, 1 - lowestPriceDays));
  const known = catalogueOf({ caches }).facts;
  const snapshot = await known.snapshot();
  const read = await readProductNow(db, { productId, userId, companyId, today, since, snapshot });
  if (read) known.invalidate(read.snapshot, read.changes);
  const facts = await known.product(productId);
  if (!read || !facts) {
    const remaining = await findRemaining(db, productId);
    if (remaining !== undefined) return productNow(ctx, actor, remaining);
    throw new AppError('notFound', { message: 'Ürün bulunamadı.' });
  }
  const cells = read.offers ?? [];
  const sellers = await known.sellers(cells.map(([, sellerId]) => sellerId));
  const offered = cells.flatMap((each) => offerOf(facts, each, sellers));
  const campaigns = await (await known.campaigns()).lookup(db, offered, { companyId, now });
  return {
    ...read,
    facts,
    offers: offered.map((offer) => ({ ...offer, campaigns: campaigns.of(offer) })),
  };
}

/** Returns an empty list for a banned seller. */
function offerOf(
  { id, category_ids }: ProductFactsRow,
  cells: OfferCells,
  sellers: ReadonlyMap<number, SellerFactsRow>,
): Omit<OfferNow, 'campaigns'>[] {
  const [listing_id, seller_id, price, discount_price, expiration, ...more] = cells;
  const [stock, min_quantity, max_quantity, pack_size, inBasket, price_breaks, bonus] = more;
  const seller = sellers.get(seller_id);
  if (!seller || seller.sales_ban) return [];
  return [
    {
      listing_id,
      product_id: id,
      category_ids,
      seller_id,
      price,
      discount_price,
      expiration,
      stock,
      min_quantity,
      max_quantity,
      pack_size,
      in_basket: inBasket ?? 0,
      price_breaks,
      bonus,
      seller,
    },
  ];
}
