import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { nothing } from '../primitives.ts';

const getPageParametersSchemas = {
  summary: 'What a page must know beyond its data: whether to offer the activation of the wallet.',
  request: v.strictObject({ pageName: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) }),
  result: v.object({ walletActivationPopupStatus: v.boolean() }),
};

/** Wallet activation (specification §3): offered on the home page, so that it interrupts no work. */
export const getPageParameters = defineCall<typeof getPageParametersSchemas>()({
  method: 'GET',
  path: 'Master/GetPageParameters',
  encoding: 'query',
  access: 'signedIn',
});

const getChangeTokenSchemas = {
  summary: 'A short mark of counters, flags, lists and agreements; a new one means: ask for the basic infos.',
  request: nothing,
  result: v.object({ pulse: v.string() }),
};

/** Called every few seconds by open pages; its value changes whenever the basic infos do. */
export const getChangeToken = defineCall<typeof getChangeTokenSchemas>()({
  method: 'GET',
  path: 'Master/GetPulse',
  encoding: 'query',
  access: 'signedIn',
});

export const liveStreamSchemas = {
  summary: 'The mark of `Master/GetPulse` as server-sent events, one whenever it changes.',
  /** The last change token of the page: a newer one is sent at once. */
  request: v.strictObject({ after: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))) }),
  result: v.string(),
};

/** A stream that a visible page holds open; it answers no envelope, so it is not one of `calls`. */
export const liveStream = defineCall<typeof liveStreamSchemas>()({
  method: 'GET',
  path: 'Master/LiveStream',
  encoding: 'query',
  access: 'signedIn',
});

const validateReCaptchaV3Schemas = {
  summary: 'The score of a browser, from 0 to 1; an error with status 1788 counts as passed.',
  request: v.strictObject({
    clientToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
    actionUrl: v.pipe(v.string(), v.maxLength(500)),
  }),
  result: v.object({ score: v.nullable(v.number()) }),
};

/** Bot check (specification §7). */
export const validateReCaptchaV3 = defineCall<typeof validateReCaptchaV3Schemas>()({
  method: 'POST',
  path: 'Master/ValidateReCaptchaV3',
  encoding: 'json',
  access: 'public',
});

export const pageSettingsCalls = {
  getPageParameters: withSchemas(getPageParameters, getPageParametersSchemas),
  getChangeToken: withSchemas(getChangeToken, getChangeTokenSchemas),
  validateReCaptchaV3: withSchemas(validateReCaptchaV3, validateReCaptchaV3Schemas),
};
