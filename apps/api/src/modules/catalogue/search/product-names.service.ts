import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import type { NamedHits } from '../index-port/catalogue-index-port.ts';

/** Returns the products of written names, found as the header search does, one result for each name. */
export async function productsNamed(
  { caches, clock }: Context,
  names: readonly string[],
): Promise<readonly NamedHits[]> {
  return names.length === 0 ? [] : catalogueOf({ caches }).index.named(clock.now(), names);
}
