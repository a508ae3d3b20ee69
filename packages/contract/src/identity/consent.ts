import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, instant, nothing } from '../primitives.ts';

/** A visitor's answer about cookies; null before it. */
export const cookieChoice = v.nullable(v.picklist(['accepted', 'refused']));
export type CookieChoice = v.InferOutput<typeof cookieChoice>;

const getCookiePolicySchemas = {
  summary: 'What the user has answered about cookies.',
  request: nothing,
  result: v.object({ choice: cookieChoice }),
};

export const getCookiePolicy = defineCall<typeof getCookiePolicySchemas>()({
  method: 'GET',
  path: 'Users/GetCookiePolicy',
  encoding: 'query',
  access: 'signedIn',
});

const setCookiePolicySchemas = {
  summary: 'Accepts or refuses cookies that are not needed; every answer is kept, the last one holds.',
  request: v.strictObject({ choice: v.picklist(['accepted', 'refused']) }),
  result: done,
};

export const setCookiePolicy = defineCall<typeof setCookiePolicySchemas>()({
  method: 'POST',
  path: 'Users/SetCookiePolicy',
  encoding: 'json',
  access: 'signedIn',
});

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** One line of an analytics event: a product, an offer. */
export const analyticsItem = v.strictObject({
  id: text(40),
  name: text(200),
  price: v.optional(v.number()),
  quantity: v.optional(v.number()),
});

const collectAnalyticsSchemas = {
  summary: 'Keeps what a visitor who has agreed to it did; item lists come in batches of eight.',
  request: v.strictObject({
    visitorId: v.pipe(v.string(), v.uuid()),
    /** Analytics identity (specification §3); absent for visitors. */
    identity: v.optional(
      v.strictObject({
        id: text(40),
        email: text(254),
        name: text(100),
        surname: text(100),
        username: text(100),
      }),
    ),
    event: v.strictObject({
      name: v.pipe(v.string(), v.regex(/^[a-z][a-z_]{1,39}$/)),
      at: instant,
      currency: v.literal('TRY'),
      path: text(200),
      items: v.pipe(v.array(analyticsItem), v.maxLength(8)),
      details: v.record(v.pipe(v.string(), v.maxLength(40)), text(200)),
    }),
  }),
  result: done,
};

/**
 * Receives events of a browser whose user has consented; without consent it may not be called (specification §4, §9).
 */
export const collectAnalytics = defineCall<typeof collectAnalyticsSchemas>()({
  method: 'POST',
  path: 'Analytics/Collect',
  encoding: 'json',
  access: 'public',
});

export const consentCalls = {
  getCookiePolicy: withSchemas(getCookiePolicy, getCookiePolicySchemas),
  setCookiePolicy: withSchemas(setCookiePolicy, setCookiePolicySchemas),
  collectAnalytics: withSchemas(collectAnalytics, collectAnalyticsSchemas),
};
