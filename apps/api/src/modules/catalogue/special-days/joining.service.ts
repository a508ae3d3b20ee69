import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getSpecialDayListings, joinSpecialDay } from '@havan/contract/catalogue/special-days';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { highestSpecialPrice } from '@havan/domain/special-day';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireListable } from '../../listings/permission/permission.service.ts';
import { phaseOf, presentDayListing, presentJoinableDay } from './joining.presenter.ts';
import * as sql from './joining.sql.ts';

const defaultPageSize = 50;

/**
 * Returns the own listings for a special day. @throws AppError `recordNotFound` for a day that is not open to
 * sellers
 */
export async function dayListings(
  { db, clock }: Context,
  { companyId: sellerId }: Actor,
  {
    specialDayId,
    search = '',
    cursor,
    pageSize = defaultPageSize,
  }: ParsedRequestOf<typeof getSpecialDayListings>,
): Promise<ResultOf<typeof getSpecialDayListings>> {
  const now = clock.now();
  const day = await sql.findJoinableDay(db, specialDayId, sellerId);
  if (!day) throw new AppError('recordNotFound');
  const list: ListName = ['day listings', specialDayId, sellerId, search];
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  const rows = await sql.findDayListings(db, {
    specialDayId,
    sellerId,
    today: formatIsoDay(istanbulDayOf(now)),
    search,
    after: after && { isOffered: after.rank === 0, id: after.id },
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    day: presentJoinableDay(day, now),
    items: page.map((row) => presentDayListing(row, day.least_percent)),
    nextCursor:
      rows.length > pageSize && last
        ? encodeCursor(list, { rank: last.state === null ? 1 : 0, id: last.id })
        : null,
    total: null,
  };
}

/**
 * Offers listings for a special day, or withdraws offers, all or none.
 *
 * @throws AppError `recordNotFound` for an unknown day or listing, `conflict` after the deadline or for an offer that
 * was approved meanwhile, `invalidRequest` for a price above the highest that the day allows and for a product that the
 * company may not sell
 */
export async function offerForDay(
  ctx: Context,
  actor: Actor,
  { specialDayId, offers }: ParsedRequestOf<typeof joinSpecialDay>,
): Promise<ResultOf<typeof joinSpecialDay>> {
  const { db, clock } = ctx;
  const sellerId = actor.companyId;
  const wanted = offers.flatMap(({ listingId, price }) => (price === null ? [] : [listingId]));
  await requireListable(ctx, actor, wanted, 'offers');
  return withTransaction(db, async (trx) => {
    const now = clock.now();
    const day = await sql.findJoinableDay(trx, specialDayId, sellerId);
    if (!day) throw new AppError('recordNotFound');
    if (phaseOf(day, now) !== 'joining')
      throw new AppError('conflict', { message: 'Bu özel güne katılım süresi doldu.' });
    const given = offers.flatMap(({ listingId, price, unitLimit }) =>
      price === null ? [] : [{ listingId, price, unitLimit }],
    );
    const prices = await sql.lockOwnPrices(
      trx,
      sellerId,
      given.map(({ listingId }) => listingId),
      formatIsoDay(istanbulDayOf(now)),
    );
    for (const { listingId, price } of given) {
      const own = prices.get(listingId);
      if (own === undefined) throw new AppError('recordNotFound');
      const highest = highestSpecialPrice(own, day.least_percent);
      if (price > highest)
        throw new AppError('invalidRequest', {
          errors: [
            {
              code: 'price_too_high',
              message: `Bu özel gün en az %${day.least_percent} indirim ister: fiyat en çok ${formatMoney(highest)} olabilir.`,
              path: `offers.${listingId}`,
            },
          ],
        });
    }
    const offered = await sql.writeOffers(trx, { specialDayId, sellerId, now }, given);
    if (offered < given.length)
      throw new AppError('conflict', { message: 'Onaylanmış bir teklif artık değiştirilemez.' });
    const back = offers.flatMap(({ listingId, price }) => (price === null ? [listingId] : []));
    const withdrawn = await sql.withdrawOffers(trx, specialDayId, sellerId, back);
    return { offered, withdrawn };
  });
}
