import { sortOptions } from '@havan/domain/sort';
import type { MarketView } from '../index/market-view.ts';
import type { Habits } from './home.sql.ts';
import { dayNumber } from '../lists/offer-filter.ts';

interface Taste {
  /** The market and the current day, `YYYY-MM-DD`. */
  readonly market: MarketView;
  readonly today: string;
}

/**
 * Returns the best selling products of a category, or of all when it is null, with an offer today, at most `limit`,
 * without those in `except`.
 */
export function bestOfCategory(
  { market, today }: Taste,
  categoryId: number | null,
  limit: number,
  except: ReadonlySet<number> = new Set(),
): number[] {
  const { rows } = market.list({
    ...(categoryId !== null && { categoryId }),
    offers: { expiresFrom: dayNumber(today) },
    mustBeOffered: true,
    sort: sortOptions.bestSeller,
    after: null,
    limit: limit + except.size,
    withFacets: false,
  });
  return rows
    .map(({ id }) => id)
    .filter((id) => !except.has(id))
    .slice(0, limit);
}

/**
 * Returns the best sellers of the categories that a pharmacy buys from and visits, without products that it
 * has bought.
 */
export function recommendedProducts(
  taste: Taste,
  { categoryIds, bought }: Habits,
  visited: readonly number[],
  limit: number,
): number[] {
  const looked = visited.flatMap((id) => categoryOf(taste.market, id) ?? []);
  const categories = [...new Set([...categoryIds, ...looked])].slice(0, 4);
  const except = new Set([...bought, ...visited]);
  const each = categories.map((id) => bestOfCategory(taste, id, limit, except));
  return interleaved(each).slice(0, limit);
}

/** Returns the visited products, filled up with best sellers of their categories when there are few. */
export function visitedAndSimilar(taste: Taste, visited: readonly number[], least: number): number[] {
  const categories = [...new Set(visited.flatMap((id) => categoryOf(taste.market, id) ?? []))];
  const except = new Set(visited);
  const similar = interleaved(categories.map((id) => bestOfCategory(taste, id, least, except)));
  return visited.length === 0 ? [] : [...visited, ...similar.slice(0, Math.max(0, least - visited.length))];
}

function categoryOf(market: MarketView, productId: number): number | undefined {
  const position = market.positionOf(productId);
  if (position === undefined) return undefined;
  return market.parts.categories.at(market.parts.products.categories[position] ?? 0)?.id;
}

/** Interleaves lists: the first of each, then the second of each, without duplicates. */
function interleaved(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [
    ...new Set(Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat()),
  ];
}
