import type { ResultOf } from '@havan/contract/call';
import type { getListingFilters } from '@havan/contract/listings/listing-desk';
import type { Actor, Context } from '../../../core/context.ts';
import * as sql from './listing-filters.sql.ts';

/** Returns the filters of the company's listings and the value of their stock. */
export async function listingFilters(
  ctx: Context,
  { companyId }: Actor,
): Promise<ResultOf<typeof getListingFilters>> {
  const [brands, categories, stockValue] = await Promise.all([
    sql.findOwnBrands(ctx.db, companyId),
    sql.findOwnCategories(ctx.db, companyId),
    sql.stockValueOf(ctx.db, companyId),
  ]);
  return {
    brands: brands.map(({ id, name, count }) => ({ brandId: id, brandName: name, count })),
    categories: categories.map(({ id, name, count }) => ({ categoryId: id, categoryName: name, count })),
    stockValue,
  };
}
