import type {
  decideSpecialDayOffers,
  getSpecialDayOffers,
  OperatorSpecialDay,
  saveSpecialDay,
  turnSpecialDay,
} from '@havan/contract/backoffice/content/special-days';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { highestSpecialPrice } from '@havan/domain/special-day';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { presentDayOffer, presentOperatorDay } from './special-days.presenter.ts';
import * as sql from './special-days.sql.ts';

async function dayAsIs(db: Db, id: number, now: Date): Promise<OperatorSpecialDay> {
  const row = await sql.findDay(db, id);
  if (!row) throw new AppError('recordNotFound');
  return presentOperatorDay(row, now);
}

function ensureOrder({ joinUntil, startsAt, endsAt }: sql.DayFields, now: Date): void {
  const [join, start, end] = [new Date(joinUntil), new Date(startsAt), new Date(endsAt)];
  const wrong = (path: string, message: string) =>
    new AppError('invalidRequest', { errors: [{ code: 'day_order', message, path }] });
  if (join <= now) throw wrong('joinUntil', 'Katılım için son an gelecekte olmalıdır.');
  if (start < join) throw wrong('startsAt', 'Özel gün, katılım kapandıktan sonra başlamalıdır.');
  if (end <= start) throw wrong('endsAt', 'Bitiş, başlangıçtan sonra olmalıdır.');
}

/**
 * Creates or changes a draft. @throws AppError `invalidRequest` for an end before the start, `conflict` for a day that
 * was opened
 */
export const saveDay = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { specialDayId, ...day }: ParsedRequestOf<typeof saveSpecialDay>,
): Promise<OperatorSpecialDay> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    ensureOrder(day, now);
    if (specialDayId !== undefined) {
      await sql.lockDay(trx, specialDayId);
      const before = await dayAsIs(trx, specialDayId, now);
      if (before.phase !== 'draft')
        throw new AppError('conflict', { message: 'Satıcılara açılmış bir özel gün değiştirilemez.' });
      await sql.updateDay(trx, specialDayId, day);
      await record(trx, now, me, caller, {
        action: 'specialDay.change',
        subject: ['specialDay', specialDayId],
        before,
        after: day,
      });
      return dayAsIs(trx, specialDayId, now);
    }
    const id = await sql.insertDay(trx, day, now);
    await record(trx, now, me, caller, {
      action: 'specialDay.create',
      subject: ['specialDay', id],
      before: null,
      after: day,
    });
    return dayAsIs(trx, id, now);
  });

/**
 * Opens a draft to sellers, or cancels a day and ends its campaigns. @throws AppError `conflict` when its state does
 * not allow it
 */
export const turnDay = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { specialDayId, to }: ParsedRequestOf<typeof turnSpecialDay>,
): Promise<OperatorSpecialDay> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    await sql.lockDay(trx, specialDayId);
    const before = await dayAsIs(trx, specialDayId, now);
    if (to === 'open') {
      if (before.phase !== 'draft') throw new AppError('conflict', { message: 'Bu özel gün zaten açıldı.' });
      ensureOrder(before, now);
    } else if (before.phase === 'over' || before.phase === 'cancelled') {
      throw new AppError('conflict', { message: 'Sona ermiş bir özel gün iptal edilemez.' });
    }
    await sql.setDayState(trx, specialDayId, to);
    if (to === 'cancelled') await sql.endDayCampaigns(trx, specialDayId, now);
    const after = await dayAsIs(trx, specialDayId, now);
    await record(trx, now, me, caller, {
      action: to === 'open' ? 'specialDay.open' : 'specialDay.cancel',
      subject: ['specialDay', specialDayId],
      before: { phase: before.phase },
      after: { phase: after.phase },
    });
    return after;
  });

/** Returns a day with what sellers offer for it. @throws AppError `recordNotFound` */
export async function offersOfDay(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  specialDayId: number,
): Promise<ResultOf<typeof getSpecialDayOffers>> {
  const day = await dayAsIs(db, specialDayId, clock.now());
  return { day, offers: (await sql.findOffers(db, specialDayId)).map(presentDayOffer) };
}

/**
 * Approves or rejects offers, all or none. An approved offer becomes a campaign of its seller, which begins with the
 * day.
 *
 * @throws AppError `conflict` for an offer that was decided, a day that is over, or a price whose discount is below the
 * lowest percentage by now; `invalidRequest` for a rejection without a reason
 */
export const decideOffers = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { specialDayId, offerIds, decision, reason }: ParsedRequestOf<typeof decideSpecialDayOffers>,
): Promise<ResultOf<typeof getSpecialDayOffers>> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    await sql.lockDay(trx, specialDayId);
    const day = await dayAsIs(trx, specialDayId, now);
    if (!['joining', 'review', 'running'].includes(day.phase))
      throw new AppError('conflict', { message: 'Bu özel günün teklifleri artık karara bağlanamaz.' });
    const offers = await sql.lockOffers(trx, specialDayId, offerIds);
    if (offers.length < offerIds.length) throw new AppError('recordNotFound');
    if (offers.some(({ state }) => state !== 'proposed'))
      throw new AppError('conflict', { message: 'Tekliflerden biri bu arada karara bağlanmış.' });
    if (decision === 'reject') {
      if (reason === undefined)
        throw new AppError('invalidRequest', {
          errors: [{ code: 'reason', message: 'Reddin nedenini bir cümleyle yazın.', path: 'reason' }],
        });
      await sql.rejectOffers(trx, offerIds, reason, now);
    } else {
      for (const offer of offers) await approve(trx, day, offer, now);
    }
    await record(trx, now, me, caller, {
      action: decision === 'approve' ? 'specialDay.approveOffers' : 'specialDay.rejectOffers',
      subject: ['specialDay', specialDayId],
      before: { offers: offers.map(({ id }) => id).join(', ') },
      after: { state: decision === 'approve' ? 'approved' : 'rejected', ...(reason && { reason }) },
    });
    return offersOfDay({ ...ctx, db: trx }, specialDayId);
  });

async function approve(trx: Db, day: OperatorSpecialDay, offer: sql.DayOfferRow, now: Date): Promise<void> {
  if (offer.price > highestSpecialPrice(offer.sale_price, day.leastPercent))
    throw new AppError('conflict', {
      message: `${offer.product_name}: ilan fiyatı değişti, teklif artık en az %${day.leastPercent} indirim yapmıyor.`,
    });
  const campaignId = await sql.insertOfferCampaign(trx, {
    code: `ozel_gun_${day.specialDayId}_${offer.id}`,
    title: day.title,
    sellerId: offer.seller_id,
    listingId: offer.listing_id,
    amount: offer.sale_price - offer.price,
    unitLimit: offer.unit_limit,
    startsAt: new Date(day.startsAt),
    endsAt: new Date(day.endsAt),
  });
  await sql.approveOffer(trx, offer.id, campaignId, now);
}
