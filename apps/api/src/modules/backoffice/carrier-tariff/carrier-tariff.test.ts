import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { carrierTariffCalls } from '@havan/contract/backoffice/money/carrier-tariff';
import { getCarrierPrices } from '@havan/contract/money/carrier-pricing';
import { beforeAll, expect, test } from 'vitest';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCarrierTariff, importCarrierTariff } = carrierTariffCalls;
const head = 'Kargo firması;Desi;Mesafe;Ücret;İlk gün;Son gün';
const parcel = { fromTownId: '34014', toTownId: '34015', desi: '2' };
const priceOf = async (carrierId: number, asked = parcel) =>
  (await app.call(getCarrierPrices, asked)).result.prices.find((each) => each.carrierId === carrierId)?.price;

beforeAll(async () => {
  const { db } = app.database;
  await db
    .insertInto('city')
    .values([
      { id: 34, name: 'İstanbul' },
      { id: 65, name: 'Van' },
    ])
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('town')
    .values([
      { id: 34_014, city_id: 34, name: 'Çatalca' },
      { id: 34_015, city_id: 34, name: 'Çekmeköy' },
      { id: 65_001, city_id: 65, name: 'Bahçesaray' },
    ])
    .onConflict((on) => on.doNothing())
    .execute();
});

// @spec §3 cargo-pricing
// @spec §7 cargo-pricing
test('a tariff is tried row by row, taken, and counts from its first day to its last', async () => {
  app.clock.set(new Date('2026-11-24T09:00:00Z'));
  const operator = await signedInOperator(app, ['finance']);
  const text = [
    head,
    'Turna Kargo;2;Şehir içi;61,00;01.12.2026;31.12.2026',
    'Leylek Lojistik;2;Şehir içi;61,00;01.12.2026;',
    'Kervan Kargo;2;Bölge içi;70;02.12.2026;',
  ].join('\n');
  const usual = await priceOf(1);
  const tried = (await app.call(importCarrierTariff, { text, isTrial: true }, operator)).result;
  expect(tried.rows).toMatchObject([
    { line: 2, carrierId: 1, price: 6100, before: usual },
    { line: 4, carrierId: 2, price: 7000 },
  ]);
  expect(tried.problems).toEqual([{ line: 3, message: 'Kargo firması bilinmiyor: Leylek Lojistik.' }]);
  const before = (await app.call(getCarrierTariff, {}, operator)).result.length;
  expect((await app.call(importCarrierTariff, { text, isTrial: false }, operator)).status).toBe(200);
  expect((await app.call(getCarrierTariff, {}, operator)).result).toHaveLength(before + 2);
  expect(await priceOf(1)).toBe(usual);
  app.clock.set(new Date('2026-12-01T00:30:00Z'));
  expect(await priceOf(1)).toBe(6100);
  app.clock.set(new Date('2027-01-01T09:00:00Z'));
  expect(await priceOf(1)).toBe(usual);
  // A second file for the same first day replaces the first file.
  const again = [head, 'Turna Kargo;2;Şehir içi;59,90;05.01.2027;'].join('\n');
  const later = await signedInOperator(app, ['finance']);
  await app.call(importCarrierTariff, { text: again, isTrial: false }, later);
  await app.call(importCarrierTariff, { text: again.replace('59,90', '58,90'), isTrial: false }, later);
  app.clock.set(new Date('2027-01-05T09:00:00Z'));
  expect(await priceOf(1)).toBe(5890);
  const admin = await signedInOperator(app, ['admin']);
  const { items } = (await app.call(getAuditTrail, { action: 'carrierTariff.import' }, admin)).result;
  expect(items).toHaveLength(3);
});

test('returns the distance, and refuses an unknown district', async () => {
  // On a Saturday; a transit time of one day does not count the Sunday.
  app.clock.set(new Date('2026-11-28T09:00:00Z'));
  expect((await app.call(getCarrierPrices, parcel)).result).toMatchObject({
    distance: 'sameCity',
    transitDays: 1,
    expectedOn: '2026-11-30',
  });
  const far = (await app.call(getCarrierPrices, { ...parcel, toTownId: '65001', desi: '80' })).result;
  expect(far).toMatchObject({ distance: 'beyond', transitDays: 3, expectedOn: '2026-12-02' });
  expect(far.prices).toHaveLength(7);
  expect(far.prices.map(({ price }) => price)).toEqual(
    far.prices.map(({ price }) => price).toSorted((a, b) => a - b),
  );
  expect((await app.call(getCarrierPrices, { ...parcel, toTownId: '99999' })).status).toBe(404);
  expect((await app.call(getCarrierPrices, { ...parcel, desi: '101' })).status).toBe(400);
});
