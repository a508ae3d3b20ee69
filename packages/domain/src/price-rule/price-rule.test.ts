import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPriceRule,
  pauseMinutesDefault,
  pauseMinutesMin,
  priceRuleProblems,
  priceRuleStep,
  type PriceRule,
} from './price-rule.ts';

const rule: PriceRule = { undercut: 10, floor: 8400, ceiling: 12_000, pauseMinutes: pauseMinutesDefault };
const now = new Date('2026-11-20T12:00:00+03:00');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('one step', () => {
  it.each([
    [10_000, 9500, 9490, 'undercut', '100,00 TL → 94,90 TL: en ucuz rakip 95,00 TL, 0,10 TL altına inildi.'],
    [9000, 9500, 9490, 'undercut', '90,00 TL → 94,90 TL: en ucuz rakip 95,00 TL, 0,10 TL altına inildi.'],
    [10_000, 8410, 8400, 'undercut', '100,00 TL → 84,00 TL: en ucuz rakip 84,10 TL, 0,10 TL altına inildi.'],
    [10_000, 8409, 8400, 'floor', '100,00 TL → 84,00 TL: en ucuz rakip 84,09 TL, alt sınırda kalındı.'],
    [8400, 5000, 8400, 'inPlace', 'Fiyat kuralın istediği yerde.'],
    [
      10_000,
      12_011,
      12_000,
      'ceiling',
      '100,00 TL → 120,00 TL: en ucuz rakip 120,11 TL, üst sınırda kalındı.',
    ],
    [10_000, null, 12_000, 'alone', '100,00 TL → 120,00 TL: başka teklif yok, üst sınıra çıkıldı.'],
  ] as const)('from %d with a competitor at %s', (price, cheapestRival, next, reason, sentence) => {
    expect(priceRuleStep(rule, { price, cheapestRival, changedAt: null }, now)).toEqual({
      price: next,
      reason,
      sentence,
    });
  });

  it('matches the competitor without an undercut', () => {
    const facts = { price: 10_000, cheapestRival: 9500, changedAt: null };
    expect(priceRuleStep({ ...rule, undercut: 0 }, facts, now).sentence).toBe(
      '100,00 TL → 95,00 TL: en ucuz rakip 95,00 TL, aynı fiyata gelindi.',
    );
  });

  it('waits for the end of the pause', () => {
    const at = (minutes: number) =>
      priceRuleStep(rule, { price: 10_000, cheapestRival: 9500, changedAt: minutesAgo(minutes) }, now);
    expect(at(59)).toEqual({
      price: 10_000,
      reason: 'pause',
      sentence: 'Son değişikliğin üzerinden 60 dakika geçmedi.',
    });
    expect(at(60).price).toBe(9490);
  });
});

const anyRule: fc.Arbitrary<PriceRule> = fc
  .record({ floor: fc.integer({ min: 1, max: 5000 }), span: fc.nat(5000), undercut: fc.nat(60) })
  .map(({ floor, span, undercut }) => ({ undercut, floor, ceiling: floor + span, pauseMinutes: 60 }));

it('terminates: rules that react to each other stop within the steps of the widest range', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ rule: anyRule, price: fc.integer({ min: 1, max: 12_000 }) }), {
        minLength: 2,
        maxLength: 5,
      }),
      (sellers) => {
        const prices = sellers.map(({ price }) => price);
        // After the first round every price is within its limits. From then on each round that moves a price lowers it
        // by at least one kuruş.
        const bound = 3 + Math.max(...sellers.map(({ rule: { ceiling } }) => ceiling));
        let rounds = 0;
        for (let moved = true; moved && rounds <= bound; rounds += 1) {
          moved = false;
          for (const [at, seller] of sellers.entries()) {
            const cheapestRival = Math.min(...prices.filter((_, other) => other !== at));
            const price = prices[at] ?? 0;
            const step = priceRuleStep(seller.rule, { price, cheapestRival, changedAt: null }, now);
            moved ||= step.price !== price;
            prices[at] = step.price;
          }
        }
        expect(rounds).toBeLessThanOrEqual(bound);
        for (const [at, seller] of sellers.entries()) {
          expect(prices[at]).toBeGreaterThanOrEqual(seller.rule.floor);
          expect(prices[at]).toBeLessThanOrEqual(seller.rule.ceiling);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('is limited by the pause: two competing rules change a price at most 24 times a day', () => {
  const prices = [11_900, 11_950] as [number, number];
  const changedAt: [Date | null, Date | null] = [null, null];
  let changes = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const at = new Date(now.getTime() + minute * 60_000);
    for (const [own, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const facts = { price: prices[own], cheapestRival: prices[other], changedAt: changedAt[own] };
      const step = priceRuleStep(rule, facts, at);
      if (step.price === prices[own]) continue;
      prices[own] = step.price;
      changedAt[own] = at;
      changes += 1;
    }
  }
  expect(changes).toBe(2 * 24);
});

it('rises with the competitor', () => {
  fc.assert(
    fc.property(anyRule, fc.nat(20_000), fc.nat(20_000), (any, rival, more) => {
      const at = (cheapestRival: number) =>
        priceRuleStep(any, { price: 0, cheapestRival, changedAt: null }, now).price;
      expect(at(rival + more)).toBeGreaterThanOrEqual(at(rival));
    }),
  );
});

it.each<[string, Partial<PriceRule>, number | null, string[]]>([
  ['a sound one', {}, 8400, []],
  ['a floor under the break-even', {}, 8401, ['floor']],
  ['a floor of nothing', { floor: 0 }, null, ['floor']],
  ['a ceiling under the floor', { ceiling: 8399 }, null, ['ceiling']],
  ['a ceiling at the floor', { ceiling: 8400 }, null, []],
  ['a ceiling beyond any price', { ceiling: 9_999_901 }, null, ['ceiling']],
  ['a negative undercut', { undercut: -1 }, null, ['undercut']],
  ['too short a pause', { pauseMinutes: pauseMinutesMin - 1 }, null, ['pauseMinutes']],
  ['the shortest pause', { pauseMinutes: pauseMinutesMin }, null, []],
])('%s', (_, change, breakEven, fields) => {
  const problems = priceRuleProblems({ ...rule, ...change }, breakEven);
  expect(problems.map(({ field }) => field)).toEqual(fields);
  expect(problems.every(({ sentence }) => sentence.endsWith('.'))).toBe(true);
});

it('is formatted as a sentence', () => {
  expect(formatPriceRule(rule)).toBe(
    'İlk sırada 0,10 TL farkla, 84,00 TL altına inmeden, 120,00 TL üstüne çıkmadan',
  );
  expect(formatPriceRule({ ...rule, undercut: 0 })).toMatch(/^En ucuz rakiple aynı fiyatta, /);
});
