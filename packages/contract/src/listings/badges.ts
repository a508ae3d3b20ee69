import { badgeApplicationStates } from '@havan/domain/brand-badge';
import { blueTickTypes } from '@havan/domain/company';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId } from '../identity/files.ts';
import { id, instant, isoDay, nothing } from '../primitives.ts';

export const badgeType = v.picklist([blueTickTypes.authorised, blueTickTypes.official]);

export const brandBadge = v.object({
  brandId: id,
  brandName: v.string(),
  type: badgeType,
  /** The last day of its document; null when the document does not expire. */
  until: v.nullable(isoDay),
});
export type BrandBadge = v.InferOutput<typeof brandBadge>;

export const badgeApplication = v.object({
  applicationId: id,
  brandId: id,
  brandName: v.string(),
  type: badgeType,
  documentUntil: isoDay,
  state: v.picklist(badgeApplicationStates),
  /** Why it was rejected or has ended; null otherwise. */
  reason: v.nullable(v.string()),
  appliedAt: instant,
  ruledAt: v.nullable(instant),
});
export type BadgeApplication = v.InferOutput<typeof badgeApplication>;

const getBrandBadgesSchemas = {
  summary: 'The badges of the company by brand, and what it has applied for, the newest first.',
  request: nothing,
  result: v.object({ badges: v.array(brandBadge), applications: v.array(badgeApplication) }),
};

export const getBrandBadges = defineCall<typeof getBrandBadgesSchemas>()({
  method: 'GET',
  path: 'Users/GetBrandBadges',
  encoding: 'query',
  access: 'seller',
  area: 'salesInfo',
});

const findBadgeBrandsSchemas = {
  summary: 'Brands by a part of their name, for an application.',
  request: v.strictObject({ search: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)) }),
  result: v.object({ brands: v.array(v.object({ brandId: id, brandName: v.string() })) }),
};

export const findBadgeBrands = defineCall<typeof findBadgeBrandsSchemas>()({
  method: 'GET',
  path: 'Brands/FindForBadge',
  encoding: 'query',
  access: 'seller',
  area: 'salesInfo',
});

const applyForBadgeSchemas = {
  summary: 'Applies for the badge of a brand with a document; one application a brand waits at a time.',
  request: v.strictObject({
    brandId: id,
    type: badgeType,
    documentFileId: fileId,
    documentUntil: isoDay,
  }),
  result: badgeApplication,
};

export const applyForBadge = defineCall<typeof applyForBadgeSchemas>()({
  method: 'POST',
  path: 'Users/ApplyForBadge',
  encoding: 'json',
  access: 'seller',
  area: 'salesInfo',
  right: 'sell',
  idempotent: true,
});

export const badgeCalls = {
  getBrandBadges: withSchemas(getBrandBadges, getBrandBadgesSchemas),
  findBadgeBrands: withSchemas(findBadgeBrands, findBadgeBrandsSchemas),
  applyForBadge: withSchemas(applyForBadge, applyForBadgeSchemas),
};
