import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, isoDay, kurus, nothing } from '../../primitives.ts';

const finance = ['finance'] as const;

const tier = v.object({
  from: v.pipe(
    kurus,
    v.minValue(1, 'Ciro sıfırdan büyük olmalı.'),
    v.maxValue(100_000_000_000, 'Ciro en fazla 1.000.000.000 TL olabilir.'),
  ),
  /** Hundredths of a percent. */
  basisPoints: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(1, 'Oran en az %0,01 olmalı.'),
    v.maxValue(1000, 'Oran en fazla %10 olabilir.'),
  ),
});
const tierSet = v.object({
  /** The first day of the month from which the tiers apply. */
  validFrom: isoDay,
  tiers: v.array(tier),
});
export type BonusTierSet = v.InferOutput<typeof tierSet>;

const getBonusTiersSchemas = {
  summary: 'The tiers of the turnover bonus, and the sellers that are nearest to their next tier this month.',
  request: nothing,
  result: v.object({
    current: v.nullable(tierSet),
    /** Tiers that apply from a later month on. */
    coming: v.array(tierSet),
    /** The first month that may be changed. */
    firstChange: isoDay,
    /** At most fifty, those with the smallest missing amount first. */
    standings: v.array(
      v.object({
        companyId: id,
        companyName: v.string(),
        turnover: kurus,
        basisPoints: v.number(),
        bonus: kurus,
        next: v.nullable(v.object({ ...tier.entries, missing: kurus })),
      }),
    ),
  }),
};
export type BonusOverview = v.InferOutput<typeof getBonusTiersSchemas.result>;
export const getBonusTiers = defineCall<typeof getBonusTiersSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetBonusTiers',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const saveBonusTiersSchemas = {
  summary: 'Sets the tiers from a coming month on; the running month keeps what sellers were promised.',
  request: v.strictObject({
    validFrom: isoDay,
    tiers: v.pipe(
      v.array(tier),
      v.minLength(1, 'En az bir basamak gerekir.'),
      v.maxLength(10, 'En fazla 10 basamak olabilir.'),
    ),
  }),
  result: tierSet,
};
export const saveBonusTiers = defineCall<typeof saveBonusTiersSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveBonusTiers',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const bonusTierCalls = {
  getBonusTiers: withSchemas(getBonusTiers, getBonusTiersSchemas),
  saveBonusTiers: withSchemas(saveBonusTiers, saveBonusTiersSchemas),
};
