import { campaignKinds } from '@havan/domain/campaign';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, id, idText, instant, kurus, nothing, pageOf, pageSize } from '../../primitives.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** States of published campaigns. The back office shows no drafts, which belong to their sellers. */
export const operatorCampaignStates = ['scheduled', 'running', 'paused', 'ended'] as const;
export type OperatorCampaignState = (typeof operatorCampaignStates)[number];

const operatorCampaign = v.object({
  campaignId: id,
  code: v.string(),
  title: v.string(),
  kind: v.picklist(campaignKinds),
  rule: v.string(),
  state: v.picklist(operatorCampaignStates),
  /** Whether it is being stopped: it ends when the fifteen minutes of reservations in carts have passed. */
  isStopping: v.boolean(),
  /** Null for a campaign of the market, which pays for its discount. */
  sellerName: v.nullable(v.string()),
  startsAt: instant,
  endsAt: instant,
  /** The planned end when it is resumed; null while it is not paused. */
  pausedUntil: v.nullable(instant),
  /** The reason for which the market paused it. */
  pauseReason: v.nullable(v.string()),
  unitLimit: v.nullable(count),
  unitsLeft: v.nullable(count),
  orders: count,
  units: count,
  /** Paid price of the goods. */
  income: kurus,
  /** Total reduction for buyers: the cost of the campaign's owner. */
  discount: kurus,
});
export type OperatorCampaign = v.InferOutput<typeof operatorCampaign>;

const getOperatorCampaignsSchemas = {
  summary:
    'Published campaigns of the market and of sellers, the newest first, with what they sold and cost.',
  request: v.strictObject({
    state: v.optional(v.picklist(operatorCampaignStates)),
    bearer: v.optional(v.picklist(['market', 'seller'])),
    search: v.optional(v.pipe(v.string(), v.maxLength(100))),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(operatorCampaign).entries,
    /** Total cost of the market's own campaigns; only with the first page. */
    costOfMarket: v.nullable(kurus),
  }),
};
export const getOperatorCampaigns = defineCall<typeof getOperatorCampaignsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCampaigns',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'finance'],
});

const getCampaignReachSchemas = {
  summary:
    'How many offers of how many sellers a campaign over a category, or over the market, would make cheaper now.',
  request: v.strictObject({ categoryId: v.optional(idText) }),
  result: v.object({ offers: count, sellers: count }),
};
export const getCampaignReach = defineCall<typeof getCampaignReachSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCampaignReach',
  encoding: 'query',
  access: 'operator',
  roles: [],
});

const createMarketCampaignSchemas = {
  summary:
    'Publishes a percentage off that the market bears, over a category or over all; it begins at its time.',
  request: v.strictObject({
    title: v.pipe(v.string(), v.trim()),
    description: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    /** The category of the campaign; null for the whole market. */
    categoryId: v.nullable(id),
    percent: v.number(),
    /** Number of units of one line from which the campaign applies. */
    fromQuantity: v.number(),
    startsAt: instant,
    endsAt: instant,
    unitLimit: v.nullable(v.number()),
    companyLimit: v.nullable(v.number()),
  }),
  result: operatorCampaign,
};
export const createMarketCampaign = defineCall<typeof createMarketCampaignSchemas>()({
  method: 'POST',
  path: 'Backoffice/CreateCampaign',
  encoding: 'json',
  access: 'operator',
  roles: [],
});

const pauseSchemas = {
  summary:
    'Pauses a running campaign with a reason, which its seller reads; carts keep it for fifteen minutes.',
  request: v.strictObject({
    campaignId: id,
    reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)),
  }),
  result: operatorCampaign,
};
export const pauseMarketCampaign = defineCall<typeof pauseSchemas>()({
  method: 'POST',
  path: 'Backoffice/PauseCampaign',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const resumeSchemas = {
  summary: 'Goes on with a paused campaign to the end that it had.',
  request: v.strictObject({ campaignId: id }),
  result: operatorCampaign,
};
export const resumeMarketCampaign = defineCall<typeof resumeSchemas>()({
  method: 'POST',
  path: 'Backoffice/ResumeCampaign',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const offerTag = v.object({
  tagId: id,
  title: v.string(),
  description: v.string(),
  isShown: v.boolean(),
  /** Campaigns under it, including ended ones. */
  campaigns: v.array(v.object({ campaignId: id, title: v.string(), isOver: v.boolean() })),
});
export type OfferTag = v.InferOutput<typeof offerTag>;
const offerTags = v.object({ tags: v.array(offerTag) });

const getOfferTagsSchemas = {
  summary: 'The headings of special offers in their order, with the campaigns beneath each.',
  request: nothing,
  result: offerTags,
};
export const getOfferTags = defineCall<typeof getOfferTagsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetSpecialOfferTags',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const saveOfferTagSchemas = {
  summary: 'Writes a heading of special offers with the campaigns beneath it, or makes one.',
  request: v.strictObject({
    tagId: v.optional(id),
    title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
    description: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    isShown: v.boolean(),
    campaignIds: v.pipe(v.array(id), v.maxLength(200)),
  }),
  result: offerTags,
};
export const saveOfferTag = defineCall<typeof saveOfferTagSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveSpecialOfferTag',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const orderOfferTagsSchemas = {
  summary: 'Puts the headings of special offers into this order, which names each of them.',
  request: v.strictObject({ tagIds: v.pipe(v.array(id), v.maxLength(50)) }),
  result: offerTags,
};
export const orderOfferTags = defineCall<typeof orderOfferTagsSchemas>()({
  method: 'POST',
  path: 'Backoffice/OrderSpecialOfferTags',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const removeOfferTagSchemas = {
  summary: 'Removes a heading of special offers with its page; its campaigns go on.',
  request: v.strictObject({ tagId: id }),
  result: offerTags,
};
export const removeOfferTag = defineCall<typeof removeOfferTagSchemas>()({
  method: 'POST',
  path: 'Backoffice/RemoveSpecialOfferTag',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const marketCampaignCalls = {
  getCampaignReach: withSchemas(getCampaignReach, getCampaignReachSchemas),
  createMarketCampaign: withSchemas(createMarketCampaign, createMarketCampaignSchemas),
  getOperatorCampaigns: withSchemas(getOperatorCampaigns, getOperatorCampaignsSchemas),
  pauseMarketCampaign: withSchemas(pauseMarketCampaign, pauseSchemas),
  resumeMarketCampaign: withSchemas(resumeMarketCampaign, resumeSchemas),
  getOfferTags: withSchemas(getOfferTags, getOfferTagsSchemas),
  saveOfferTag: withSchemas(saveOfferTag, saveOfferTagSchemas),
  orderOfferTags: withSchemas(orderOfferTags, orderOfferTagsSchemas),
  removeOfferTag: withSchemas(removeOfferTag, removeOfferTagSchemas),
};
