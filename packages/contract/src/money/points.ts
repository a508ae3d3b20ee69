import { pointsMovementKinds } from '@havan/domain/points';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, pageOf, pageSize } from '../primitives.ts';

export const pointsMovement = v.object({
  entryId: id,
  at: instant,
  kind: v.picklist(pointsMovementKinds),
  /** Negative where points left. */
  points: v.number(),
  orderId: v.nullable(id),
});

const getLoyaltyPointsSchemas = {
  summary:
    'Loyalty points of the company: what it has, what open orders will bring, and the movements, newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: v.object({
    /** One point pays one kuruş. */
    balance: v.number(),
    /** Points that orders under way earn when they are completed. */
    expected: v.number(),
    movements: pageOf(pointsMovement),
  }),
};

export const getLoyaltyPoints = defineCall<typeof getLoyaltyPointsSchemas>()({
  method: 'GET',
  path: 'Users/LoyaltyPoints',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

export const pointsCalls = { getLoyaltyPoints: withSchemas(getLoyaltyPoints, getLoyaltyPointsSchemas) };
