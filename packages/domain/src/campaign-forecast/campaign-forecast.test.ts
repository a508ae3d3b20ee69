import { expect, test } from 'vitest';
import type { PriceMarket } from '../price-market/price-market.ts';
import { campaignForecast, type ForecastListing, forecastTotals } from './campaign-forecast.ts';

const market: PriceMarket = {
  monthsLeft: null,
  stock: 100,
  rivals: [
    { price: 9500, monthsLeft: null },
    { price: 11_000, monthsLeft: null },
  ],
  sales: [{ price: 10_000, monthsLeft: null, units: 60 }],
  ownUnits: 20,
  categoryUnits: null,
  season: 1,
  psf: null,
  floor: null,
};
const listing = (changes: Partial<ForecastListing> = {}): ForecastListing => ({
  price: 10_000,
  stock: 100,
  minQuantity: 1,
  cost: 8000,
  freight: 100,
  commissionBasisPoints: 600,
  lowest: 10_000,
  isOnSale: true,
  expiresBefore: false,
  market,
  others: [],
  ...changes,
});
const percent = (value: number, fromQuantity = 1) => ({ fromQuantity, percent: value, amount: 0 });
const terms = { steps: [percent(10)], bonus: null, days: 30 };
const codes = (changes: Partial<ForecastListing>, given = terms) =>
  campaignForecast(listing(changes), given).warnings.map(({ code }) => code);

test('a percentage: price, net revenue, rank and cost', () => {
  const forecast = campaignForecast(listing(), terms);
  // 90,00 − %6 komisyon (5,40) − 1,00 kargo = 83,60; maliyet 80,00.
  expect(forecast).toMatchObject({
    newPrice: 9000,
    net: 8360,
    margin: 360,
    placeBefore: 2,
    place: 1,
    offers: 3,
  });
  const { units, unitsBefore, costOfCampaign, income } = forecast;
  expect(units).toBeGreaterThan(unitsBefore ?? Infinity);
  expect(costOfCampaign).toBe((units ?? 0) * 1000);
  expect(income).toBe((units ?? 0) * 9000);
});

test('bonus goods: the price stays, the margin carries the goods, the stock ends earlier', () => {
  const forecast = campaignForecast(listing({ stock: 22 }), {
    steps: [],
    bonus: { buy: 10, get: 1 },
    days: 300,
  });
  // 100,00 − 6,00 − 1,10 = 92,90; 1,1 × 80,00 = 88,00.
  expect(forecast).toMatchObject({
    newPrice: 10_000,
    effectivePrice: 9091,
    net: 9290,
    margin: 490,
    units: 20,
  });
  expect(forecast.costOfCampaign).toBe(2 * 8000);
});

test('tiers: the margin is that of the deepest tier', () => {
  const forecast = campaignForecast(listing(), { ...terms, steps: [percent(5, 5), percent(20, 10)] });
  expect(forecast).toMatchObject({ newPrice: 9500, deepestPrice: 8000, margin: 8000 - 480 - 100 - 8000 });
});

test('each warning is given when it applies, and only then', () => {
  expect(codes({})).toEqual(['newLowest']);
  expect(codes({ cost: 9000 })).toEqual(['belowCost', 'newLowest']);
  expect(codes({ cost: null })).toEqual(['noCost', 'newLowest']);
  expect(codes({ lowest: 9000 })).toEqual(['notBelowLowest']);
  expect(codes({ lowest: null, isOnSale: false, expiresBefore: true })).toEqual([
    'notOnSale',
    'expiresBefore',
  ]);
});

test('an overlap names the other campaign and whose price counts', () => {
  const other = { title: 'Kış', isOfMarket: true, steps: [percent(12)], bonus: null };
  const said = (others: ForecastListing['others']) =>
    campaignForecast(listing({ others, lowest: null }), terms).warnings[0]?.sentence;
  expect(said([other])).toBe(
    'Havan’ın “Kış” kampanyası da bu üründe (%12 indirim); indirimler toplanmaz, alıcıya onun fiyatı uygulanır.',
  );
  expect(said([{ ...other, isOfMarket: false, steps: [percent(5)] }])).toContain(
    '“Kış” kampanyanız da bu üründe (%5 indirim); indirimler toplanmaz, alıcıya bu kampanyanın fiyatı',
  );
  expect(said([{ ...other, steps: [], bonus: { buy: 5, get: 1 } }])).toContain('ikisi birlikte uygulanır');
});

test('without known demand there are no estimates', () => {
  const forecast = campaignForecast(listing({ market: { ...market, sales: [] } }), terms);
  expect(forecast).toMatchObject({ units: null, income: null, costOfCampaign: null });
});

test('totals omit unknown values, and a limit caps them in proportion', () => {
  const each = campaignForecast(listing(), terms);
  const unknown = campaignForecast(listing({ cost: 9500, market: { ...market, sales: [] } }), terms);
  const all = forecastTotals([each, each, unknown], null);
  expect(all).toMatchObject({ listings: 3, unknown: 1, belowCost: 1, units: (each.units ?? 0) * 2 });
  const half = forecastTotals([each, each], each.units ?? 0);
  expect(half).toMatchObject({ units: each.units, income: each.income, costOfCampaign: each.costOfCampaign });
});
