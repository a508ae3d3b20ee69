import { randomUUID } from 'node:crypto';
import type { searchByKeyword } from '@havan/contract/catalogue/search';
import type { ResultOf } from '@havan/contract/call';
import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { readKeyword } from './keyword.ts';

/** Returns products, medicines, sellers and brands for a keyword (specification §3, §9). */
export async function search(
  { caches, clock }: Context,
  text: string,
): Promise<ResultOf<typeof searchByKeyword>> {
  const hits = await catalogueOf({ caches }).index.search(clock.now(), readKeyword(text));
  return { searchId: randomUUID(), parameters: [{ queryId: randomUUID() }], ...hits };
}
