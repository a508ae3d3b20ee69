import type { headerSearchClick, searchByKeyword } from '@havan/contract/search';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { searchMaxBrands, searchMaxProducts, searchMaxSellers } from '@havan/domain/limits';
import { randomUUID } from 'node:crypto';
import type { Actor, Context } from '../../context.ts';
import { readKeyword, wordsOf } from './keyword.ts';
import { presentBrandHit, presentProductHit, presentRxHit, presentSellerHit } from './search.presenter.ts';
import {
  findBrandHits,
  findBrands,
  findProductHits,
  findRxHits,
  findSellerHits,
  findSellerNames,
  insertClick,
} from './search.sql.ts';

/** Products, medicines, sellers and brands for a keyword (specification §3, §9). */
export async function search(
  { db, clock }: Context,
  text: string,
): Promise<ResultOf<typeof searchByKeyword>> {
  const keyword = readKeyword(text);
  const today = formatIsoDay(istanbulDayOf(clock.now()));
  const [products, rxProducts, sellerIds, brandIds] = await Promise.all([
    findProductHits(db, keyword, today, searchMaxProducts),
    findRxHits(db, keyword, searchMaxProducts),
    findSellerNames(db).then((rows) => idsNamed(rows, keyword.words)),
    findBrands(db).then((rows) => idsNamed(rows, keyword.words)),
  ]);
  const [sellers, brands] = await Promise.all([
    findSellerHits(db, sellerIds, today, searchMaxSellers),
    findBrandHits(db, brandIds, today, searchMaxBrands),
  ]);
  return {
    searchId: randomUUID(),
    parameters: [{ queryId: randomUUID() }],
    products: products.map((row) => presentProductHit(row, keyword.words)),
    rxProducts: rxProducts.map(presentRxHit),
    sellers: sellers.map(presentSellerHit),
    brands: brands.map(presentBrandHit),
  };
}

/** Names in which every word begins a word. */
function idsNamed(rows: readonly { id: number; name: string }[], words: readonly string[]): number[] {
  if (words.length === 0) return [];
  return rows
    .filter(({ name }) => {
      const own = wordsOf(name);
      return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
    })
    .map(({ id }) => id);
}

/** Keeps which hit was opened; an id that no search gave is kept as well and means nothing. */
export async function recordClick(
  { db, clock }: Context,
  actor: Actor,
  { queryId, index, id, position }: ParsedRequestOf<typeof headerSearchClick>,
): Promise<void> {
  await insertClick(db, { queryId, userId: actor.userId, index, hitId: id, position, at: clock.now() });
}
