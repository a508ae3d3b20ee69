import type { getPriceDays, repairPriceDay } from '@havan/contract/backoffice/catalogue/price-days';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { addDays, formatIsoDay, istanbulDayOf, istanbulIsoDay } from '@havan/domain/istanbul';
import { lowestPriceDays } from '@havan/domain/price-history';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import * as sql from './price-days.sql.ts';

/** Number of past days that are shown and can be corrected. */
const shownDays = 365;

/** Returns the price history of a product. @throws AppError `recordNotFound` */
export async function priceDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  productId: number,
): Promise<ResultOf<typeof getPriceDays>> {
  if (!(await sql.productExists(db, productId))) throw new AppError('recordNotFound');
  const today = istanbulDayOf(clock.now());
  const [days, lowest30] = await Promise.all([
    sql.findPriceDays(db, productId, formatIsoDay(addDays(today, -shownDays))),
    sql.lowestSince(db, productId, formatIsoDay(addDays(today, 1 - lowestPriceDays))),
  ]);
  return { days, lowest30 };
}

const refused = (path: string, message: string) =>
  new AppError('invalidRequest', { errors: [{ code: path, message, path }] });

/**
 * Corrects a past day, with an audit entry of the former values. Today's row follows from the offers.
 *
 * @throws AppError `recordNotFound` for a day without a row, `invalidRequest` for today or a lowest price above the
 * closing price
 */
export const repair = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { productId, day, prices, reason }: ParsedRequestOf<typeof repairPriceDay>,
): Promise<ResultOf<typeof repairPriceDay>> =>
  withTransaction(ctx.db, async (trx) => {
    const at = ctx.clock.now();
    if (day >= istanbulIsoDay(at)) throw refused('day', 'Yalnızca geçmiş bir gün düzeltilebilir.');
    if (prices && prices.lowest > (prices.closing ?? prices.lowest))
      throw refused('lowest', 'En düşük fiyat, gün sonu fiyatından büyük olamaz.');
    const before = await sql.lockPriceDay(trx, productId, day);
    if (!before) throw new AppError('recordNotFound');
    if (prices) await sql.writePriceDay(trx, productId, { day, ...prices });
    else await sql.deletePriceDay(trx, productId, day);
    await record(trx, at, me, caller, {
      action: prices ? 'product.repairPrice' : 'product.removePriceDay',
      subject: ['product', productId],
      before: { day, lowest: before.lowest, closing: before.closing },
      after: { ...prices, reason },
    });
    return priceDays({ ...ctx, db: trx }, productId);
  });
