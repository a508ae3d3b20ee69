import * as v from 'valibot';
import { linkToken } from './account.ts';
import { defineCall } from './call.ts';
import { done, nothing } from './primitives.ts';

/** Names an agreement in addresses: `kullanici-sozlesmesi`. */
export const agreementSlug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/));

export const getAgreementTemplate = defineCall({
  method: 'GET',
  path: 'Users/GetAgreementTemplate',
  encoding: 'query',
  access: 'signedIn',
  summary: 'The text of an agreement as small HTML: headings, paragraphs, lists.',
  request: v.strictObject({ slug: agreementSlug }),
  result: v.string(),
});

/** The texts that a company reads while it joins: the agreement it ticks and the notice about its data. */
export const registrationSlugs = ['uyelik-sozlesmesi', 'kvkk-aydinlatma-metni'] as const;
export type RegistrationSlug = (typeof registrationSlugs)[number];

export const getRegistrationText = defineCall({
  method: 'GET',
  path: 'Account/GetAgreementTemplate',
  encoding: 'query',
  access: 'public',
  summary: 'A text that is read before joining, as small HTML.',
  request: v.strictObject({ slug: v.picklist(registrationSlugs) }),
  result: v.string(),
});

/** For somebody who is invited and has no account yet: the token of the link that was mailed stands for the person. */
export const getUnregisteredAgreementTemplate = defineCall({
  method: 'GET',
  path: 'Users/GetUnregisteredAgreementTemplate',
  encoding: 'query',
  access: 'public',
  summary: 'The text of an agreement for somebody who has not joined yet (specification §6, §7).',
  request: v.strictObject({ slug: agreementSlug, verificationToken: linkToken }),
  result: v.string(),
});

/** The agreement that blocks the page until it is signed (specification §4); null when there is none. */
export const getPendingAgreement = defineCall({
  method: 'GET',
  path: 'Users/GetPendingAgreement',
  encoding: 'query',
  access: 'signedIn',
  summary: 'The agreement that this user must sign before going on.',
  request: nothing,
  result: v.nullable(v.object({ slug: agreementSlug, title: v.string() })),
});

export const signUserAgreement = defineCall({
  method: 'POST',
  path: 'Users/SignUserAgreement',
  encoding: 'form',
  access: 'signedIn',
  summary: 'Signs the current version of an agreement; signing it again changes nothing.',
  request: v.strictObject({ slug: agreementSlug }),
  result: done,
});

/** Agreement check (specification §3). */
export const checkAgreementUpdate = defineCall({
  method: 'GET',
  path: 'Users/CheckAgreementUpdate',
  encoding: 'query',
  access: 'signedIn',
  summary: 'Whether a text of the platform has changed since this user last said so.',
  request: nothing,
  result: v.object({ agreementNotification: v.boolean(), agreementLink: v.nullable(v.string()) }),
});

export const acknowledgeAgreementUpdate = defineCall({
  method: 'POST',
  path: 'Users/AcknowledgeAgreementUpdate',
  encoding: 'json',
  access: 'signedIn',
  summary: 'The user has seen that texts have changed.',
  request: nothing,
  result: done,
});

export const getMembershipAgreement = defineCall({
  method: 'GET',
  path: 'Users/GetMembershipAgreement',
  encoding: 'query',
  access: 'signedIn',
  summary: 'Whether the membership agreement is to be shown, and its text when it is (specification §4).',
  request: nothing,
  result: v.object({ isShowPopUp: v.boolean(), html: v.nullable(v.string()) }),
});

export const approveMembershipAgreement = defineCall({
  method: 'POST',
  path: 'Users/ApproveMembershipAgreement',
  encoding: 'json',
  access: 'signedIn',
  summary: 'Approves the membership agreement.',
  request: nothing,
  result: done,
});

export const agreementCalls = {
  getAgreementTemplate,
  getRegistrationText,
  getUnregisteredAgreementTemplate,
  getPendingAgreement,
  signUserAgreement,
  checkAgreementUpdate,
  acknowledgeAgreementUpdate,
  getMembershipAgreement,
  approveMembershipAgreement,
};
