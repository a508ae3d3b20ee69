import type {
  actOnListings,
  findMarketListings,
  ListingSelection,
  previewListingAct,
} from '@havan/contract/backoffice/risk/market-listings';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { formatCount } from '@havan/domain/count';
import type { ListingState } from '@havan/domain/listing';
import { freeReasons, suspendReasons, suspensionSentence } from '@havan/domain/listing-suspension';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { extendAfterFreeing } from '../../listings/originality/originality-ruling.service.ts';
import { freeListings, suspendListings } from '../../listings/suspension/suspension.service.ts';
import { record } from '../audit/record.ts';
import { presentMarketListing } from './market-listings.presenter.ts';
import * as sql from './market-listings.sql.ts';

const defaultPageSize = 50;
/** Most listings that one action may change; a larger selection has to be narrowed. */
const mostListings = 50_000;

type Action = ParsedRequestOf<typeof actOnListings>['action'];

/** The states from which an action changes a listing. */
const changed = {
  suspend: ['active', 'passive'],
  free: ['suspended'],
} as const satisfies Record<Action, readonly ListingState[]>;

/**
 * Returns one page of the listings of all sellers. @throws AppError `invalidRequest` for a cursor of another
 * list
 */
export async function marketListings(
  { db }: Context,
  {
    search = '',
    state,
    sellerId,
    inStock = false,
    cursor,
    pageSize = defaultPageSize,
  }: ParsedRequestOf<typeof findMarketListings>,
): Promise<ResultOf<typeof findMarketListings>> {
  const list = ['marketListings', search, state ?? '', sellerId ?? 0, inStock] as const;
  const beforeId = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const rows = await sql.findMarketListings(
    db,
    { search, state: state ?? null, sellerId: sellerId ?? null, inStock },
    { beforeId, limit: pageSize + 1 },
  );
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentMarketListing),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/**
 * Returns the listings of a selection that an action changes; those frozen by a recall only its end frees. @throws AppError `invalidRequest` for more than one act
 * may change
 */
async function selected(db: Db, action: Action, selection: ListingSelection) {
  const rows =
    selection.by === 'ids'
      ? await sql.findStanding(db, selection.listingIds, changed[action])
      : await sql.findIdsOf(
          db,
          {
            search: selection.search,
            state: selection.state ?? null,
            sellerId: selection.sellerId ?? null,
            inStock: selection.inStock ?? false,
          },
          changed[action],
          mostListings + 1,
        );
  if (rows.length > mostListings)
    throw new AppError('invalidRequest', {
      message: `Bir işlemde en fazla ${formatCount(mostListings)} ilan değişir. Aramayı daraltın.`,
    });
  // Left out: if they were freed, the recall would freeze them again within seconds, and they would be on sale until
  // then.
  const movable = rows.filter((row) => !row.is_recalled);
  return {
    ids: movable.map(({ id }) => id),
    sellers: new Set(movable.map((row) => row.seller_id)).size,
    recalled: rows.length - movable.length,
  };
}

/** Returns how many listings of how many sellers an action would change, and how many stay frozen by a recall. */
export async function preview(
  { db }: Context,
  { action, selection }: ParsedRequestOf<typeof previewListingAct>,
): Promise<ResultOf<typeof previewListingAct>> {
  const { ids, sellers, recalled } = await selected(db, action, selection);
  return { listings: ids.length, sellers, recalled };
}

/**
 * Suspends or frees the selected listings, notifies the sellers and writes an audit entry, all in one transaction.
 *
 * @throws AppError `invalidRequest` for a reason that is not on the list; `conflict` when the selection has changed
 * since the operator saw it
 */
export async function act(
  ctx: Context,
  me: Operator,
  caller: Caller,
  { action, selection, reasonId, note, listings }: ParsedRequestOf<typeof actOnListings>,
): Promise<ResultOf<typeof actOnListings>> {
  const reason = suspensionSentence(action === 'suspend' ? suspendReasons : freeReasons, reasonId, note);
  if (reason === null)
    throw new AppError('invalidRequest', {
      errors: [{ code: 'reason', message: 'Nedeni seçin; başka bir nedense yazın.', path: 'note' }],
    });
  return withTransaction(ctx.db, async (trx) => {
    const at = ctx.clock.now();
    const { ids, sellers } = await selected(trx, action, selection);
    if (ids.length !== listings)
      throw new AppError('conflict', {
        message: `Seçim değişti: şimdi ${formatCount(ids.length)} ilan. Yeniden bakın.`,
      });
    const { operatorId } = me;
    if (action === 'suspend') await suspendListings(trx, ids, { cause: 'operator', reason, operatorId, at });
    else {
      await freeListings(trx, ids, { causes: null, reason, operatorId, at });
      await extendAfterFreeing(trx, ids, at);
    }
    const [only] = ids;
    await record(trx, at, me, caller, {
      action: `listing.${action}`,
      subject: ids.length === 1 && only !== undefined ? ['listing', only] : ['listings', ids.length],
      before: {
        selection: selection.by === 'filter' ? selection.search : 'seçim',
        ...(selection.by === 'filter' && selection.sellerId && { sellerId: selection.sellerId }),
        ...(selection.by === 'filter' && selection.state && { state: selection.state }),
        ...(selection.by === 'filter' && selection.inStock && { inStock: true }),
      },
      after: { listings: ids.length, sellers, reason },
    });
    return { listings: ids.length, sellers };
  });
}
