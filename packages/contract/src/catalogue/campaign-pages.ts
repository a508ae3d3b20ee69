import { campaignKinds } from '@havan/domain/campaign';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, idText, instant, kurus, pageOf, pageSize, quantity } from '../primitives.ts';

/** Code of a campaign, as it stands in its address (specification §2.2). */
export const campaignCode = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

/** A running campaign with the data of its card and page. */
export const campaignSummary = v.object({
  campaignCode: v.string(),
  title: v.string(),
  description: v.string(),
  kind: v.picklist(campaignKinds),
  startsAt: instant,
  endsAt: instant,
  /** Whether the market pays its discount; otherwise its seller does. */
  isOfMarket: v.boolean(),
  seller: v.nullable(v.object({ sellerId: id, sellerUsername: v.string() })),
  /** Only products in this category and its subcategories. */
  category: v.nullable(v.object({ categoryId: id, categoryName: v.string() })),
  steps: v.array(v.object({ fromQuantity: quantity, percent: v.number(), amount: kurus })),
  bonus: v.nullable(v.object({ buy: quantity, get: quantity })),
  /** Number of chosen listings; null when all of the seller take part. */
  listingCount: v.nullable(v.number()),
  /** Units over all companies, and the remaining ones; null without such a limit. */
  unitLimit: v.nullable(v.number()),
  unitsLeft: v.nullable(v.number()),
  companyLimit: v.nullable(v.number()),
  /** Pack shots; only for users whom the flag `campaignImageProofOfConcept` names (specification §6). */
  productImageUrls: v.array(v.string()),
});
export type CampaignSummary = v.InferOutput<typeof campaignSummary>;

const kinds = v.pipe(
  v.string(),
  v.maxLength(120),
  v.transform((text) => text.split(',')),
  v.array(v.picklist(campaignKinds)),
);

const getCampaignsSchemas = {
  summary: 'The campaigns that run now, the first to end first.',
  request: v.strictObject({
    /** Filters of campaigns: refused while the flag `separateCampaignFilters` is off. */
    kind: v.optional(kinds),
    bearer: v.optional(v.picklist(['market', 'seller'])),
    /** Campaigns of this category and its subcategories, and those for every category. */
    categoryId: v.optional(idText),
    sellerId: v.optional(idText),
    tagId: v.optional(idText),
    specialDayId: v.optional(idText),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(campaignSummary).entries,
    /** Number of running campaigns by kind, whatever kind was requested; null after the first page. */
    kinds: v.nullable(v.array(v.object({ kind: v.picklist(campaignKinds), count: v.number() }))),
  }),
};

export const getCampaigns = defineCall<typeof getCampaignsSchemas>()({
  method: 'GET',
  path: 'Campaigns/GetCampaigns',
  encoding: 'query',
  access: 'signedIn',
});

const getCampaignSchemas = {
  summary: 'A campaign that runs or has ended.',
  request: v.strictObject({ campaignCode }),
  result: v.object({
    ...campaignSummary.entries,
    state: v.picklist(['running', 'ended']),
    /** Units that the requesting company may still take; null without a limit. */
    ownUnitsLeft: v.nullable(v.number()),
  }),
};

export const getCampaign = defineCall<typeof getCampaignSchemas>()({
  method: 'GET',
  path: 'Campaigns/GetCampaign',
  encoding: 'query',
  access: 'signedIn',
});

export const campaignStreamSchemas = {
  summary: 'The units left of a limited campaign as server-sent events, one whenever they change.',
  request: v.strictObject({ campaignCode }),
  result: v.string(),
};

/** A stream that the page of a limited campaign holds open; it answers no envelope, so it is not one of `calls`. */
export const campaignStream = defineCall<typeof campaignStreamSchemas>()({
  method: 'GET',
  path: 'Campaigns/UnitsLeftStream',
  encoding: 'query',
  access: 'signedIn',
});

export const campaignPageCalls = {
  getCampaigns: withSchemas(getCampaigns, getCampaignsSchemas),
  getCampaign: withSchemas(getCampaign, getCampaignSchemas),
};
