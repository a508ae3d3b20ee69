import type {
  CampaignProduct,
  CampaignResult,
  SellerCampaign,
  SellerCampaignDetail,
} from '@havan/contract/campaigns/seller-campaigns';
import { campaignUnitPrice } from '@havan/domain/campaign-price';
import { campaignRule } from '@havan/domain/campaign-terms';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { CampaignProductRow, ResultColumns, SellerCampaignRow } from './seller-campaigns.sql.ts';

const dayMs = 86_400_000;

const presentResult = (row: ResultColumns): CampaignResult => ({
  orders: row.orders,
  companies: row.companies,
  units: row.units,
  income: row.income,
  discount: row.discount,
  bonusUnits: row.bonus_units,
});

/** Returns a campaign with what it sold until a moment. */
export function presentSellerCampaign(row: SellerCampaignRow, now: Date): SellerCampaign {
  const ranMs = Math.min(row.ends_at.getTime(), now.getTime()) - row.starts_at.getTime();
  const hasBegun = ranMs > 0 && (row.state === 'running' || row.state === 'ended');
  return {
    campaignId: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    state: row.state,
    rule: campaignRule(row),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isStopping: row.stopped_at !== null && row.state === 'running',
    pausedUntil: row.paused_end?.toISOString() ?? null,
    pauseReason: row.pause_reason,
    listings: row.listings,
    unitLimit: row.unit_limit,
    unitsLeft: row.units_left,
    companyLimit: row.company_limit,
    result: presentResult(row),
    baseline: hasBegun ? { units: row.base_units, income: row.base_income, days: ranMs / dayMs } : null,
    version: row.version,
  };
}

/** Returns a campaign with everything that its editor shows. */
export const presentCampaignDetail = (
  row: SellerCampaignRow,
  listingIds: readonly number[],
  now: Date,
): SellerCampaignDetail => ({
  campaign: presentSellerCampaign(row, now),
  description: row.description,
  steps: [...row.steps],
  bonus: row.bonus,
  listingIds: [...listingIds],
});

/** Returns a listing in a campaign, with its price at the least quantity that the campaign requires. */
export const presentCampaignProduct = (row: CampaignProductRow): CampaignProduct => ({
  listingId: row.listing_id,
  productId: row.product_id,
  productName: row.product_name,
  barcode: row.barcode,
  productImageUrl: productPictureUrl(row.product_id),
  expiration: row.expiration,
  stock: row.stock,
  campaignId: row.campaign_id,
  campaignTitle: row.campaign_title,
  campaignState: row.campaign_state,
  rule: campaignRule(row),
  endsAt: row.ends_at.toISOString(),
  price: row.price,
  campaignPrice: campaignUnitPrice(
    row.price,
    Math.max(row.min_quantity, row.steps[0]?.fromQuantity ?? 1),
    row.steps,
  ),
  result: presentResult(row),
});
