import { campaignListingsMax, sellerCampaignKinds } from '@havan/domain/campaign-terms';
import { campaignKinds, campaignStates } from '@havan/domain/campaign';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import {
  cursor,
  done,
  flagText,
  id,
  idText,
  instant,
  isoDay,
  kurus,
  nothing,
  pageOf,
  pageSize,
  quantity,
} from '../primitives.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const limit = v.nullable(quantity);

/** Reduction of a unit's price from a quantity on. */
const step = v.strictObject({
  fromQuantity: quantity,
  percent: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99)),
  amount: v.pipe(kurus, v.minValue(0)),
});
const bonus = v.nullable(v.strictObject({ buy: quantity, get: quantity }));

/** Terms of a campaign by its seller; `campaignProblems` of the domain lists their problems. */
const campaignTerms = {
  kind: v.picklist(sellerCampaignKinds),
  title: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  steps: v.pipe(v.array(step), v.maxLength(10)),
  bonus,
  startsAt: instant,
  endsAt: instant,
  unitLimit: limit,
  companyLimit: limit,
};

/** Sales under a campaign; amounts in kuruş. */
const campaignResult = v.object({
  orders: count,
  companies: count,
  units: count,
  /** Paid price of the goods. */
  income: kurus,
  /** Total reduction for buyers. */
  discount: kurus,
  /** Units that were delivered free of charge. */
  bonusUnits: count,
});
export type CampaignResult = v.InferOutput<typeof campaignResult>;

/** Sales of its goods in an equally long time before it began: an estimate of the sales without it. */
const campaignBaseline = v.object({ units: count, income: kurus, days: v.number() });

const sellerCampaign = v.object({
  campaignId: id,
  code: v.string(),
  title: v.string(),
  kind: v.picklist(campaignKinds),
  state: v.picklist(campaignStates),
  /** The gain as a sentence. */
  rule: v.string(),
  startsAt: instant,
  endsAt: instant,
  /** Whether its seller has stopped it: `endsAt` is then the end of the time of reservations in carts. */
  isStopping: v.boolean(),
  /** The planned end when it is resumed; null while it is not paused. */
  pausedUntil: v.nullable(instant),
  /** Why the market paused it, and only the market resumes it; null otherwise. */
  pauseReason: v.nullable(v.string()),
  /** Number of listings that take part; null for all of the company. */
  listings: v.nullable(count),
  unitLimit: limit,
  unitsLeft: v.nullable(count),
  companyLimit: limit,
  result: campaignResult,
  /** Null before it has begun. */
  baseline: v.nullable(campaignBaseline),
  version,
});
export type SellerCampaign = v.InferOutput<typeof sellerCampaign>;

const visitSchemas = {
  summary: 'Notes that the campaign panel was opened; answers when this user opened it before.',
  request: nothing,
  result: v.object({ lastVisitAt: v.nullable(instant), visits: count }),
};

export const visitCampaignPanel = defineCall<typeof visitSchemas>()({
  method: 'POST',
  path: 'Campaigns/SellerCampaignsPanelVisit',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
});

const listSchemas = {
  summary:
    'Campaigns of the company with what they sold, the newest first, and how many stand in each state.',
  request: v.strictObject({
    state: v.optional(v.picklist(campaignStates)),
    q: v.optional(v.pipe(v.string(), v.maxLength(100))),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(sellerCampaign).entries,
    counts: v.object({ draft: count, scheduled: count, running: count, ended: count }),
  }),
};

export const getSellerCampaigns = defineCall<typeof listSchemas>()({
  method: 'GET',
  path: 'Campaigns/GetSellerCampaigns',
  encoding: 'query',
  access: 'seller',
  area: 'campaignPanel',
});

const detail = v.object({
  campaign: sellerCampaign,
  description: v.string(),
  steps: v.array(step),
  bonus,
  /** Chosen listings; empty when all of the company take part. */
  listingIds: v.array(id),
});
export type SellerCampaignDetail = v.InferOutput<typeof detail>;

const detailSchemas = {
  summary: 'One campaign of the company with its terms, its listings and what it sold.',
  request: v.strictObject({ campaignId: idText }),
  result: detail,
};

export const getSellerCampaign = defineCall<typeof detailSchemas>()({
  method: 'GET',
  path: 'Campaigns/GetSellerCampaign',
  encoding: 'query',
  access: 'seller',
  area: 'campaignPanel',
});

/** A listing in one of the company's campaigns. */
const campaignProduct = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  expiration: v.nullable(isoDay),
  stock: count,
  campaignId: id,
  campaignTitle: v.string(),
  campaignState: v.picklist(campaignStates),
  rule: v.string(),
  endsAt: instant,
  price: kurus,
  /** Price of a unit under this campaign at its minimum quantity; unchanged when it gives bonus units. */
  campaignPrice: kurus,
  result: campaignResult,
});
export type CampaignProduct = v.InferOutput<typeof campaignProduct>;

const productsSchemas = {
  summary:
    'Listings of the company in its campaigns, a page at a time; by default of those that run or are planned.',
  request: v.strictObject({
    campaignId: v.optional(idText),
    state: v.optional(v.picklist(campaignStates)),
    q: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Only listings without a sale under their campaign. */
    unsold: v.optional(flagText),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(campaignProduct),
};

export const getCampaignProducts = defineCall<typeof productsSchemas>()({
  method: 'GET',
  path: 'Campaigns/GetSellerCampaignProducts',
  encoding: 'query',
  access: 'seller',
  area: 'campaignPanel',
});

const listingIds = v.pipe(v.array(id), v.maxLength(campaignListingsMax));

const saveSchemas = {
  summary:
    'Writes a campaign: a new draft, a draft or a plan anew, or a running one as far as it gets no worse for buyers.',
  request: v.strictObject({
    ...campaignTerms,
    /** Absent for a new campaign. */
    campaignId: v.optional(id),
    /** Version of the campaign that was read; another one is a conflict. */
    version: v.optional(version),
    listingIds,
  }),
  result: detail,
};

export const saveCampaign = defineCall<typeof saveSchemas>()({
  method: 'POST',
  path: 'Campaigns/Save',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

const which = v.strictObject({ campaignId: id, version });

const scheduleSchemas = {
  summary: 'Publishes a draft: it starts by itself, at once where its time has come.',
  request: v.strictObject({
    ...which.entries,
    /** Whether the seller accepts that some listings sell below their cost. */
    acceptsLoss: v.optional(v.boolean()),
  }),
  result: detail,
};

export const scheduleCampaign = defineCall<typeof scheduleSchemas>()({
  method: 'POST',
  path: 'Campaigns/Schedule',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

const unscheduleSchemas = {
  summary: 'Takes a planned campaign back to a draft.',
  request: which,
  result: detail,
};

export const unscheduleCampaign = defineCall<typeof unscheduleSchemas>()({
  method: 'POST',
  path: 'Campaigns/Unschedule',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

const endSchemas = {
  summary: 'Stops a running campaign. Buyers who have it in the cart keep it for fifteen minutes.',
  request: which,
  result: detail,
};

export const endCampaign = defineCall<typeof endSchemas>()({
  method: 'POST',
  path: 'Campaigns/End',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

const pauseSchemas = {
  summary:
    'Pauses a running campaign. Buyers who have it in the cart keep it for fifteen minutes; until its end it can be resumed.',
  request: which,
  result: detail,
};

export const pauseCampaign = defineCall<typeof pauseSchemas>()({
  method: 'POST',
  path: 'Campaigns/Pause',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

const resumeSchemas = {
  summary: 'Goes on with a paused campaign under its limits, to the end that it had.',
  request: which,
  result: detail,
};

export const resumeCampaign = defineCall<typeof resumeSchemas>()({
  method: 'POST',
  path: 'Campaigns/Resume',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

const copySchemas = {
  summary: 'Makes a draft with the terms and listings of a campaign, to begin now and to last as long.',
  request: v.strictObject({ campaignId: id }),
  result: detail,
};

export const copyCampaign = defineCall<typeof copySchemas>()({
  method: 'POST',
  path: 'Campaigns/Copy',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

const deleteSchemas = {
  summary: 'Deletes a draft.',
  request: v.strictObject({ campaignId: id }),
  result: done,
};

export const deleteCampaign = defineCall<typeof deleteSchemas>()({
  method: 'POST',
  path: 'Campaigns/Delete',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
  right: 'sell',
  idempotent: true,
});

export const sellerCampaignCalls = {
  visitCampaignPanel: withSchemas(visitCampaignPanel, visitSchemas),
  getSellerCampaigns: withSchemas(getSellerCampaigns, listSchemas),
  getSellerCampaign: withSchemas(getSellerCampaign, detailSchemas),
  getCampaignProducts: withSchemas(getCampaignProducts, productsSchemas),
  saveCampaign: withSchemas(saveCampaign, saveSchemas),
  scheduleCampaign: withSchemas(scheduleCampaign, scheduleSchemas),
  unscheduleCampaign: withSchemas(unscheduleCampaign, unscheduleSchemas),
  endCampaign: withSchemas(endCampaign, endSchemas),
  pauseCampaign: withSchemas(pauseCampaign, pauseSchemas),
  resumeCampaign: withSchemas(resumeCampaign, resumeSchemas),
  copyCampaign: withSchemas(copyCampaign, copySchemas),
  deleteCampaign: withSchemas(deleteCampaign, deleteSchemas),
};
