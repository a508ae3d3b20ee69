import type { createSearchEvent, getSearchAdvert, headerSearchClick } from '@havan/contract/catalogue/search';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { Actor, Context } from '../../../core/context.ts';
import { findAdvert, insertAction, insertClick } from './search.sql.ts';

/** Stores which hit was opened; an unknown query id is stored as well and has no effect. */
export async function recordClick(
  { db, clock }: Context,
  actor: Actor,
  { queryId, index, id, position }: ParsedRequestOf<typeof headerSearchClick>,
): Promise<void> {
  await insertClick(db, { queryId, userId: actor.userId, index, hitId: id, position, at: clock.now() });
}

/** Stores an event on a result. */
export async function recordAction(
  { db, clock }: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof createSearchEvent>,
): Promise<void> {
  await insertAction(db, { ...request, userId: actor.userId, at: clock.now() });
}

/** Returns the running advert, the newest of several. */
export async function searchAdvert({ db, clock }: Context): Promise<ResultOf<typeof getSearchAdvert>> {
  const row = await findAdvert(db, clock.now());
  return row ? { advertText: row.advert_text, href: row.href } : null;
}
