import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { isoDay, kurus, nothing } from '../primitives.ts';

const tier = v.object({ from: kurus, basisPoints: v.number() });

const getTurnoverBonusSchemas = {
  summary:
    'The turnover of this month among the bonus tiers, what is missing to the next, and what was paid before.',
  request: nothing,
  result: v.object({
    /** The first day of this month. */
    month: isoDay,
    /** Goods of completed orders less what went back. */
    turnover: kurus,
    basisPoints: v.number(),
    bonus: kurus,
    next: v.nullable(v.object({ ...tier.entries, missing: kurus })),
    tiers: v.array(tier),
    /** The last twelve, the newest first. */
    paid: v.array(v.object({ month: isoDay, turnover: kurus, basisPoints: v.number(), amount: kurus })),
  }),
};

export const getTurnoverBonus = defineCall<typeof getTurnoverBonusSchemas>()({
  method: 'GET',
  path: 'Users/GetTurnoverBonus',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
});

export const turnoverBonusCalls = {
  getTurnoverBonus: withSchemas(getTurnoverBonus, getTurnoverBonusSchemas),
};
