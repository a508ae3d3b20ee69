import type { Facets } from '@havan/contract/catalogue/catalogue';
import { blueTickTypes, companyTypes } from '@havan/domain/company';
import { compareTr } from '@havan/domain/turkish-text';
import type { ListFacets } from '../index/list/list-products.ts';
import type { MarketView } from '../index/market-view.ts';

/** Facets show the largest brands; the rest are found by searching. */
const mostBrands = 60;

interface Chosen {
  readonly categoryId: number | null;
  readonly brandIds: readonly number[];
  readonly cityIds: readonly number[];
}

export function presentFacets(market: MarketView, facets: ListFacets, chosen: Chosen): Facets {
  const { bySellerType, byBadge, byCity, byFact, price } = facets.offers;
  return {
    categories: categoriesOf(market, facets, chosen.categoryId),
    brands: brandsOf(market, facets, new Set(chosen.brandIds)),
    sellerTypes: companyTypes
      .map((companyType) => ({ companyType, count: bySellerType.get(companyType) ?? 0 }))
      .filter(({ count }) => count > 0),
    badges: [blueTickTypes.official, blueTickTypes.authorised]
      .map((blueTickType) => ({ blueTickType, count: byBadge.get(blueTickType) ?? 0 }))
      .filter(({ count }) => count > 0),
    cities: market.parts.cities
      .map(({ id, name }) => ({ cityId: id, cityName: name, count: byCity.get(id) ?? 0 }))
      .filter(({ cityId, count }) => count > 0 || chosen.cityIds.includes(cityId))
      .sort((a, b) => b.count - a.count || compareTr(a.cityName, b.cityName)),
    highScore: byFact.highScore,
    longExpiry: byFact.longExpiry,
    discounted: byFact.discounted,
    campaign: byFact.campaign,
    freeShipping: byFact.shipsFree,
    inStock: facets.inStock,
    price,
  };
}

function categoriesOf(
  { parts: { categories } }: MarketView,
  { byCategory }: ListFacets,
  categoryId: number | null,
): Facets['categories'] {
  const countOf = (id: number): number => {
    const { from, to } = categories.rangeOf(id);
    return byCategory.subarray(from, to).reduce((sum, count) => sum + count, 0);
  };
  return categories
    .choicesOf(categoryId)
    .rows.map(({ id, name }) => ({ categoryId: id, categoryName: name, count: countOf(id) }))
    .filter((row) => row.count > 0 || row.categoryId === categoryId);
}

function brandsOf(
  market: MarketView,
  { byBrand }: ListFacets,
  chosen: ReadonlySet<number>,
): Facets['brands'] {
  const counted: { brandId: number; brandName: string; count: number }[] = [];
  const { brands } = market.parts;
  // Thousands of brands, of which a list has some: only those are looked at.
  for (let number = 0; number < brands.length; number++) {
    const count = byBrand[number] ?? 0;
    if (count === 0 && chosen.size === 0) continue;
    const brand = brands[number];
    if (brand && (count > 0 || chosen.has(brand.id)))
      counted.push({ brandId: brand.id, brandName: brand.name, count });
  }
  return counted
    .sort((a, b) => b.count - a.count || a.brandId - b.brandId)
    .filter(({ brandId }, place) => place < mostBrands || chosen.has(brandId))
    .sort((a, b) => b.count - a.count || compareTr(a.brandName, b.brandName));
}
