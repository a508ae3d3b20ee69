import type { CampaignSummary } from '@havan/contract/catalogue/campaign-pages';
import type { CampaignPageRow } from './campaign-pages.sql.ts';

export const presentCampaignSummary = (
  row: CampaignPageRow,
  productImageUrls: readonly string[],
): CampaignSummary => ({
  campaignCode: row.code,
  title: row.title,
  description: row.description,
  kind: row.kind,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  isOfMarket: row.seller_id === null,
  seller: row.seller_id === null ? null : { sellerId: row.seller_id, sellerUsername: row.seller_name ?? '' },
  category:
    row.category_id === null ? null : { categoryId: row.category_id, categoryName: row.category_name ?? '' },
  steps: [...row.steps],
  bonus: row.bonus,
  listingCount: row.listing_count,
  unitLimit: row.unit_limit,
  unitsLeft: row.units_left,
  companyLimit: row.company_limit,
  productImageUrls: [...productImageUrls],
});
