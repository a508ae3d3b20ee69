import { describe, expect, it } from 'vitest';
import { type OfferPast, priorPrice } from './prior-price.ts';

const at = (day: string) => new Date(`${day}T00:00:00+03:00`);
const run = (from: string, to: string, percent: number, fromQuantity = 1) => ({
  startsAt: at(from),
  endsAt: at(to),
  steps: [{ fromQuantity, percent, amount: 0 }],
});
const past = (changes: Partial<OfferPast> = {}): OfferPast => ({
  own: [{ from: at('2026-01-01'), price: 1000 }],
  runs: [],
  minQuantity: 1,
  ...changes,
});
const since = at('2026-11-20');

describe('the prior price of a discount', () => {
  it('is the price that held before, however long ago it was set', () => {
    expect(priorPrice(past(), since)).toBe(1000);
  });

  it('is unknown for an offer that started with its discount', () => {
    expect(priorPrice(past({ own: [{ from: since, price: 900 }] }), since)).toBeNull();
  });

  it('is the lowest of the thirty days, not of the thirty-first', () => {
    const own = (until: string) => [
      { from: at('2026-01-01'), price: 700 },
      { from: at(until), price: 1000 },
      { from: since, price: 900 },
    ];
    expect(priorPrice(past({ own: own('2026-10-21') }), since)).toBe(1000);
    expect(priorPrice(past({ own: own('2026-10-22') }), since)).toBe(700);
  });

  it('includes a campaign that ended within them, and none that ended before', () => {
    expect(priorPrice(past({ runs: [run('2026-11-01', '2026-11-10', 20)] }), since)).toBe(800);
    expect(priorPrice(past({ runs: [run('2026-10-01', '2026-10-21', 20)] }), since)).toBe(1000);
  });

  it('is the lower of two consecutive campaigns, without the one that starts the discount', () => {
    const runs = [run('2026-10-25', '2026-11-01', 20), run('2026-11-01', '2026-11-10', 10)];
    expect(priorPrice(past({ runs: [...runs, run('2026-11-20', '2026-12-01', 50)] }), since)).toBe(800);
  });

  it('applies a campaign to the price of its time', () => {
    const own = [
      { from: at('2026-01-01'), price: 1000 },
      { from: at('2026-11-12'), price: 2000 },
    ];
    expect(priorPrice(past({ own, runs: [run('2026-11-12', '2026-11-15', 60)] }), since)).toBe(800);
  });

  it('ignores a price that required more than the minimum quantity', () => {
    const runs = [run('2026-11-01', '2026-11-10', 20, 5)];
    expect(priorPrice(past({ runs }), since)).toBe(1000);
    expect(priorPrice(past({ runs, minQuantity: 5 }), since)).toBe(800);
  });
});
