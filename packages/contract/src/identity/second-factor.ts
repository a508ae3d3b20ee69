import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, instant, kurus, nothing } from '../primitives.ts';

/** Six digits of an authenticator, or a recovery code. */
export const factorCode = v.pipe(v.string(), v.trim(), v.maxLength(40));

const getSecondFactorSchemas = {
  summary: 'Whether the user has an authenticator, and how many recovery codes are left.',
  request: nothing,
  result: v.object({
    /** Null without one. */
    confirmedAt: v.nullable(instant),
    recoveryCodesLeft: v.number(),
    /** Sum of withdrawals in a day from which a code is required. */
    moneyLimit: kurus,
  }),
};
export const getSecondFactor = defineCall<typeof getSecondFactorSchemas>()({
  method: 'GET',
  path: 'Users/GetSecondFactor',
  encoding: 'query',
  access: 'signedIn',
});

const beginSecondFactorSchemas = {
  summary: 'Makes the key of a new authenticator; nothing changes until its first code was right.',
  request: v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  result: v.object({ secret: v.string(), otpauthUri: v.string() }),
};
export const beginSecondFactor = defineCall<typeof beginSecondFactorSchemas>()({
  method: 'POST',
  path: 'Users/BeginSecondFactor',
  encoding: 'json',
  access: 'signedIn',
});

const confirmSecondFactorSchemas = {
  summary: 'Turns the authenticator on by its first code, and tells the recovery codes this once.',
  request: v.strictObject({ code: factorCode }),
  result: v.object({ recoveryCodes: v.array(v.string()) }),
};
export const confirmSecondFactor = defineCall<typeof confirmSecondFactorSchemas>()({
  method: 'POST',
  path: 'Users/ConfirmSecondFactor',
  encoding: 'json',
  access: 'signedIn',
});

const renewRecoveryCodesSchemas = {
  summary: 'Replaces the recovery codes by new ones; the old ones work no longer.',
  request: v.strictObject({ code: factorCode }),
  result: v.object({ recoveryCodes: v.array(v.string()) }),
};
export const renewRecoveryCodes = defineCall<typeof renewRecoveryCodesSchemas>()({
  method: 'POST',
  path: 'Users/RenewRecoveryCodes',
  encoding: 'json',
  access: 'signedIn',
});

const removeSecondFactorSchemas = {
  summary: 'Turns the authenticator off; the owner of the account is told by mail.',
  request: v.strictObject({
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    code: factorCode,
  }),
  result: done,
};
export const removeSecondFactor = defineCall<typeof removeSecondFactorSchemas>()({
  method: 'POST',
  path: 'Users/RemoveSecondFactor',
  encoding: 'json',
  access: 'signedIn',
});

const proveSecondFactorSchemas = {
  summary:
    'Proves the user by a code, for some minutes and this session: large withdrawals and bank accounts ask for it.',
  request: v.strictObject({ code: factorCode }),
  result: v.object({ provedUntil: instant }),
};
export const proveSecondFactor = defineCall<typeof proveSecondFactorSchemas>()({
  method: 'POST',
  path: 'Users/ProveSecondFactor',
  encoding: 'json',
  access: 'signedIn',
});

export const secondFactorCalls = {
  getSecondFactor: withSchemas(getSecondFactor, getSecondFactorSchemas),
  beginSecondFactor: withSchemas(beginSecondFactor, beginSecondFactorSchemas),
  confirmSecondFactor: withSchemas(confirmSecondFactor, confirmSecondFactorSchemas),
  renewRecoveryCodes: withSchemas(renewRecoveryCodes, renewRecoveryCodesSchemas),
  proveSecondFactor: withSchemas(proveSecondFactor, proveSecondFactorSchemas),
  removeSecondFactor: withSchemas(removeSecondFactor, removeSecondFactorSchemas),
};
