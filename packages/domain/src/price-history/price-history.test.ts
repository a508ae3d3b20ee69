import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyPrices, lowestOf, type PriceMove, underCampaigns } from './price-history.ts';

const moves: PriceMove[] = [
  { day: '2026-11-01', lowest: 900, closing: 1000 },
  { day: '2026-11-04', lowest: 800, closing: null },
  { day: '2026-11-06', lowest: 950, closing: 950 },
];

describe('daily prices', () => {
  it('hold the closing price until the next change, and null without an offer', () => {
    expect(dailyPrices(moves, '2026-11-02', '2026-11-07').map(({ price }) => price)).toEqual([
      1000,
      1000,
      800,
      null,
      950,
      950,
    ]);
  });

  it('start without a price when no earlier change is known', () => {
    expect(dailyPrices(moves, '2026-10-30', '2026-11-01').map(({ price }) => price)).toEqual([
      null,
      null,
      900,
    ]);
  });

  it('require valid days', () => {
    expect(() => dailyPrices(moves, 'gestern', '2026-11-01')).toThrow(RangeError);
  });
});

describe('days under campaigns', () => {
  it('cost the lower of both, from the first to the last day of the campaign', () => {
    const days = dailyPrices(moves, '2026-11-01', '2026-11-04');
    const spans = [
      { from: '2026-11-02', to: '2026-11-03', price: 700 },
      { from: '2026-11-03', to: '2026-11-04', price: 950 },
    ];
    expect(underCampaigns(days, spans).map(({ price }) => price)).toEqual([900, 700, 700, 800]);
  });
});

describe('the lowest', () => {
  it('is returned with its last day', () => {
    expect(
      lowestOf([
        { day: '2026-11-01', price: 900 },
        { day: '2026-11-02', price: 900 },
        { day: '2026-11-03', price: 950 },
        { day: '2026-11-04', price: null },
      ]),
    ).toEqual({ day: '2026-11-02', price: 900 });
    expect(lowestOf([{ day: '2026-11-01', price: null }])).toBeNull();
  });

  it('is never above any day of the span', () => {
    const move = fc.record({
      day: fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`),
      lowest: fc.integer({ min: 1, max: 5000 }),
      closing: fc.option(fc.integer({ min: 1, max: 5000 })),
    });
    fc.assert(
      fc.property(fc.uniqueArray(move, { selector: ({ day }) => day }), (some) => {
        const days = dailyPrices(some, '2026-11-01', '2026-11-28');
        const lowest = lowestOf(days);
        const above = days.filter(({ price }) => price !== null && price < (lowest?.price ?? 0));
        expect(above).toEqual([]);
      }),
    );
  });
});
