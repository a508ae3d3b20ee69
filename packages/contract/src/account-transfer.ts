import * as v from 'valibot';
import { defineCall } from './call.ts';
import { companyType } from './master.ts';

export const createAccountTransfer = defineCall({
  method: 'POST',
  path: 'Users/CreateAccountTransfer',
  encoding: 'json',
  access: 'signedIn',
  area: 'prescriptionSite',
  summary: 'The address of the prescription sister site with a token (60 s, single use) that says who comes.',
  request: v.strictObject({ returnUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
  result: v.object({ url: v.string() }),
});

export const redeemAccountTransfer = defineCall({
  method: 'POST',
  path: 'Partner/RedeemAccountTransfer',
  encoding: 'json',
  access: 'public',
  summary: 'Tells the sister site, server to server, who came with a token.',
  request: v.strictObject({
    token: v.pipe(v.string(), v.minLength(20), v.maxLength(100)),
    partnerSecret: v.pipe(v.string(), v.maxLength(200)),
  }),
  result: v.object({
    username: v.string(),
    fullName: v.string(),
    email: v.string(),
    companyName: v.string(),
    companyType,
  }),
});

export const accountTransferCalls = { createAccountTransfer, redeemAccountTransfer };
