import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceMarket } from '../price-market/price-market.ts';
import { anyMarket } from '../testing/any-market.ts';
import { calmChance, expiryRisk, type RiskFacts } from './expiry-risk.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const market: PriceMarket = {
  monthsLeft: 12,
  stock: 60,
  rivals: [{ price: 13_600, monthsLeft: 20 }],
  sales: [{ price: 13_700, monthsLeft: 20, units: 12 }],
  ownUnits: 4,
  categoryUnits: 6,
  season: 1,
  psf: 20_000,
  floor: 9000,
};
const facts = (change: Partial<RiskFacts> = {}, of: Partial<PriceMarket> = {}): RiskFacts => ({
  expiration: '2027-11-30',
  price: 13_700,
  market: { ...market, ...of },
  seasonByMonth: null,
  ...change,
});

it('returns the remainder, its value, and proposals', () => {
  const risk = expiryRisk(facts(), now);
  expect(risk.source).toBe('own');
  expect(risk.basis).toBe('Son 30 günde 4 satışınız, piyasada 12 satış.');
  expect(risk.atClose.chance).toBeGreaterThan(risk.atExpiry.chance);
  expect(risk.moneyAtStake).toBe(Math.round(risk.atExpiry.units * 9000));
  expect(risk.proposals.map(({ kind }) => kind)).toContain('price');
  const [first] = risk.proposals;
  expect(first?.saved).toBeGreaterThan(0);
  expect(first?.chance).toBeLessThan(risk.atExpiry.chance);
  expect(first?.sentence).toContain(first?.label);
});

it('proposes nothing for a stock that sells in time', () => {
  const risk = expiryRisk(facts({}, { stock: 5 }), now);
  expect(risk.atExpiry.chance).toBeLessThan(calmChance);
  expect(risk.proposals).toEqual([]);
});

it('proposes no discount that saves next to nothing; unsaleable stock is returned', () => {
  const { proposals, atExpiry } = expiryRisk(facts({ expiration: '2027-01-20' }, { stock: 900 }), now);
  expect(atExpiry.units).toBeGreaterThan(800);
  expect(proposals.map(({ kind }) => kind)).toEqual(['return']);
});

describe('the boundary days', () => {
  it('counts no day of selling on the expiry day: all stock is left', () => {
    expect(expiryRisk(facts({ expiration: '2026-11-20' }), now).atExpiry).toEqual({ chance: 1, units: 60 });
    expect(expiryRisk(facts({ expiration: '2026-11-19' }), now).atExpiry).toEqual({ chance: 1, units: 60 });
  });

  it('has reached 8 months at exactly 8 months, and has one day of selling one day earlier', () => {
    expect(expiryRisk(facts({ expiration: '2027-07-20' }), now).atClose.units).toBe(60);
    expect(expiryRisk(facts({ expiration: '2027-07-21' }), now).atClose.units).toBeLessThan(60);
  });

  it('rejects text that is not a day', () => {
    expect(() => expiryRisk(facts({ expiration: '2027-02-30' }), now)).toThrow(RangeError);
  });
});

describe('sources of the sales rate', () => {
  it.each<[Partial<PriceMarket>, string, string]>([
    [{ ownUnits: 0 }, 'market', 'Son 30 günde satışınız yok; piyasadaki 12 satıştan hesaplandı.'],
    [{ ownUnits: 0, sales: [] }, 'category', 'Bu ürünün satış geçmişi yok; kategorinin hızı kullanıldı.'],
    [
      { ownUnits: 0, sales: [], categoryUnits: null },
      'none',
      'Satış geçmişi yok; stokun tamamı riskli sayıldı.',
    ],
  ])('%j', (of, source, basis) => {
    expect(expiryRisk(facts({}, of), now)).toMatchObject({ source, basis });
  });

  it('counts all of the stock where nothing has ever sold', () => {
    const risk = expiryRisk(facts({}, { ownUnits: 0, sales: [], categoryUnits: null }), now);
    expect(risk.atExpiry).toEqual({ chance: 1, units: 60 });
    expect(risk.moneyAtStake).toBe(60 * 9000);
    expect(risk.proposals.map(({ sentence }) => sentence)).toEqual([
      'Tedarikçiye iade: satılmayacak 60 adet için en çok 5.400,00 TL geri alınır.',
    ]);
  });
});

it('weights each month by its season', () => {
  const winterOnly = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1];
  const even = expiryRisk(facts(), now);
  const seasonal = expiryRisk(facts({ seasonByMonth: winterOnly }), now);
  expect(seasonal.atExpiry.units).toBeGreaterThan(even.atExpiry.units);
});

it('uses the price where the cost is unknown, and then proposes no return', () => {
  const risk = expiryRisk(facts({}, { floor: null }), now);
  expect(risk.moneyAtStake).toBe(Math.round(risk.atExpiry.units * 13_700));
  expect(risk.proposals.map(({ kind }) => kind)).not.toContain('return');
});

const anyFacts = fc.record({
  market: anyMarket().map((any) => ({ ...any, stock: 1 + (any.stock % 300), monthsLeft: 12 })),
  price: fc.integer({ min: 100, max: 500_000 }),
});

it('has consistent probabilities in any market', () => {
  fc.assert(
    fc.property(anyFacts, ({ market: any, price }) => {
      const risk = expiryRisk({ expiration: '2027-11-30', price, market: any, seasonByMonth: null }, now);
      for (const { chance, units } of [risk.atClose, risk.atExpiry]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(units).toBeGreaterThanOrEqual(0);
        expect(units).toBeLessThanOrEqual(any.stock);
      }
      expect(risk.atClose.chance).toBeGreaterThanOrEqual(risk.atExpiry.chance - 1e-9);
      expect(Number.isSafeInteger(risk.moneyAtStake)).toBe(true);
      for (const each of risk.proposals) {
        expect(each.saved).toBeGreaterThan(0);
        expect(each.price).toBeGreaterThanOrEqual(any.floor ?? 1);
      }
    }),
  );
});

it('rises with the stock and the price, and falls with the time', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.nat(200),
      fc.nat(100_000),
      fc.nat(300),
      ({ market: any, price }, stock, more, days) => {
        const chance = (change: Partial<RiskFacts>): number =>
          expiryRisk({ expiration: '2027-11-30', price, market: any, seasonByMonth: null, ...change }, now)
            .atExpiry.chance;
        const base = chance({});
        const sooner = new Date(Date.UTC(2027, 10, 30) - days * 86_400_000).toISOString().slice(0, 10);
        expect(chance({ market: { ...any, stock: any.stock + stock } })).toBeGreaterThanOrEqual(base - 1e-9);
        expect(chance({ expiration: sooner })).toBeGreaterThanOrEqual(base - 1e-9);
        // The company's own sales were made at its current price, so they are omitted when two prices are
        // compared.
        const others = { ...any, ownUnits: 0 };
        expect(chance({ market: others, price: price + more })).toBeGreaterThanOrEqual(
          chance({ market: others }) - 1e-9,
        );
      },
    ),
  );
});
