import type { Db } from '../../../../core/db/database.ts';
import { chosenBytes, type PricingCampaignRow } from '../../campaigns/running-campaigns.sql.ts';
import { CampaignCoverage, type CampaignRule } from '../../index/campaign-coverage.ts';
import type { CatalogueIndex } from '../../index/catalogue-index.ts';
import type { CategoryIndex } from '../../index/category-index.ts';
import { type Changes, productsOfSellers, type SellerRow } from '../../index/search-index.sql.ts';
import type { ProductColumns } from '../../index/product-columns.ts';
import type { TimedCoverage } from './offer-document.ts';

/** The data of documents besides the offers. */
export interface Known {
  readonly market: CatalogueIndex;
  readonly products: ProductColumns;
  readonly categories: CategoryIndex;
  readonly sellerRows: readonly SellerRow[];
  readonly sellers: ReadonlyMap<number, SellerRow>;
  readonly campaigns: readonly PricingCampaignRow[];
  /** JSON list of the ids of campaigns without units left. */
  readonly usedUp: string;
  /** Null until `timedCoverage` needs it. */
  coverage: TimedCoverage | null;
}

/** Returns the current data of the market; parts that did not change are those of `former`. */
export function knownOf(
  market: CatalogueIndex,
  campaigns: readonly PricingCampaignRow[],
  usedUpIds: readonly number[],
  former: Known | null,
): Known {
  const { products, categories, sellers: sellerRows } = market.parts;
  const usedUp = JSON.stringify(usedUpIds);
  const isSame = former?.products === products && former.campaigns === campaigns && former.usedUp === usedUp;
  return {
    market,
    products,
    categories,
    sellerRows,
    sellers:
      former?.sellerRows === sellerRows ? former.sellers : new Map(sellerRows.map((row) => [row.id, row])),
    campaigns,
    usedUp,
    coverage: isSame ? former.coverage : null,
  };
}

/** Returns the campaigns of documents with their times; a campaign without units left covers nothing. */
export function timedCoverage(known: Known): TimedCoverage {
  if (known.coverage) return known.coverage;
  const times = new Map<CampaignRule, PricingCampaignRow>();
  const scopes = known.market.scopesOf(atWork(known), (rule, campaign) => times.set(rule, campaign));
  const cover = new CampaignCoverage(scopes);
  known.coverage = { cover, timesOf: (rule) => times.get(rule) ?? { starts: 0, ends: 0 } };
  return known.coverage;
}

const atWork = ({ campaigns, usedUp }: Known): readonly PricingCampaignRow[] => {
  const gone = new Set(JSON.parse(usedUp) as readonly number[]);
  return campaigns.filter(({ id }) => !gone.has(id));
};

/**
 * Returns the ids of products whose documents would differ, possibly repeated. Without `former`, when another process
 * wrote the documents, only those of changed offers and sellers are known.
 */
export async function changedProducts(
  db: Db,
  market: CatalogueIndex,
  {
    former,
    known,
    changes,
  }: { readonly former: Known | null; readonly known: Known; readonly changes: Changes },
): Promise<readonly number[]> {
  // Taken as they were read, without comparing the market: it may contain a change already that only the next read
  // reports.
  const sellerIds = new Set(changes.seller_ids);
  const found: number[] = [...changes.product_ids];
  if (former) {
    for (const campaign of changedCampaigns(former, known)) {
      const { seller_id: sellerId, chosen } = campaign;
      if (chosen) found.push(...productsIn(chosen));
      else if (sellerId === null) found.push(...productsOfCategory(market, campaign.category_id));
      else sellerIds.add(sellerId);
    }
    if (former.products !== known.products) found.push(...movedProducts(former, known));
  }
  return [...found, ...(await productsOfSellers(db, [...sellerIds]))];
}

/** Returns the campaigns that were added, removed or changed. */
function changedCampaigns(former: Known, known: Known): PricingCampaignRow[] {
  if (former.campaigns === known.campaigns && former.usedUp === known.usedUp) return [];
  const keyed = (of: Known) => new Map(atWork(of).map((row) => [keyOf(row), row]));
  const [before, now] = [keyed(former), keyed(known)];
  return [
    ...[...before].filter(([key]) => !now.has(key)),
    ...[...now].filter(([key]) => !before.has(key)),
  ].map(([, row]) => row);
}

const keyOf = ({ chosen, ...row }: PricingCampaignRow): string =>
  `${JSON.stringify(row)} ${chosen?.toString('base64') ?? ''}`;

/** Returns the products of the chosen listings; each entry is a pair of a listing and its product. */
const productsIn = (chosen: Buffer): number[] =>
  Array.from({ length: chosen.length / chosenBytes }, (_, i) => chosen.readInt32BE(i * chosenBytes + 4));

function productsOfCategory({ parts, size }: CatalogueIndex, categoryId: number | null): Uint32Array {
  const { categories, products } = parts;
  if (categoryId === null) return products.ids;
  const { from, to } = categories.rangeOf(categoryId);
  return products.ids.subarray(products.starts[from] ?? 0, products.starts[to] ?? size);
}

/** Returns the products that were added, removed, or have another brand, category or retail price. */
function movedProducts(former: Known, known: Known): number[] {
  const [before, now] = [signatures(former), signatures(known)];
  return [
    ...[...before.keys()].filter((id) => !now.has(id)),
    ...[...now].filter(([id, signature]) => before.get(id) !== signature).map(([id]) => id),
  ];
}

function signatures({ market, products, categories }: Known): Map<number, string> {
  const found = new Map<number, string>();
  for (const [position, id] of products.ids.entries()) {
    const place = categories.pathOf(products.categories[position] ?? 0).join('/');
    found.set(id, `${market.brandOf(position)?.id} ${place} ${products.psf[position]}`);
  }
  return found;
}
