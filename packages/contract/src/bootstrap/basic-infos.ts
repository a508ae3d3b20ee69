import { areas } from '@havan/domain/access';
import { blueTickTypes, companyTypes } from '@havan/domain/company';
import { companyReviewStates } from '@havan/domain/company-review';
import { staffRights } from '@havan/domain/staff-right';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, instant, kurus, nothing } from '../primitives.ts';
import { staffRole } from '../identity/staff.ts';

export const companyType = v.picklist(companyTypes);
export const blueTickType = v.nullable(v.picklist([blueTickTypes.authorised, blueTickTypes.official]));

/** User basic info (specification §3). */
export const basicUser = v.object({
  id,
  userHash: v.string(),
  username: v.string(),
  name: v.string(),
  surname: v.string(),
  /** Owners manage the people of the company. */
  role: staffRole,
  /** Rights of the user for the company; buttons read them, and the server refuses by the same list. */
  rights: v.array(v.picklist(staffRights)),
  companyId: id,
  companyName: v.string(),
  companyType,
  activeAccountType: v.string(),
  email: v.string(),
  phone: v.string(),
  cityName: v.string(),
  activationDate: v.nullable(instant),
  salesBan: v.boolean(),
  /** Only an approved company trades. */
  reviewState: v.picklist(companyReviewStates),
  /** Text of the operator; null without one. */
  reviewReason: v.nullable(v.string()),
  isWalletAvailable: v.boolean(),
  /** Whether the company prefers an expiry of eight months or longer by default. */
  prefersLongExpiry: v.boolean(),
  hasPendingAgreement: v.boolean(),
});
export type BasicUser = v.InferOutput<typeof basicUser>;

/** Counters of the header (specification §3, global action fields). */
export const globalActionFields = v.object({
  requiredAction: v.number(),
  message: v.number(),
  notification: v.number(),
  basketItem: v.number(),
  /** Sum of the basket in kuruş, shown beside the counter. */
  basketTotal: kurus,
  sellerIdsInBasket: v.array(v.number()),
});
export type GlobalActionFields = v.InferOutput<typeof globalActionFields>;

export const featureFlagValue = v.object({
  enabled: v.boolean(),
  limited: v.boolean(),
  userIds: v.array(v.number()),
});

const getUserBasicInfosSchemas = {
  summary: 'Who is signed in, the counters of the header and the feature flags.',
  request: nothing,
  result: v.object({
    user: basicUser,
    globalActionFields,
    featureFlags: v.record(v.string(), featureFlagValue),
    /** Areas that this user may enter: menus, buttons and routes read it, and the server refuses by the same table. */
    areas: v.array(v.picklist(areas)),
    /** The current value of `Master/GetPulse`: another value means that something here has changed since. */
    pulse: v.string(),
  }),
};

export const getUserBasicInfos = defineCall<typeof getUserBasicInfosSchemas>()({
  method: 'GET',
  path: 'Master/GetUserBasicInfos',
  encoding: 'query',
  access: 'signedIn',
});

const getGlobalInformationsSchemas = {
  summary:
    'What the apps must know before anyone signs in: hosts, bank origin, support contact, demo accounts.',
  request: nothing,
  result: v.object({
    version: v.string(),
    buyerOrigin: v.string(),
    merchantOrigin: v.string(),
    kitOrigin: v.string(),
    bankOrigin: v.string(),
    /** `bankPage`: the card is typed on the bank's page, and no token is sent with a payment. */
    cardEntry: v.picklist(['ownForm', 'bankPage']),
    /** Whether the bank grants shopping loans. */
    offersLoans: v.boolean(),
    /** Null when the operator set none, as for the addresses beneath. */
    supportPhone: v.nullable(v.string()),
    supportEmail: v.nullable(v.string()),
    androidAppUrl: v.nullable(v.string()),
    iosAppUrl: v.nullable(v.string()),
    socialUrls: v.array(v.string()),
    blogUrl: v.nullable(v.string()),
    /** Accounts offered on the sign-in page; empty outside the demo market. */
    demoAccounts: v.array(
      v.object({ username: v.string(), password: v.string(), companyType, note: v.string() }),
    ),
  }),
};

export const getGlobalInformations = defineCall<typeof getGlobalInformationsSchemas>()({
  method: 'GET',
  path: 'Master/GetGlobalInformations',
  encoding: 'query',
  access: 'public',
});

const getCitiesWithTownsSchemas = {
  summary: 'Provinces with their districts.',
  request: nothing,
  result: v.array(v.object({ id, name: v.string(), towns: v.array(v.object({ id, name: v.string() })) })),
};

export const getCitiesWithTowns = defineCall<typeof getCitiesWithTownsSchemas>()({
  method: 'GET',
  path: 'Master/GetCitiesWithTowns',
  encoding: 'query',
  access: 'public',
});

const logClientErrorSchemas = {
  summary: 'Records an error that a browser met.',
  request: v.strictObject({
    application: v.pipe(v.string(), v.maxLength(50)),
    message: v.pipe(v.string(), v.maxLength(4000)),
    performedAt: instant,
    userId: v.optional(v.number()),
    pageUrl: v.pipe(v.string(), v.maxLength(2000)),
  }),
  result: done,
};

/** Error log payload (specification §3); the user is taken from the session, `userId` is ignored. */
export const logClientError = defineCall<typeof logClientErrorSchemas>()({
  method: 'POST',
  path: 'Logs/ClientError',
  encoding: 'json',
  access: 'signedIn',
});

export const masterCalls = {
  getUserBasicInfos: withSchemas(getUserBasicInfos, getUserBasicInfosSchemas),
  getGlobalInformations: withSchemas(getGlobalInformations, getGlobalInformationsSchemas),
  getCitiesWithTowns: withSchemas(getCitiesWithTowns, getCitiesWithTownsSchemas),
  logClientError: withSchemas(logClientError, logClientErrorSchemas),
};
