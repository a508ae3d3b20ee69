import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bonusOf,
  bonusUnits,
  type CampaignLine,
  type CampaignOffer,
  linePrice,
  priceTiers,
  steppedPrice,
} from './campaign-price.ts';

const offer = (parts: Partial<CampaignOffer>): CampaignOffer => ({
  campaignCode: 'deneme',
  title: 'Deneme',
  kind: 'percentOff',
  endsAt: '2026-12-31T21:00:00.000Z',
  isOfMarket: false,
  steps: [],
  bonus: null,
  right: null,
  ...parts,
});
const percent = (value: number, fromQuantity = 1) => ({ fromQuantity, percent: value, amount: 0 });
const tiers = offer({ kind: 'quantityTiers', steps: [percent(5, 5), percent(10, 10)] });
const tenPlusOne = offer({ campaignCode: '10_1', kind: 'buyXGetY', bonus: { buy: 10, get: 1 } });

// @spec §1 campaign-prices

it.each([
  ['ten percent', 10_000, { percent: 10, amount: 0 }, 9_000],
  ['half a kuruş off is a whole one off', 5, { percent: 10, amount: 0 }, 4],
  ['less than half a kuruş is nothing off', 4, { percent: 10, amount: 0 }, 4],
  ['an amount', 10_000, { percent: 0, amount: 1_500 }, 8_500],
  ['both', 10_000, { percent: 10, amount: 500 }, 8_500],
  ['an amount above the price leaves a kuruş', 1_000, { percent: 0, amount: 1_500 }, 1],
  ['a negative amount does not make it dearer', 1_000, { percent: 0, amount: -500 }, 1_000],
])('%s', (_name, price, step, expected) => {
  expect(steppedPrice(price, step)).toBe(expected);
});

describe('a line', () => {
  it.each([
    [4, 10_000],
    [5, 9_500],
    [9, 9_500],
    [10, 9_000],
  ])('of %i units costs the step that it reaches, for every unit', (quantity, unitPrice) => {
    expect(linePrice({ price: 10_000, quantity, stock: 50 }, [tiers])).toMatchObject({
      unitPrice,
      total: unitPrice * quantity,
      discount: (10_000 - unitPrice) * quantity,
      campaign: unitPrice === 10_000 ? null : tiers,
    });
  });

  it('uses the lowest price and adds no discounts', () => {
    const twelve = offer({ campaignCode: 'oniki', steps: [percent(12)] });
    const line = { price: 10_000, quantity: 10, stock: 50 };
    expect(linePrice(line, [tiers, twelve])).toMatchObject({ unitPrice: 8_800, campaign: twelve });
    expect(linePrice(line, [twelve, tiers])).toMatchObject({ unitPrice: 8_800, campaign: twelve });
  });

  it('combines bonus goods with a lower price, as far as the stock goes', () => {
    const line = { price: 10_000, quantity: 20, stock: 50 };
    expect(linePrice(line, [tiers, tenPlusOne])).toMatchObject({
      unitPrice: 9_000,
      bonusUnits: 2,
      bonusCampaign: tenPlusOne,
    });
    expect(linePrice({ ...line, stock: 21 }, [tenPlusOne]).bonusUnits).toBe(1);
    expect(linePrice({ ...line, stock: 20 }, [tenPlusOne])).toMatchObject({
      bonusUnits: 0,
      bonusCampaign: null,
    });
  });

  it('applies a limited campaign to reserved units only', () => {
    const limited = (reserved: number) =>
      offer({ steps: [percent(20)], right: { left: 5, reserved, until: null } });
    const line = { price: 10_000, quantity: 3, stock: 50 };
    expect(linePrice(line, [limited(0)])).toMatchObject({ unitPrice: 10_000, campaign: null });
    expect(linePrice(line, [limited(2)])).toMatchObject({ unitPrice: 10_000, campaign: null });
    expect(linePrice(line, [limited(3)]).unitPrice).toBe(8_000);
  });

  it('names disaster relief at an unchanged price, unless another campaign lowers it', () => {
    const relief = offer({ campaignCode: 'afet_destek_hijyen', kind: 'disasterRelief' });
    const line = { price: 10_000, quantity: 5, stock: 50 };
    expect(linePrice(line, [relief])).toMatchObject({ unitPrice: 10_000, campaign: relief });
    expect(linePrice(line, [relief, tiers])).toMatchObject({ unitPrice: 9_500, campaign: tiers });
    expect(linePrice(line, [tiers, relief]).campaign).toBe(tiers);
  });
});

it('counts bonus goods for each full portion, and returns the most generous bonus', () => {
  expect([9, 10, 19, 20].map((quantity) => bonusUnits(quantity, { buy: 10, get: 1 }))).toEqual([0, 1, 1, 2]);
  const fivePlusOne = offer({ bonus: { buy: 5, get: 1 } });
  const twentyPlusFour = offer({ bonus: { buy: 20, get: 4 } });
  expect(bonusOf([tenPlusOne, twentyPlusFour, fivePlusOne])).toBe(fivePlusOne);
  expect(bonusOf([tiers])).toBeNull();
});

it('returns the same prices by quantity to an optimiser', () => {
  const three = offer({ steps: [percent(3)] });
  const plain = { price: 10_000, priceBreaks: [] };
  expect(priceTiers(plain, [tiers, three])).toEqual([
    { fromQuantity: 1, unitPrice: 9_700 },
    { fromQuantity: 5, unitPrice: 9_500 },
    { fromQuantity: 10, unitPrice: 9_000 },
  ]);
  expect(priceTiers(plain, [tenPlusOne])).toEqual([]);
  const priceBreaks = [
    { fromQuantity: 4, price: 9_800 },
    { fromQuantity: 8, price: 9_200 },
  ];
  expect(priceTiers({ ...plain, priceBreaks }, [tiers])).toEqual([
    { fromQuantity: 4, unitPrice: 9_800 },
    { fromQuantity: 5, unitPrice: 9_500 },
    { fromQuantity: 8, unitPrice: 9_200 },
    { fromQuantity: 10, unitPrice: 9_000 },
  ]);
});

const anyStep = fc.record({
  fromQuantity: fc.integer({ min: 1, max: 20 }),
  percent: fc.integer({ min: 0, max: 99 }),
  amount: fc.integer({ min: 0, max: 20_000 }),
});
const anyCampaign = fc
  .record({
    steps: fc.array(anyStep, { maxLength: 4 }),
    bonus: fc.option(
      fc.record({ buy: fc.integer({ min: 1, max: 12 }), get: fc.integer({ min: 1, max: 3 }) }),
    ),
    right: fc.option(
      fc.record({
        left: fc.integer({ min: 0, max: 9 }),
        reserved: fc.integer({ min: 0, max: 30 }),
        until: fc.constant(null),
      }),
    ),
  })
  .map(({ steps, ...parts }) =>
    offer({ ...parts, steps: steps.toSorted((a, b) => a.fromQuantity - b.fromQuantity) }),
  );
const anyBreak = fc.record({
  fromQuantity: fc.integer({ min: 1, max: 25 }),
  price: fc.integer({ min: 1, max: 5_000_000 }),
});
const anyLine = fc.record({
  price: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 30 }),
  stock: fc.integer({ min: 0, max: 60 }),
  priceBreaks: fc.array(anyBreak, { maxLength: 5 }),
  bonus: fc.option(fc.record({ buy: fc.integer({ min: 1, max: 12 }), get: fc.integer({ min: 1, max: 3 }) })),
});

it('never discounts below 0 or above the price, in whole kuruş, with any campaigns', () => {
  fc.assert(
    fc.property(anyLine, fc.array(anyCampaign, { maxLength: 5 }), (line, campaigns) => {
      const price = linePrice(line, campaigns);
      expect(Number.isSafeInteger(price.unitPrice)).toBe(true);
      expect(price.unitPrice).toBeGreaterThanOrEqual(1);
      expect(price.unitPrice).toBeLessThanOrEqual(line.price);
      expect(price.discount).toBeGreaterThanOrEqual(0);
      expect(price.total + price.discount).toBe(price.ownPrice * line.quantity);
      expect(price.ownPrice).toBeLessThanOrEqual(line.price);
      // A campaign is named exactly when the line has a discount from a campaign.
      expect(price.campaign === null).toBe(price.discount === 0);
      expect(price.bonusUnits === 0 && price.bonusCampaign !== null).toBe(false);
      expect(price.bonusUnits).toBeGreaterThanOrEqual(0);
      expect(line.quantity + price.bonusUnits).toBeLessThanOrEqual(Math.max(line.stock, line.quantity));
    }),
  );
});

it('does not depend on the order of the campaigns', () => {
  fc.assert(
    fc.property(anyLine, fc.array(anyCampaign, { maxLength: 5 }), (line, campaigns) => {
      const [there, back] = [campaigns, campaigns.toReversed()].map((each) => linePrice(line, each));
      expect(back?.unitPrice).toBe(there?.unitPrice);
      expect(back?.bonusUnits).toBe(there?.bonusUnits);
    }),
  );
});

it('gives tiers that price every quantity as the line does', () => {
  fc.assert(
    fc.property(anyLine, fc.array(anyCampaign, { maxLength: 5 }), (line, all) => {
      const campaigns = all.map((each) => ({ ...each, right: null }));
      const tier = priceTiers(line, campaigns).findLast((each) => each.fromQuantity <= line.quantity);
      expect(tier?.unitPrice ?? line.price).toBe(linePrice(line, campaigns).unitPrice);
    }),
  );
});

it('uses the bonus that is best at the quantity, not the best in the long run', () => {
  const fivePlusOne = offer({ campaignCode: '5_1', bonus: { buy: 5, get: 1 } });
  const tenPlusThree = offer({ campaignCode: '10_3', bonus: { buy: 10, get: 3 } });
  const at = (quantity: number) =>
    linePrice({ price: 1000, quantity, stock: 99 }, [tenPlusThree, fivePlusOne]);
  expect(at(5)).toMatchObject({ bonusUnits: 1, bonusCampaign: fivePlusOne });
  expect(at(10)).toMatchObject({ bonusUnits: 3, bonusCampaign: tenPlusThree });
});

/**
 * The product rule on overlapping campaigns, implemented independently of the tested code: each campaign is
 * tried alone in exact integer arithmetic, and the buyer gets the lowest unit price and the largest bonus.
 */
function oracle(
  { price, quantity, stock, priceBreaks = [], bonus: own = null }: CampaignLine,
  campaigns: readonly CampaignOffer[],
): { unitPrice: number; bonusUnits: number } {
  let cheapest = BigInt(price);
  let most = own ? own.get * ((quantity - (quantity % own.buy)) / own.buy) : 0;
  for (const each of priceBreaks)
    if (quantity >= each.fromQuantity && BigInt(each.price) < cheapest) cheapest = BigInt(each.price);
  for (const { steps, bonus, right } of campaigns) {
    if (right && right.reserved < quantity) continue;
    let reached: CampaignOffer['steps'][number] | null = null;
    for (const step of steps) if (step.fromQuantity <= quantity) reached = step;
    if (reached) {
      // Half a kuruş rounds up: floor((2·p·x + 100) / 200).
      const share = (2n * BigInt(price) * BigInt(reached.percent) + 100n) / 200n;
      const rest = BigInt(price) - share - BigInt(reached.amount);
      const unit = rest < 1n ? 1n : rest;
      if (unit < cheapest) cheapest = unit;
    }
    let gifts = 0;
    for (let paid = bonus?.buy ?? Infinity; paid <= quantity; paid += bonus?.buy ?? 0)
      gifts += bonus?.get ?? 0;
    if (gifts > most) most = gifts;
  }
  const room = stock > quantity ? stock - quantity : 0;
  return { unitPrice: Number(cheapest), bonusUnits: most < room ? most : room };
}

it('equals an independent implementation of the rule, over random overlapping campaigns', () => {
  const ordered = anyCampaign.map((each) => ({
    ...each,
    steps: each.steps.toSorted((a, b) => a.fromQuantity - b.fromQuantity),
  }));
  fc.assert(
    fc.property(anyLine, fc.array(ordered, { maxLength: 6 }), (line, campaigns) => {
      const { unitPrice, bonusUnits: given } = linePrice(line, campaigns);
      expect({ unitPrice, bonusUnits: given }).toEqual(oracle(line, campaigns));
    }),
    { numRuns: 5000 },
  );
});
