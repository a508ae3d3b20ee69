import { payoutAccountStates } from '@havan/domain/payout-account';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { sentCode } from '../identity/account.ts';
import { instant, nothing } from '../primitives.ts';

const payoutAccountId = v.pipe(v.string(), v.uuid());

/** A bank account that a company may be paid to. */
export const payoutAccount = v.object({
  payoutAccountId,
  iban: v.string(),
  ownerName: v.string(),
  state: v.picklist(payoutAccountStates),
  addedAt: instant,
  /** Money can leave for it from then on; null until the code is entered. */
  usableFrom: v.nullable(instant),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

export const payoutAccounts = v.object({
  /** Required name of the owner of an account. */
  legalName: v.string(),
  /** At most five, the newest first. */
  accounts: v.array(payoutAccount),
});
export type PayoutAccounts = v.InferOutput<typeof payoutAccounts>;

const getPayoutAccountsSchemas = {
  summary: 'The bank accounts that the company may be paid to, and the name that they must bear.',
  request: nothing,
  result: payoutAccounts,
};

export const getPayoutAccounts = defineCall<typeof getPayoutAccountsSchemas>()({
  method: 'GET',
  path: 'Users/GetPayoutAccounts',
  encoding: 'query',
  access: 'signedIn',
  area: 'userInfo',
});

const addPayoutAccountSchemas = {
  summary: 'Keeps a bank account in the name of the company and sends a code by SMS to the owner who asks.',
  request: v.strictObject({
    iban: v.pipe(v.string(), v.maxLength(60)),
    ownerName: v.pipe(v.string(), v.maxLength(200)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  result: v.object({ payoutAccountId, ...sentCode.entries }),
};

export const addPayoutAccount = defineCall<typeof addPayoutAccountSchemas>()({
  method: 'POST',
  path: 'Users/AddPayoutAccount',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  ownerOnly: true,
});

const verifyPayoutAccountSchemas = {
  summary: 'Verifies an account by the code; it can be paid to after a day, and every owner is told.',
  request: v.strictObject({ payoutAccountId, code: v.pipe(v.string(), v.maxLength(20)) }),
  result: payoutAccounts,
};

export const verifyPayoutAccount = defineCall<typeof verifyPayoutAccountSchemas>()({
  method: 'POST',
  path: 'Users/VerifyPayoutAccount',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  ownerOnly: true,
});

const removePayoutAccountSchemas = {
  summary: 'Takes an account away; what is on its way there still arrives.',
  request: v.strictObject({ payoutAccountId }),
  result: payoutAccounts,
};

export const removePayoutAccount = defineCall<typeof removePayoutAccountSchemas>()({
  method: 'POST',
  path: 'Users/RemovePayoutAccount',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  ownerOnly: true,
});

export const payoutAccountCalls = {
  getPayoutAccounts: withSchemas(getPayoutAccounts, getPayoutAccountsSchemas),
  addPayoutAccount: withSchemas(addPayoutAccount, addPayoutAccountSchemas),
  verifyPayoutAccount: withSchemas(verifyPayoutAccount, verifyPayoutAccountSchemas),
  removePayoutAccount: withSchemas(removePayoutAccount, removePayoutAccountSchemas),
};
