import { appealStates, scoreEventKinds, sellerBadgeIds } from '@havan/domain/score-event';
import { scoreParts } from '@havan/domain/seller-score';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, done, id, instant, isoDay, nothing, pageOf, pageSize } from '../primitives.ts';

const part = v.picklist(scoreParts);

const scoreSchemas = {
  summary: 'The score of the company as a seller with what it is made of, and what would raise it most.',
  request: nothing,
  result: v.object({
    /** 0 to 10. */
    score: v.number(),
    /** The score shown to buyers, in tenths; null with too few orders. */
    shownTenths: v.nullable(v.number()),
    isShown: v.boolean(),
    isSettled: v.boolean(),
    /** Faultless orders until the score of the filter; null when they are out of sight. */
    ordersToTop: v.nullable(v.number()),
    parts: v.array(
      v.object({
        part,
        /** 0 to 1. */
        value: v.number(),
        facts: v.number(),
        buyers: v.number(),
        /** How much of the value comes from facts, 0 to 1. */
        confidence: v.number(),
        /** How much higher the score would be had every fact been good. */
        gain: v.number(),
        /** The first day on which its facts count. */
        since: isoDay,
      }),
    ),
  }),
};

/** Only while the feature `myScorePage` is on. */
export const getScore = defineCall<typeof scoreSchemas>()({
  method: 'GET',
  path: 'Users/GetScore',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
});

export const scoreAppeal = v.object({
  state: v.picklist(appealStates),
  text: v.string(),
  sentAt: instant,
  /** The market's decision with its reason; null before it. */
  ruling: v.nullable(v.string()),
});

const scoreEventsSchemas = {
  summary:
    'The facts that lower the score of the company, the latest first: the order, the effect, until when, the appeal.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(
    v.object({
      part,
      kind: v.picklist(scoreEventKinds),
      orderId: id,
      buyerName: v.string(),
      at: instant,
      /** Minutes that an order left late; null for anything else. */
      lateMinutes: v.nullable(v.number()),
      /** Units that were not supplied, of how many; null for anything else. */
      missing: v.nullable(v.object({ units: v.number(), of: v.number() })),
      rating: v.nullable(v.number()),
      /** Its effect on the score now; 0 once an appeal was accepted. */
      effect: v.number(),
      /** When it no longer counts. */
      endsAt: instant,
      /** Until when an appeal can be sent; null when it cannot be. */
      appealUntil: v.nullable(instant),
      appeal: v.nullable(scoreAppeal),
    }),
  ),
};
export type ScoreEvent = v.InferOutput<typeof scoreEventsSchemas.result>['items'][number];

export const getScoreEvents = defineCall<typeof scoreEventsSchemas>()({
  method: 'GET',
  path: 'Users/GetScoreEvents',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
});

const appealSchemas = {
  summary:
    'Asks the market to take a fact out of the score, once a fact; a rating is reported in the same way.',
  request: v.strictObject({
    orderId: id,
    part,
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(10, 'Neden doğru olmadığını en az 10 karakterle anlatın.'),
      v.maxLength(1000, 'En fazla 1.000 karakter yazabilirsiniz.'),
    ),
  }),
  result: done,
};

export const appealScore = defineCall<typeof appealSchemas>()({
  method: 'POST',
  path: 'Users/AppealScore',
  encoding: 'json',
  access: 'seller',
  area: 'salesPanel',
  right: 'sell',
});

const badgesSchemas = {
  summary: 'The badges that the company has or can earn as a seller, with the reason of each.',
  request: nothing,
  result: v.object({
    badges: v.array(
      v.object({
        badge: v.picklist(sellerBadgeIds),
        isHeld: v.boolean(),
        /** The brands of an authorised seller, with the day until which. */
        brands: v.array(v.object({ name: v.string(), until: v.nullable(isoDay) })),
      }),
    ),
  }),
};

/** Only while the feature `userBadges` is on (specification §7 "Users (… badges)"). */
export const getBadges = defineCall<typeof badgesSchemas>()({
  method: 'GET',
  path: 'Users/GetBadges',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
});

export const scoreCalls = {
  getScore: withSchemas(getScore, scoreSchemas),
  getScoreEvents: withSchemas(getScoreEvents, scoreEventsSchemas),
  appealScore: withSchemas(appealScore, appealSchemas),
  getBadges: withSchemas(getBadges, badgesSchemas),
};
