import type { createSearchEvent, getSearchAdvert, headerSearchClick } from '@havan/contract/search';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { Actor, Context } from '../../context.ts';
import { findAdvert, insertAction, insertClick } from './search.sql.ts';

/** Keeps which hit was opened; an id that no search gave is kept as well and means nothing. */
export async function recordClick(
  { db, clock }: Context,
  actor: Actor,
  { queryId, index, id, position }: ParsedRequestOf<typeof headerSearchClick>,
): Promise<void> {
  await insertClick(db, { queryId, userId: actor.userId, index, hitId: id, position, at: clock.now() });
}

/** Keeps what was done with a result. */
export async function recordAction(
  { db, clock }: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof createSearchEvent>,
): Promise<void> {
  await insertAction(db, { ...request, userId: actor.userId, at: clock.now() });
}

/** The advert that runs at this moment, the newest of several. */
export async function searchAdvert({ db, clock }: Context): Promise<ResultOf<typeof getSearchAdvert>> {
  const row = await findAdvert(db, clock.now());
  return row ? { advertText: row.advert_text, href: row.href } : null;
}
