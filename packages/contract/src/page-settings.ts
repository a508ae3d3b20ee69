import * as v from 'valibot';
import { defineCall } from './call.ts';
import { nothing } from './primitives.ts';

/** Wallet activation (specification §3). */
export const getPageParameters = defineCall({
  method: 'GET',
  path: 'Master/GetPageParameters',
  encoding: 'query',
  access: 'signedIn',
  summary: 'What a page must know beyond its data: whether to offer the activation of the wallet.',
  request: v.strictObject({ pageName: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) }),
  result: v.object({ walletActivationPopupStatus: v.boolean() }),
});

/** Asked every few seconds by open pages; it changes whenever the basic infos would. */
export const getPulse = defineCall({
  method: 'GET',
  path: 'Master/GetPulse',
  encoding: 'query',
  access: 'signedIn',
  summary: 'A short mark of counters, flags, lists and agreements; a new one means: ask for the basic infos.',
  request: nothing,
  result: v.object({ pulse: v.string() }),
});

/** Held open by a page that is looked at; not one of `calls`, because its answer is no envelope. */
export const liveStream = defineCall({
  method: 'GET',
  path: 'Master/LiveStream',
  encoding: 'query',
  access: 'signedIn',
  summary: 'The mark of `Master/GetPulse` as server-sent events, one whenever it changes.',
  /** The last mark that the page knows: a newer one is told at once. */
  request: v.strictObject({ after: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))) }),
  result: v.string(),
});

/** Bot check (specification §7). */
export const validateReCaptchaV3 = defineCall({
  method: 'POST',
  path: 'Master/ValidateReCaptchaV3',
  encoding: 'json',
  access: 'public',
  summary: 'The score of a browser, from 0 to 1; an error with status 1788 counts as passed.',
  request: v.strictObject({
    clientToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
    actionUrl: v.pipe(v.string(), v.maxLength(500)),
  }),
  result: v.object({ score: v.nullable(v.number()) }),
});

export const pageSettingsCalls = { getPageParameters, getPulse, validateReCaptchaV3 };
