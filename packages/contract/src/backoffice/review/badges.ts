import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { fileId } from '../../identity/files.ts';
import { badgeApplication, badgeType, brandBadge } from '../../listings/badges.ts';
import { id, idText, isoDay } from '../../primitives.ts';

const getBadgeApplicationSchemas = {
  summary: 'An application for the badge of a brand with its document, its seller and what follows from it.',
  request: v.strictObject({ applicationId: idText }),
  result: v.object({
    application: badgeApplication,
    companyId: id,
    companyName: v.string(),
    tradeName: v.string(),
    taxNumber: v.string(),
    documentFileId: fileId,
    /** The current badges of the seller. */
    held: v.array(brandBadge),
    /** Other companies with a badge for the brand. */
    others: v.array(v.object({ companyId: id, companyName: v.string(), type: badgeType })),
    /** Number of listings of the brand on sale, which will show the badge. */
    listings: v.number(),
    /** Number of listings of other brands, which an approval as official takes off sale. */
    otherListings: v.number(),
  }),
};

export const getBadgeApplication = defineCall<typeof getBadgeApplicationSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetBadgeApplication',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

const getCompanyBadgesSchemas = {
  summary: 'The badges of a company, with the listings that show each.',
  request: v.strictObject({ companyId: idText }),
  result: v.object({
    badges: v.array(v.object({ ...brandBadge.entries, listings: v.number() })),
  }),
};

export const getCompanyBadges = defineCall<typeof getCompanyBadgesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCompanyBadges',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'support', 'finance'],
});

const endBadgeSchemas = {
  summary: 'Takes the badge of a brand from a company, which reads why.',
  request: v.strictObject({
    companyId: id,
    brandId: id,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Nedeni bir cümleyle yazın.'),
      v.maxLength(400, 'En fazla 400 karakter yazabilirsiniz.'),
    ),
  }),
  result: v.object({ until: v.nullable(isoDay) }),
};

export const endBadge = defineCall<typeof endBadgeSchemas>()({
  method: 'POST',
  path: 'Backoffice/EndBadge',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

export const operatorBadgeCalls = {
  getBadgeApplication: withSchemas(getBadgeApplication, getBadgeApplicationSchemas),
  getCompanyBadges: withSchemas(getCompanyBadges, getCompanyBadgesSchemas),
  endBadge: withSchemas(endBadge, endBadgeSchemas),
};
