import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, done, id, idText, instant, isoDay, kurus, pageOf, pageSize } from '../primitives.ts';

/** How the price of a listing follows the cheapest offer of others; amounts in kuruş. */
const ruleTerms = {
  /** How much cheaper than that offer; 0 draws level. */
  undercut: kurus,
  floor: kurus,
  ceiling: kurus,
  /** Least time between two changes, in minutes. */
  pauseMinutes: v.pipe(v.number(), v.safeInteger(), v.maxValue(10_080)),
  isOn: v.boolean(),
};

const priceRule = v.object({
  ...ruleTerms,
  /** The rule in words. */
  words: v.string(),
  /** When it last moved the price, and when it was last asked; null before. */
  changedAt: v.nullable(instant),
  checkedAt: v.nullable(instant),
  /** Its sentence at that moment. */
  sentence: v.string(),
});
export type StoredPriceRule = v.InferOutput<typeof priceRule>;

const answer = v.object({
  rule: v.nullable(priceRule),
  /** The least price without a loss; null while the cost is not known. No floor may lie beneath it. */
  breakEven: v.nullable(kurus),
  /** The last fifty prices that the rule has set, the newest first. */
  log: v.array(v.object({ at: instant, before: kurus, after: kurus, sentence: v.string() })),
});

const getPriceRuleSchemas = {
  summary: 'The price rule of a listing with what it has done; null when there is none.',
  request: v.strictObject({ listingId: idText }),
  result: answer,
};

export const getPriceRule = defineCall<typeof getPriceRuleSchemas>()({
  method: 'GET',
  path: 'Listings/GetPriceRule',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const setPriceRuleSchemas = {
  summary: 'Writes the price rule of a listing; a job follows it, never past its floor and its ceiling.',
  request: v.strictObject({ listingId: id, ...ruleTerms }),
  result: answer,
};

export const setPriceRule = defineCall<typeof setPriceRuleSchemas>()({
  method: 'POST',
  path: 'Listings/SetPriceRule',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

const deletePriceRuleSchemas = {
  summary: 'Takes the price rule of a listing away; its price stays.',
  request: v.strictObject({ listingId: id }),
  result: done,
};

export const deletePriceRule = defineCall<typeof deletePriceRuleSchemas>()({
  method: 'POST',
  path: 'Listings/DeletePriceRule',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

/** How a rule stands: it runs, it runs and the price lies at its floor, or it is off. */
export const priceRuleStates = ['running', 'atFloor', 'off'] as const;
export type PriceRuleState = (typeof priceRuleStates)[number];

const listedRule = v.object({
  listingId: id,
  productName: v.string(),
  productImageUrl: v.string(),
  expiration: v.nullable(isoDay),
  price: kurus,
  floor: kurus,
  ceiling: kurus,
  state: v.picklist(priceRuleStates),
  words: v.string(),
  /** When it last moved the price; null before. */
  changedAt: v.nullable(instant),
  sentence: v.string(),
});
export type ListedPriceRule = v.InferOutput<typeof listedRule>;

const getPriceRulesSchemas = {
  summary: 'The price rules of the company, the last that moved a price first.',
  request: v.strictObject({
    state: v.optional(v.picklist(priceRuleStates)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(listedRule).entries,
    counts: v.object(v.entriesFromList(priceRuleStates, v.number())),
    /** Since when all of them rest; null while they work. */
    stoppedAt: v.nullable(instant),
  }),
};

export const getPriceRules = defineCall<typeof getPriceRulesSchemas>()({
  method: 'GET',
  path: 'Listings/GetPriceRules',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const stopPriceRulesSchemas = {
  summary: 'Stops all price rules of the company, or lets them go on as they were.',
  request: v.strictObject({ isStopped: v.boolean() }),
  result: v.object({ stoppedAt: v.nullable(instant) }),
};

export const stopPriceRules = defineCall<typeof stopPriceRulesSchemas>()({
  method: 'POST',
  path: 'Listings/StopPriceRules',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

export const priceRuleCalls = {
  getPriceRules: withSchemas(getPriceRules, getPriceRulesSchemas),
  stopPriceRules: withSchemas(stopPriceRules, stopPriceRulesSchemas),
  getPriceRule: withSchemas(getPriceRule, getPriceRuleSchemas),
  setPriceRule: withSchemas(setPriceRule, setPriceRuleSchemas),
  deletePriceRule: withSchemas(deletePriceRule, deletePriceRuleSchemas),
};
