import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import type { ListScope } from '../index-port/catalogue-index-port.ts';
import { type CampaignScopeRow, findCampaignScope, findDayScope } from '../campaigns/campaign-pages.sql.ts';
import type { OfferFilter } from './offer.sql.ts';

/** The scope of a list of one campaign or special day. */
interface CampaignScope extends ListScope {
  readonly title: string | null;
  readonly offers: Pick<OfferFilter, 'sellerId' | 'onlyListings' | 'campaign'>;
}

/** The scope of a list without a campaign. */
export const noScope: CampaignScope = { title: null, offers: {}, categoryId: null, productIds: null };

interface Asked {
  readonly campaignCode?: string | undefined;
  readonly specialDayId?: number | undefined;
  readonly sellerId?: number | undefined;
}

/**
 * Returns the scope of the campaign or special day that a list names.
 *
 * @throws AppError `notFound` for one that does not run, `forbidden` for a campaign within the list of a seller while
 * the flag `sellerListingCampaignFilters` is off
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
