import type { Facets } from '@havan/contract/catalogue/catalogue';
import type { ListScope, Page, PageQuestion, UnknownPlace } from '../index-port/catalogue-index-port.ts';
import { productOffers } from '../index-port/product-offers.ts';
import type { MarketView } from '../index/market-view.ts';
import type { ListFacets } from '../index/list/list-products.ts';
import { productsFor } from '../search/products-for.ts';
import { pathTo } from './category-tree.ts';
import { presentFacets } from './facets.presenter.ts';
import { questionOf } from './offer-filter.ts';

/** Presented facets by those of a cached answer, which do not change. */
export type PresentedFacets = WeakMap<ListFacets, Facets>;

/** Returns a page of a list; the first page with the facets of the whole list. */
export function listPage(
  market: MarketView,
  asked: PageQuestion,
  presented: PresentedFacets,
): Page | UnknownPlace {
  const unknown = unknownIn(market, asked);
  if (unknown) return { unknown };
  const { keyword, scope, categoryId, brandIds, filter, sort, after, pageSize } = asked;
  const question = questionOf(filter);
  const found = keyword && productsFor(market, keyword, question);
  const among = scope ? positionsWithin(market, scope, found) : found;
  const answer = market.list({
    ...(among && { among }),
    ...(categoryId !== null && { categoryId }),
    ...(brandIds && { brandIds }),
    offers: question,
    mustBeOffered: asked.mustBeOffered,
    sort,
    after,
    asOf: after?.asOf,
    limit: pageSize + 1,
    withFacets: after === null,
  });
  const page = answer.rows.slice(0, pageSize);
  const facetsOf = (facets: ListFacets): Facets => {
    const known =
      presented.get(facets) ??
      presentFacets(market, facets, {
        categoryId,
        brandIds: brandIds ?? [],
        cityIds: filter.cityIds ?? [],
      });
    presented.set(facets, known);
    return known;
  };
  return {
    unknown: null,
    offers: productOffers(market, { productIds: page.map(({ id }) => id), filter }),
    end: answer.rows.length > pageSize ? (page.at(-1) ?? null) : null,
    asOf: answer.asOf,
    total: answer.total,
    title: titleOf(market, asked),
    breadcrumb: pathTo(market.parts.categories.rows, categoryId ?? 0).map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
    })),
    facets: answer.facets && facetsOf(answer.facets),
  };
}

/** Returns the kind of the first thing that the request names and the market does not have; null when all exist. */
function unknownIn(
  { parts }: MarketView,
  { categoryId, brandIds, sellerId, filter: { cityIds } }: PageQuestion,
): UnknownPlace['unknown'] | null {
  const hasSome = (rows: readonly { readonly id: number }[], ids: readonly number[]): boolean =>
    rows.some(({ id }) => ids.includes(id));
  if (categoryId !== null && !parts.categories.row(categoryId)) return 'category';
  if (sellerId !== undefined && !hasSome(parts.sellers, [sellerId])) return 'seller';
  if (brandIds && !hasSome(parts.brands, brandIds)) return 'brand';
  return cityIds && !hasSome(parts.cities, cityIds) ? 'city' : null;
}

function titleOf({ parts }: MarketView, { sellerId, categoryId, brandIds }: PageQuestion): string | null {
  const named = (rows: readonly { id: number; name: string }[], id: number): string | null =>
    rows.find((row) => row.id === id)?.name ?? null;
  if (sellerId !== undefined) return named(parts.sellers, sellerId);
  if (categoryId !== null) return parts.categories.row(categoryId)?.name ?? null;
  const [brandId, ...others] = brandIds ?? [];
  return brandId === undefined || others.length > 0 ? null : named(parts.brands, brandId);
}

/**
 * Returns the positions of a scope's products, restricted to the search hits in their order where there are any; null
 * for the whole market.
 */
function positionsWithin(
  market: MarketView,
  { categoryId, productIds }: ListScope,
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
