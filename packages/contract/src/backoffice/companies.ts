import { companyTypes } from '@havan/domain/company';
import { companyReviewStates } from '@havan/domain/company-review';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, idText, instant, pageOf, pageSize } from '../primitives.ts';

const foundCompany = v.object({
  companyId: id,
  name: v.string(),
  companyType: v.picklist(companyTypes),
  place: v.string(),
  taxNumber: v.string(),
  reviewState: v.picklist(companyReviewStates),
  isBanned: v.boolean(),
});
export type FoundCompany = v.InferOutput<typeof foundCompany>;

const findCompaniesSchemas = {
  summary: 'Companies by name, number, tax number, or the user name or e-mail address of somebody in them.',
  request: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(foundCompany),
};
export const findCompanies = defineCall<typeof findCompaniesSchemas>()({
  method: 'GET',
  path: 'Backoffice/FindCompanies',
  encoding: 'query',
  access: 'operator',
  roles: ['support', 'finance'],
});

const companyWhole = v.object({
  ...foundCompany.entries,
  tradeName: v.string(),
  taxOffice: v.string(),
  kepAddress: v.nullable(v.string()),
  mersisNo: v.nullable(v.string()),
  /** Masked for an operator with neither of the roles admin and finance. */
  phone: v.string(),
  email: v.string(),
  reviewReason: v.nullable(v.string()),
  registeredAt: instant,
  /** Listings on sale and in stock, which a ban takes off sale. */
  listings: v.number(),
  bought: v.number(),
  sold: v.number(),
  /** Whether it has bought, sold or has ledger entries; then its approval cannot be withdrawn. */
  hasTraded: v.boolean(),
  /** The requested sales ban that waits for a second administrator; null without one. */
  banRequest: v.nullable(v.object({ askedBy: v.string(), askedAt: instant, reason: v.string() })),
  /** Number of unsettled cases in which the company is buyer or seller. */
  openCases: v.number(),
  users: v.array(
    v.object({
      userId: id,
      name: v.string(),
      username: v.string(),
      email: v.string(),
      isOwner: v.boolean(),
      isBanned: v.boolean(),
      hasSecondFactor: v.boolean(),
      sessions: v.number(),
      lastSeenAt: v.nullable(instant),
    }),
  ),
});
export type CompanyWhole = v.InferOutput<typeof companyWhole>;

const getCompanySchemas = {
  summary: 'One company whole: who it is, who works there, what it trades.',
  request: v.strictObject({ companyId: idText }),
  result: companyWhole,
};
export const getCompany = defineCall<typeof getCompanySchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCompany',
  encoding: 'query',
  access: 'operator',
  roles: ['support', 'finance'],
});

const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'Nedeni bir cümleyle yazın.'),
  v.maxLength(400, 'En fazla 400 karakter yazabilirsiniz.'),
);

const setSalesBanSchemas = {
  summary:
    'Asks a second administrator to forbid a company to sell, or lets it sell again at once; its listings leave the market and come back with it.',
  request: v.strictObject({ companyId: id, isBanned: v.boolean(), reason }),
  result: companyWhole,
};
export const setSalesBan = defineCall<typeof setSalesBanSchemas>()({
  method: 'POST',
  path: 'Backoffice/SetSalesBan',
  encoding: 'json',
  access: 'operator',
  roles: [],
});

const getBanRequestSchemas = {
  summary: 'A sales ban that was asked for, with the company whole.',
  request: v.strictObject({ requestId: idText }),
  result: v.object({
    askedBy: v.string(),
    askedAt: instant,
    reason: v.string(),
    /** Whether the operator who asks has requested it; then another one must approve it. */
    isYours: v.boolean(),
    company: companyWhole,
  }),
};
export const getBanRequest = defineCall<typeof getBanRequestSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetBanRequest',
  encoding: 'query',
  access: 'operator',
  roles: [],
});

const endCompanySessionsSchemas = {
  summary: 'Ends every session of the people of a company; they may sign in again.',
  request: v.strictObject({ companyId: id, reason }),
  result: companyWhole,
};
export const endCompanySessions = defineCall<typeof endCompanySessionsSchemas>()({
  method: 'POST',
  path: 'Backoffice/EndCompanySessions',
  encoding: 'json',
  access: 'operator',
  roles: ['support'],
});

const reopenReviewSchemas = {
  summary:
    'Takes a rejected application, or the approval of a company that has not traded, into review again; the company is told.',
  request: v.strictObject({ companyId: id, reason }),
  result: companyWhole,
};
export const reopenReview = defineCall<typeof reopenReviewSchemas>()({
  method: 'POST',
  path: 'Backoffice/ReopenReview',
  encoding: 'json',
  access: 'operator',
  roles: ['support'],
});

const removeMemberFactorSchemas = {
  summary:
    'Turns off the second factor of somebody who has lost authenticator and recovery codes, once support knows who asks; the member is told by mail.',
  request: v.strictObject({ companyId: id, userId: id, reason }),
  result: companyWhole,
};
export const removeMemberFactor = defineCall<typeof removeMemberFactorSchemas>()({
  method: 'POST',
  path: 'Backoffice/RemoveMemberFactor',
  encoding: 'json',
  access: 'operator',
  roles: ['support'],
});

export const operatorCompanyCalls = {
  findCompanies: withSchemas(findCompanies, findCompaniesSchemas),
  getCompany: withSchemas(getCompany, getCompanySchemas),
  setSalesBan: withSchemas(setSalesBan, setSalesBanSchemas),
  getBanRequest: withSchemas(getBanRequest, getBanRequestSchemas),
  endCompanySessions: withSchemas(endCompanySessions, endCompanySessionsSchemas),
  reopenReview: withSchemas(reopenReview, reopenReviewSchemas),
  removeMemberFactor: withSchemas(removeMemberFactor, removeMemberFactorSchemas),
};
