import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import type { NamedHits } from '../index-port/catalogue-index-port.ts';

/** Finds the products of written names like the header search, one result a name. */
export async function productsNamed(
  { caches, clock }: Context,
  names: readonly string[],
): Promise<readonly NamedHits[]> {
  return names.length === 0 ? [] : catalogueOf({ caches }).index.named(clock.now(), names);
}
