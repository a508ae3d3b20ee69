import { campaignKinds } from '@havan/domain/campaign';
import * as v from 'valibot';
import { instant, kurus, quantity } from '../primitives.ts';

/**
 * A campaign that runs for a listing; `linePrice` of the domain computes the price from it in the apps and on the
 * server.
 */
export const campaignOffer = v.object({
  campaignCode: v.string(),
  title: v.string(),
  kind: v.picklist(campaignKinds),
  endsAt: instant,
  /** Whether the market pays its discount; otherwise its seller does. */
  isOfMarket: v.boolean(),
  /** By ascending quantity: the last step that a quantity reaches prices every unit. */
  steps: v.array(v.object({ fromQuantity: quantity, percent: v.number(), amount: kurus })),
  /** "Mal fazlası": for every `buy` paid units, `get` further units are free. */
  bonus: v.nullable(v.object({ buy: quantity, get: quantity })),
  /** For a limited campaign: units that the company may still reserve, and those reserved for this line. */
  right: v.nullable(v.object({ left: v.number(), reserved: v.number(), until: v.nullable(instant) })),
});
