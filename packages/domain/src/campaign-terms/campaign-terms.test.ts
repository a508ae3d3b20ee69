import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CampaignOffer, linePrice } from '../campaign-price/campaign-price.ts';
import {
  campaignProblems,
  campaignRule,
  type CampaignTerms,
  publishProblems,
  worseTerms,
} from './campaign-terms.ts';

const now = new Date('2026-11-23T09:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const percent = (value: number, fromQuantity = 1) => ({ fromQuantity, percent: value, amount: 0 });
const terms = (changes: Partial<CampaignTerms> = {}): CampaignTerms => ({
  kind: 'percentOff',
  title: 'Kış',
  steps: [percent(10)],
  bonus: null,
  startsAt: now,
  endsAt: later(48),
  unitLimit: null,
  companyLimit: null,
  ...changes,
});
const fieldsOf = (changes: Partial<CampaignTerms>) =>
  campaignProblems(terms(changes)).map(({ field }) => field);

test('a campaign of each kind is accepted', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ kind: 'amountOff', steps: [{ fromQuantity: 3, percent: 0, amount: 500 }] })).toEqual([]);
  expect(fieldsOf({ kind: 'quantityTiers', steps: [percent(5, 5), percent(8, 10)] })).toEqual([]);
  expect(fieldsOf({ kind: 'buyXGetY', steps: [], bonus: { buy: 10, get: 1 } })).toEqual([]);
});

test.each<[string, Partial<CampaignTerms>, string]>([
  ['a title of two letters', { title: ' ab ' }, 'title'],
  ['no discount', { steps: [] }, 'steps'],
  ['two discounts of a plain one', { steps: [percent(5), percent(6, 2)] }, 'steps'],
  ['91 percent', { steps: [percent(91)] }, 'steps'],
  ['half a percent', { steps: [percent(0.5)] }, 'steps'],
  ['an amount of nothing', { kind: 'amountOff', steps: [percent(0)] }, 'steps'],
  ['one tier', { kind: 'quantityTiers', steps: [percent(5, 5)] }, 'steps'],
  ['tiers that fall', { kind: 'quantityTiers', steps: [percent(8, 5), percent(5, 10)] }, 'steps'],
  ['more on top than bought', { kind: 'buyXGetY', steps: [], bonus: { buy: 1, get: 2 } }, 'bonus'],
  ['goods on top of a percentage', { bonus: { buy: 2, get: 1 } }, 'bonus'],
  ['half an hour', { endsAt: later(0.5) }, 'endsAt'],
  ['ninety-one days', { endsAt: later(91 * 24) }, 'endsAt'],
  ['a limit of none', { unitLimit: 0 }, 'unitLimit'],
  ['more for one than for all', { unitLimit: 5, companyLimit: 6 }, 'companyLimit'],
])('%s is refused at its field', (_name, changes, field) => {
  expect(fieldsOf(changes)).toEqual([field]);
});

test('a campaign that is over or has no listing is not published', () => {
  expect(publishProblems(terms(), 1, now)).toEqual([]);
  expect(publishProblems(terms(), 1, later(47.5))).toHaveLength(1);
  expect(publishProblems(terms(), 0, now)).toHaveLength(1);
});

test('a running campaign keeps its start, is not shortened, and its limits only rise', () => {
  const limited = terms({ unitLimit: 10, companyLimit: 2 });
  const fields = (changes: Partial<CampaignTerms>) =>
    worseTerms(limited, { ...limited, ...changes }).map(({ field }) => field);
  expect(fields({})).toEqual([]);
  expect(fields({ unitLimit: 20, companyLimit: 3, endsAt: later(60) })).toEqual([]);
  expect(fields({ startsAt: later(-1) })).toEqual(['startsAt']);
  expect(fields({ endsAt: later(47) })).toEqual(['endsAt']);
  expect(fields({ unitLimit: 9 })).toEqual(['unitLimit']);
  expect(fields({ unitLimit: null })).toEqual(['unitLimit']);
  expect(fields({ companyLimit: null })).toEqual(['companyLimit']);
});

const step = fc.record({
  fromQuantity: fc.integer({ min: 1, max: 12 }),
  percent: fc.integer({ min: 0, max: 90 }),
  amount: fc.integer({ min: 0, max: 900 }),
});
const anyTerms = fc
  .record({
    steps: fc.array(step, { maxLength: 4 }),
    bonus: fc.option(fc.record({ buy: fc.integer({ min: 1, max: 6 }), get: fc.integer({ min: 1, max: 3 }) })),
  })
  .map(({ steps, bonus }) => {
    const ordered = [...new Map(steps.map((each) => [each.fromQuantity, each])).values()];
    return terms({ steps: ordered.toSorted((a, b) => a.fromQuantity - b.fromQuantity), bonus });
  });
const offerOf = ({ steps, bonus }: CampaignTerms): CampaignOffer => ({
  campaignCode: 'a',
  title: '',
  kind: 'percentOff',
  endsAt: '',
  isOfMarket: false,
  steps,
  bonus,
  right: null,
});

test('terms that are no worse give every buyer at least as much at any quantity', () => {
  fc.assert(
    fc.property(
      anyTerms,
      anyTerms,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 50_000 }),
      (before, after, quantity, price) => {
        fc.pre(worseTerms(before, after).length === 0);
        const line = { price, quantity, stock: 1000 };
        const [old, young] = [linePrice(line, [offerOf(before)]), linePrice(line, [offerOf(after)])];
        expect(young.unitPrice).toBeLessThanOrEqual(old.unitPrice);
        expect(young.bonusUnits).toBeGreaterThanOrEqual(old.bonusUnits);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['less percent', [percent(10)], [percent(9)]],
  ['a higher quantity', [percent(10)], [percent(10, 2)]],
  ['a lower tier', [percent(5, 5), percent(9, 10)], [percent(5, 5), percent(8, 10)]],
])('%s is worse', (_name, before, after) => {
  expect(worseTerms(terms({ steps: before }), terms({ steps: after }))).toMatchObject([{ field: 'steps' }]);
});

test('returns the rule as one sentence', () => {
  expect(campaignRule(terms())).toBe('%10 indirim');
  expect(campaignRule({ steps: [percent(5, 5), percent(8, 10)], bonus: null })).toBe(
    '5 adette %5, 10 adette %8 indirim',
  );
  expect(campaignRule({ steps: [{ fromQuantity: 3, percent: 0, amount: 500 }], bonus: null })).toBe(
    '3 adette 5,00 TL indirim',
  );
  expect(campaignRule({ steps: [], bonus: { buy: 10, get: 1 } })).toBe('10 adet alana 1 adet mal fazlası');
});
