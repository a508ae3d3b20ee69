import { companyTypes } from '@havan/domain/company';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { done, instant, townId } from './primitives.ts';
import { sessionTokens, userType } from './session.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const emailText = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254));
const code = text(20);
/** What a mailed link carries in its fragment, or an answer of the step before. */
export const linkToken = v.pipe(v.string(), v.minLength(20), v.maxLength(100));
/** Long enough for every rule to answer, short enough to be hashed without harm. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A code that is on its way. */
export const sentCode = v.object({
  /** Where it went, as it may be shown. */
  recipient: v.string(),
  expiresAt: instant,
  /** Seconds until another one may be asked for. */
  resendAfterSeconds: v.number(),
});
export type SentCode = v.InferOutput<typeof sentCode>;

export const register = defineCall({
  method: 'POST',
  path: 'Account/Register',
  encoding: 'json',
  access: 'public',
  summary: 'Takes an application and mails a link and a code; a known address is answered alike.',
  request: v.strictObject({
    companyType: v.picklist(companyTypes),
    companyName: text(200),
    taxOrIdentityNumber: text(30),
    taxOffice: text(200),
    townId,
    address: text(600),
    fullName: text(200),
    username: text(50),
    email: emailText,
    phone: text(40),
    password,
    /** The membership agreement was read and accepted. */
    agreement: v.boolean(),
  }),
  result: sentCode,
});

export const resendActivation = defineCall({
  method: 'POST',
  path: 'Account/SendActivationOTP',
  encoding: 'json',
  access: 'public',
  summary: 'Mails a new activation link and code; an address that waits for nothing is answered alike.',
  request: v.strictObject({ email: emailText }),
  result: sentCode,
});

/** The second half of joining: the number is still to be proved. */
export const gsmStep = v.object({
  /** Speaks for this application in the calls that follow; half an hour. */
  verificationToken: v.string(),
  ...sentCode.entries,
});
export type GsmStep = v.InferOutput<typeof gsmStep>;

export const activation = defineCall({
  method: 'POST',
  path: 'Account/Activation',
  encoding: 'json',
  access: 'public',
  summary: 'Proves the e-mail address by the mailed link, or by address and code, and sends a code by SMS.',
  request: v.strictObject({
    token: v.optional(linkToken),
    email: v.optional(emailText),
    code: v.optional(code),
  }),
  result: gsmStep,
});

export const sendGsmOtp = defineCall({
  method: 'POST',
  path: 'Account/SendGsmOTP',
  encoding: 'json',
  access: 'public',
  summary: 'Sends another code to the number of an application.',
  request: v.strictObject({ verificationToken: linkToken }),
  result: sentCode,
});

export const verifyGsmNo = defineCall({
  method: 'POST',
  path: 'Account/VerifyGsmNo',
  encoding: 'json',
  access: 'public',
  summary: 'Proves the mobile number; the company and its first user are made.',
  request: v.strictObject({
    verificationToken: linkToken,
    code,
    /** Another user name, when the first choice was taken in the meantime. */
    username: v.optional(text(50)),
  }),
  result: v.object({ username: v.string(), userType }),
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: 'Account/ForgotPassword',
  encoding: 'json',
  access: 'public',
  summary: 'Mails a link to set a new password; an unknown address is answered alike.',
  request: v.strictObject({ email: emailText }),
  result: v.object({ resendAfterSeconds: v.number() }),
});

export const checkLink = defineCall({
  method: 'POST',
  path: 'Account/CheckLink',
  encoding: 'json',
  access: 'public',
  summary: 'What a mailed link still is good for, before anything is typed.',
  request: v.strictObject({ purpose: v.picklist(['resetPassword', 'setPassword']), token: linkToken }),
  result: v.object({
    state: v.picklist(['valid', 'used', 'expired']),
    /** Who is invited where; null for any other link. */
    invitation: v.nullable(v.object({ email: v.string(), companyName: v.string() })),
  }),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: 'Account/ResetPassword',
  encoding: 'json',
  access: 'public',
  summary: 'Sets a new password by the mailed link and ends every session of the user.',
  request: v.strictObject({ token: linkToken, password }),
  result: done,
});

export const setPassword = defineCall({
  method: 'POST',
  path: 'Account/SetPassword',
  encoding: 'json',
  access: 'public',
  summary: 'Accepts an invitation: name, user name, number and password of a new member of a company.',
  request: v.strictObject({
    token: linkToken,
    fullName: text(200),
    username: text(50),
    phone: text(40),
    password,
  }),
  result: v.object({ username: v.string(), userType }),
});

export const warningPassword = defineCall({
  method: 'POST',
  path: 'Account/WarningPassword',
  encoding: 'json',
  access: 'public',
  summary: 'Replaces a password that no longer meets the rules, and signs in.',
  request: v.strictObject({ username: emailText, currentPassword: password, password, userType }),
  result: sessionTokens,
});

export const changePassword = defineCall({
  method: 'POST',
  path: 'Users/ChangePassword',
  encoding: 'json',
  access: 'signedIn',
  area: 'password',
  summary: 'Changes the password; every session dies, and the one that asked is given a new one.',
  request: v.strictObject({ currentPassword: password, password }),
  result: sessionTokens,
});

export const contactKind = v.picklist(['email', 'phone']);

export const sendOtp = defineCall({
  method: 'POST',
  path: 'Users/SendOTP',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  summary: 'Sends a code to a new e-mail address or number, once the password is right.',
  request: v.strictObject({ kind: contactKind, value: text(254), password }),
  result: sentCode,
});

export const verifyOtp = defineCall({
  method: 'POST',
  path: 'Users/VerifyOTP',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  summary: 'Takes over the new e-mail address or number that the code was sent to.',
  request: v.strictObject({ kind: contactKind, code }),
  result: done,
});

export const accountCalls = {
  register,
  resendActivation,
  activation,
  sendGsmOtp,
  verifyGsmNo,
  forgotPassword,
  checkLink,
  resetPassword,
  setPassword,
  warningPassword,
  changePassword,
  sendOtp,
  verifyOtp,
};
