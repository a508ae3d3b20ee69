import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import { type CampaignScopeRow, findCampaignScope, findDayScope } from '../campaigns/campaign-pages.sql.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { OfferFilter } from './offer.sql.ts';

/** The scope of a list of one campaign or special day. */
interface CampaignScope {
  readonly title: string | null;
  readonly offers: Pick<OfferFilter, 'sellerId' | 'onlyListings' | 'campaign'>;
  readonly categoryId: number | null;
  /** The products of its listings; null without chosen listings. */
  readonly productIds: readonly number[] | null;
}

/** The scope of a list without a campaign. */
export const noScope: CampaignScope = { title: null, offers: {}, categoryId: null, productIds: null };

interface Asked {
  readonly campaignCode?: string | undefined;
  readonly specialDayId?: number | undefined;
  readonly sellerId?: number | undefined;
}

/**
 * Returns the offers of the campaign or special day that a list names.
 *
 * @throws AppError `notFound` for one that does not run, `forbidden` for a campaign within the list of a seller while the
 * flag `sellerListingCampaignFilters` is off
 */
export async function campaignScope(ctx: Context, actor: Actor, asked: Asked): Promise<CampaignScope> {
  const { campaignCode, specialDayId, sellerId } = asked;
  if (campaignCode === undefined && specialDayId === undefined) return noScope;
  const now = ctx.clock.now();
  if (campaignCode !== undefined && sellerId !== undefined) {
    const rules = await accessRulesFor(ctx.db, actor.userId);
    if (!rules.isOn('sellerListingCampaignFilters')) throw new AppError('forbidden');
  }
  const row =
    campaignCode === undefined
      ? await findDayScope(ctx.db, specialDayId ?? 0, now)
      : await findCampaignScope(ctx.db, campaignCode, now);
  const isOther = sellerId !== undefined && row !== undefined && (row.seller_id ?? sellerId) !== sellerId;
  if (!row || isOther) throw new AppError('notFound', { message: 'Kampanya bulunamadı.' });
  return scopeOf(row);
}

const scopeOf = ({ title, seller_id, category_id, listings }: CampaignScopeRow): CampaignScope => ({
  title,
  offers: {
    campaign: true,
    ...(seller_id !== null && { sellerId: seller_id }),
    ...(listings && { onlyListings: listings.map(({ id }) => id) }),
  },
  categoryId: category_id,
  productIds: listings && [...new Set(listings.map(({ product_id }) => product_id))],
});

/** Returns the positions of a scope's products, restricted to search hits in their order; null for all. */
export function isWithin(
  market: CatalogueIndex,
  { categoryId, productIds }: CampaignScope,
  found: readonly number[] | null,
): readonly number[] | null {
  const { categories, products } = market.parts;
  const range = categoryId === null ? null : categories.rangeOf(categoryId);
  const isInCategory = (position: number): boolean => {
    const number = products.categories[position] ?? 0;
    return range === null || (number >= range.from && number < range.to);
  };
  if (productIds === null && range === null) return found;
  const named = productIds?.flatMap((id) => market.positionOf(id) ?? []);
  const within = named ?? positionsFrom(products.starts[range?.from ?? 0], products.starts[range?.to ?? 0]);
  if (!found) return within.filter(isInCategory);
  const isNamed = named && new Set(named);
  return found.filter((position) => isInCategory(position) && (isNamed?.has(position) ?? true));
}

const positionsFrom = (from = 0, to = 0): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
