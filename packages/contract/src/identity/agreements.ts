import * as v from 'valibot';
import { linkToken } from './account.ts';
import { defineCall, withSchemas } from '../call.ts';
import { done, nothing } from '../primitives.ts';

/** Identifies an agreement in URLs: `kullanici-sozlesmesi`. */
export const agreementSlug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/));

const getAgreementTemplateSchemas = {
  summary: 'The text of an agreement as small HTML: headings, paragraphs, lists.',
  request: v.strictObject({ slug: agreementSlug }),
  result: v.string(),
};

export const getAgreementTemplate = defineCall<typeof getAgreementTemplateSchemas>()({
  method: 'GET',
  path: 'Users/GetAgreementTemplate',
  encoding: 'query',
  access: 'signedIn',
});

/** The texts that a company reads while it joins: the agreement that it accepts and the privacy notice. */
export const registrationSlugs = ['uyelik-sozlesmesi', 'kvkk-aydinlatma-metni'] as const;
export type RegistrationSlug = (typeof registrationSlugs)[number];

const getRegistrationTextSchemas = {
  summary: 'A text that is read before joining, as small HTML.',
  request: v.strictObject({ slug: v.picklist(registrationSlugs) }),
  result: v.string(),
};

export const getRegistrationText = defineCall<typeof getRegistrationTextSchemas>()({
  method: 'GET',
  path: 'Account/GetAgreementTemplate',
  encoding: 'query',
  access: 'public',
});

const getUnregisteredAgreementTemplateSchemas = {
  summary: 'The text of an agreement for somebody who has not joined yet (specification §6, §7).',
  request: v.strictObject({ slug: agreementSlug, verificationToken: linkToken }),
  result: v.string(),
};

/**
 * For a person without an account: the token of the mailed link for an invited person, or the token that
 * `Account/Activation` returns for the mailed code for a person who joins.
 */
export const getUnregisteredAgreementTemplate = defineCall<typeof getUnregisteredAgreementTemplateSchemas>()({
  method: 'GET',
  path: 'Users/GetUnregisteredAgreementTemplate',
  encoding: 'query',
  access: 'public',
});

const getPendingAgreementSchemas = {
  summary: 'The agreement that this user must sign before going on.',
  request: nothing,
  result: v.nullable(v.object({ slug: agreementSlug, title: v.string() })),
};

/** The agreement that blocks the page until it is signed (specification §4); null when there is none. */
export const getPendingAgreement = defineCall<typeof getPendingAgreementSchemas>()({
  method: 'GET',
  path: 'Users/GetPendingAgreement',
  encoding: 'query',
  access: 'signedIn',
});

const signUserAgreementSchemas = {
  summary: 'Signs the current version of an agreement; signing it again changes nothing.',
  request: v.strictObject({ slug: agreementSlug }),
  result: done,
};

export const signUserAgreement = defineCall<typeof signUserAgreementSchemas>()({
  method: 'POST',
  path: 'Users/SignUserAgreement',
  encoding: 'form',
  access: 'signedIn',
});

const checkAgreementUpdateSchemas = {
  summary: 'Whether a text of the platform has changed since this user last said so.',
  request: nothing,
  result: v.object({ agreementNotification: v.boolean(), agreementLink: v.nullable(v.string()) }),
};

/** Agreement check (specification §3). */
export const checkAgreementUpdate = defineCall<typeof checkAgreementUpdateSchemas>()({
  method: 'GET',
  path: 'Users/CheckAgreementUpdate',
  encoding: 'query',
  access: 'signedIn',
});

const acknowledgeAgreementUpdateSchemas = {
  summary: 'The user has seen that texts have changed.',
  request: nothing,
  result: done,
};

export const acknowledgeAgreementUpdate = defineCall<typeof acknowledgeAgreementUpdateSchemas>()({
  method: 'POST',
  path: 'Users/AcknowledgeAgreementUpdate',
  encoding: 'json',
  access: 'signedIn',
});

const getMembershipAgreementSchemas = {
  summary: 'Whether the membership agreement is to be shown, and its text when it is (specification §4).',
  request: nothing,
  result: v.object({ isShowPopUp: v.boolean(), html: v.nullable(v.string()) }),
};

export const getMembershipAgreement = defineCall<typeof getMembershipAgreementSchemas>()({
  method: 'GET',
  path: 'Users/GetMembershipAgreement',
  encoding: 'query',
  access: 'signedIn',
});

const approveMembershipAgreementSchemas = {
  summary: 'Approves the membership agreement.',
  request: nothing,
  result: done,
};

export const approveMembershipAgreement = defineCall<typeof approveMembershipAgreementSchemas>()({
  method: 'POST',
  path: 'Users/ApproveMembershipAgreement',
  encoding: 'json',
  access: 'signedIn',
});

export const agreementCalls = {
  getAgreementTemplate: withSchemas(getAgreementTemplate, getAgreementTemplateSchemas),
  getRegistrationText: withSchemas(getRegistrationText, getRegistrationTextSchemas),
  getUnregisteredAgreementTemplate: withSchemas(
    getUnregisteredAgreementTemplate,
    getUnregisteredAgreementTemplateSchemas,
  ),
  getPendingAgreement: withSchemas(getPendingAgreement, getPendingAgreementSchemas),
  signUserAgreement: withSchemas(signUserAgreement, signUserAgreementSchemas),
  checkAgreementUpdate: withSchemas(checkAgreementUpdate, checkAgreementUpdateSchemas),
  acknowledgeAgreementUpdate: withSchemas(acknowledgeAgreementUpdate, acknowledgeAgreementUpdateSchemas),
  getMembershipAgreement: withSchemas(getMembershipAgreement, getMembershipAgreementSchemas),
  approveMembershipAgreement: withSchemas(approveMembershipAgreement, approveMembershipAgreementSchemas),
};
