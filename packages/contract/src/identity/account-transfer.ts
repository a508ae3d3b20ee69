import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { companyType } from '../bootstrap/basic-infos.ts';

const createAccountTransferSchemas = {
  summary: 'The address of the prescription sister site with a token (60 s, single use) that says who comes.',
  request: v.strictObject({ returnUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
  result: v.object({ url: v.string() }),
};

export const createAccountTransfer = defineCall<typeof createAccountTransferSchemas>()({
  method: 'POST',
  path: 'Users/CreateAccountTransfer',
  encoding: 'json',
  access: 'signedIn',
  area: 'prescriptionSite',
});

const redeemAccountTransferSchemas = {
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
};

export const redeemAccountTransfer = defineCall<typeof redeemAccountTransferSchemas>()({
  method: 'POST',
  path: 'Partner/RedeemAccountTransfer',
  encoding: 'json',
  access: 'public',
});

export const accountTransferCalls = {
  createAccountTransfer: withSchemas(createAccountTransfer, createAccountTransferSchemas),
  redeemAccountTransfer: withSchemas(redeemAccountTransfer, redeemAccountTransferSchemas),
};
