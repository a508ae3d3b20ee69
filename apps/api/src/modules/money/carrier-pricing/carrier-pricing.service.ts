import type { ImportedTariff, TariffPrice } from '@havan/contract/backoffice/money/carrier-tariff';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getCarrierPrices } from '@havan/contract/money/carrier-pricing';
import { carrierPrice, distanceOf, transitDays } from '@havan/domain/carrier-pricing';
import { readTariffFile } from '@havan/domain/carrier-tariff-file';
import { carrierIds } from '@havan/domain/carrier';
import { expectedDelivery } from '@havan/domain/expected-delivery';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import {
  keepTariff,
  keepTrackingAddress,
  placesOf,
  tariffFrom,
  type TrackingAddress,
  trackingAddresses,
} from './carrier-pricing.sql.ts';

/**
 * Returns the price of each carrier for a parcel today, and the day on which it arrives.
 *
 * @throws AppError `recordNotFound` for an unknown district
 */
export async function carrierPrices(
  { db, clock }: Context,
  { fromTownId, toTownId, desi }: ParsedRequestOf<typeof getCarrierPrices>,
): Promise<ResultOf<typeof getCarrierPrices>> {
  const now = clock.now();
  const day = istanbulIsoDay(now);
  const [from, to] = await placesOf(db, [fromTownId, toTownId]);
  if (!from || !to) throw new AppError('recordNotFound');
  const tariff = await tariffFrom(db, day);
  const distance = distanceOf(from.cityId, to.cityId);
  const days = transitDays(from, to);
  const prices = carrierIds.flatMap((carrierId) => {
    const price = carrierPrice(tariff, { carrierId, desi, distance, day });
    return price === null ? [] : [{ carrierId, price }];
  });
  return {
    distance,
    transitDays: days,
    // `expectedDelivery` returns the midnight after the day.
    expectedOn: istanbulIsoDay(new Date(expectedDelivery(now, days).getTime() - 1)),
    prices: prices.toSorted((a, b) => a.price - b.price),
  };
}

/** Returns the prices that count today or will. */
export const carrierTariff = async ({ db, clock }: Context): Promise<TariffPrice[]> =>
  (await tariffFrom(db, istanbulIsoDay(clock.now()))).map((row) => ({
    ...row,
    importedAt: row.importedAt.toISOString(),
  }));

/** Reads a tariff file; unless it is a trial, its valid rows are stored and apply from their first day on. */
export async function importTariff(
  { db, clock }: Context,
  operatorId: number,
  { text, isTrial }: { readonly text: string; readonly isTrial: boolean },
): Promise<ImportedTariff> {
  const now = clock.now();
  const today = istanbulIsoDay(now);
  const kept = await tariffFrom(db, today);
  const { rows, problems } = readTariffFile(text, today);
  if (!isTrial) await keepTariff(db, rows, operatorId, now);
  return {
    rows: rows.map((row) => ({
      ...row,
      before: carrierPrice(
        kept.filter(({ upToDesi }) => upToDesi === row.upToDesi),
        { ...row, desi: row.upToDesi, day: row.validFrom },
      ),
    })),
    problems: [...problems],
  };
}

/** Returns the public tracking addresses of carriers that have one. */
export const carrierTracking = ({ db }: Pick<Context, 'db'>): Promise<TrackingAddress[]> =>
  trackingAddresses(db);

/**
 * Sets the public tracking address of a carrier and returns its former one and all current ones; an empty address
 * deletes it.
 */
export async function saveTracking(
  { db, clock }: Context,
  wanted: TrackingAddress,
): Promise<{ readonly before: string; readonly after: TrackingAddress[] }> {
  const before = (await trackingAddresses(db)).find(({ carrierId }) => carrierId === wanted.carrierId);
  await keepTrackingAddress(db, wanted, clock.now());
  return { before: before?.address ?? '', after: await trackingAddresses(db) };
}
