import { campaignKinds } from '@havan/domain/campaign';
import * as v from 'valibot';
import { instant, kurus, quantity } from '../primitives.ts';

/** A campaign that runs for a listing; `linePrice` of the domain makes the same price of it on both sides of the wire. */
export const campaignOffer = v.object({
  campaignCode: v.string(),
  title: v.string(),
  kind: v.picklist(campaignKinds),
  endsAt: instant,
  /** Of the market, which bears its discount; else the seller's. */
  isOfMarket: v.boolean(),
  /** By ascending quantity: the last step that a quantity reaches prices every unit. */
  steps: v.array(v.object({ fromQuantity: quantity, percent: v.number(), amount: kurus })),
  /** "Mal fazlası": for every `buy` units paid, `get` more come along. */
  bonus: v.nullable(v.object({ buy: quantity, get: quantity })),
  /** Of a limited campaign: what the company may still reserve, and what it has reserved for this line. */
  right: v.nullable(v.object({ left: v.number(), reserved: v.number(), until: v.nullable(instant) })),
});
