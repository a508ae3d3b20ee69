import { companyTypes } from '@havan/domain/company';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, instant, townId } from '../primitives.ts';
import { factorCode } from './second-factor.ts';
import { deviceToken, sessionTokens, userType } from './session.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const emailText = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254));
const code = text(20);
/** Token of a mailed link's fragment, or of an answer of the step before. */
export const linkToken = v.pipe(v.string(), v.minLength(20), v.maxLength(100));
/** The limits let every password rule answer, and keep hashing cheap. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A code that was sent. */
export const sentCode = v.object({
  /** The masked recipient. */
  recipient: v.string(),
  expiresAt: instant,
  /** Seconds until another code may be requested. */
  resendAfterSeconds: v.number(),
});
export type SentCode = v.InferOutput<typeof sentCode>;

const registerSchemas = {
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
    /** Whether the membership agreement was read and accepted. */
    agreement: v.boolean(),
  }),
  result: sentCode,
};

export const register = defineCall<typeof registerSchemas>()({
  method: 'POST',
  path: 'Account/Register',
  encoding: 'json',
  access: 'public',
});

const resendActivationSchemas = {
  summary: 'Mails a new activation link and code; an address that waits for nothing is answered alike.',
  request: v.strictObject({ email: emailText }),
  result: sentCode,
};

export const resendActivation = defineCall<typeof resendActivationSchemas>()({
  method: 'POST',
  path: 'Account/SendActivationOTP',
  encoding: 'json',
  access: 'public',
});

/** The second half of joining: the phone number is not verified yet. */
export const gsmStep = v.object({
  /** Identifies this application in the calls that follow; valid for half an hour. */
  verificationToken: v.string(),
  ...sentCode.entries,
});
export type GsmStep = v.InferOutput<typeof gsmStep>;

const activationSchemas = {
  summary: 'Proves the e-mail address by the mailed link, or by address and code, and sends a code by SMS.',
  request: v.strictObject({
    token: v.optional(linkToken),
    email: v.optional(emailText),
    code: v.optional(code),
  }),
  result: gsmStep,
};

export const activation = defineCall<typeof activationSchemas>()({
  method: 'POST',
  path: 'Account/Activation',
  encoding: 'json',
  access: 'public',
});

const resumeRegistrationSchemas = {
  summary:
    'Goes on with an application by its name and password, on any device: the number where the address is proved, else the address.',
  request: v.strictObject({ username: emailText, password }),
  result: v.object({
    email: v.string(),
    /** Null while the e-mail address is not verified. */
    gsm: v.nullable(gsmStep),
  }),
};

export const resumeRegistration = defineCall<typeof resumeRegistrationSchemas>()({
  method: 'POST',
  path: 'Account/ResumeRegistration',
  encoding: 'json',
  access: 'public',
});

const sendGsmOtpSchemas = {
  summary: 'Sends another code to the number of an application.',
  request: v.strictObject({ verificationToken: linkToken }),
  result: sentCode,
};

export const sendGsmOtp = defineCall<typeof sendGsmOtpSchemas>()({
  method: 'POST',
  path: 'Account/SendGsmOTP',
  encoding: 'json',
  access: 'public',
});

const verifyGsmNoSchemas = {
  summary: 'Proves the mobile number; the company and its first user are made.',
  request: v.strictObject({
    verificationToken: linkToken,
    code,
    /** Another user name, when the first choice was taken meanwhile. */
    username: v.optional(text(50)),
  }),
  result: v.object({ username: v.string(), userType }),
};

export const verifyGsmNo = defineCall<typeof verifyGsmNoSchemas>()({
  method: 'POST',
  path: 'Account/VerifyGsmNo',
  encoding: 'json',
  access: 'public',
});

const forgotPasswordSchemas = {
  summary: 'Mails a link to set a new password; an unknown address is answered alike.',
  request: v.strictObject({ email: emailText }),
  result: v.object({ resendAfterSeconds: v.number() }),
};

export const forgotPassword = defineCall<typeof forgotPasswordSchemas>()({
  method: 'POST',
  path: 'Account/ForgotPassword',
  encoding: 'json',
  access: 'public',
});

const checkLinkSchemas = {
  summary: 'What a mailed link still is good for, before anything is typed.',
  request: v.strictObject({ purpose: v.picklist(['resetPassword', 'setPassword']), token: linkToken }),
  result: v.object({
    state: v.picklist(['valid', 'used', 'expired']),
    /** The invited address and the company; null for any other link. */
    invitation: v.nullable(v.object({ email: v.string(), companyName: v.string() })),
  }),
};

export const checkLink = defineCall<typeof checkLinkSchemas>()({
  method: 'POST',
  path: 'Account/CheckLink',
  encoding: 'json',
  access: 'public',
});

const resetPasswordSchemas = {
  summary: 'Sets a new password by the mailed link and ends every session of the user.',
  request: v.strictObject({ token: linkToken, password, deviceToken: v.optional(deviceToken) }),
  result: v.object({ deviceToken }),
};

export const resetPassword = defineCall<typeof resetPasswordSchemas>()({
  method: 'POST',
  path: 'Account/ResetPassword',
  encoding: 'json',
  access: 'public',
});

const setPasswordSchemas = {
  summary: 'Accepts an invitation: name, user name, number and password of a new member of a company.',
  request: v.strictObject({
    token: linkToken,
    fullName: text(200),
    username: text(50),
    phone: text(40),
    password,
  }),
  result: v.object({ username: v.string(), userType }),
};

export const setPassword = defineCall<typeof setPasswordSchemas>()({
  method: 'POST',
  path: 'Account/SetPassword',
  encoding: 'json',
  access: 'public',
});

const warningPasswordSchemas = {
  summary: 'Replaces a password that no longer meets the rules, and signs in.',
  request: v.strictObject({
    username: emailText,
    currentPassword: password,
    password,
    userType,
    /** Code of the second factor, for a user who has one. */
    code: v.optional(factorCode),
  }),
  result: sessionTokens,
};

export const warningPassword = defineCall<typeof warningPasswordSchemas>()({
  method: 'POST',
  path: 'Account/WarningPassword',
  encoding: 'json',
  access: 'public',
});

const changePasswordSchemas = {
  summary: 'Changes the password; every session dies, and the one that asked is given a new one.',
  request: v.strictObject({ currentPassword: password, password }),
  result: sessionTokens,
};

export const changePassword = defineCall<typeof changePasswordSchemas>()({
  method: 'POST',
  path: 'Users/ChangePassword',
  encoding: 'json',
  access: 'signedIn',
  area: 'password',
});

export const contactKind = v.picklist(['email', 'phone']);

const sendOtpSchemas = {
  summary: 'Sends a code to a new e-mail address or number, once the password is right.',
  request: v.strictObject({ kind: contactKind, value: text(254), password }),
  result: sentCode,
};

export const sendOtp = defineCall<typeof sendOtpSchemas>()({
  method: 'POST',
  path: 'Users/SendOTP',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
});

const verifyOtpSchemas = {
  summary: 'Takes over the new e-mail address or number that the code was sent to.',
  request: v.strictObject({ kind: contactKind, code }),
  result: done,
};

export const verifyOtp = defineCall<typeof verifyOtpSchemas>()({
  method: 'POST',
  path: 'Users/VerifyOTP',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
});

export const accountCalls = {
  register: withSchemas(register, registerSchemas),
  resendActivation: withSchemas(resendActivation, resendActivationSchemas),
  activation: withSchemas(activation, activationSchemas),
  resumeRegistration: withSchemas(resumeRegistration, resumeRegistrationSchemas),
  sendGsmOtp: withSchemas(sendGsmOtp, sendGsmOtpSchemas),
  verifyGsmNo: withSchemas(verifyGsmNo, verifyGsmNoSchemas),
  forgotPassword: withSchemas(forgotPassword, forgotPasswordSchemas),
  checkLink: withSchemas(checkLink, checkLinkSchemas),
  resetPassword: withSchemas(resetPassword, resetPasswordSchemas),
  setPassword: withSchemas(setPassword, setPasswordSchemas),
  warningPassword: withSchemas(warningPassword, warningPasswordSchemas),
  changePassword: withSchemas(changePassword, changePasswordSchemas),
  sendOtp: withSchemas(sendOtp, sendOtpSchemas),
  verifyOtp: withSchemas(verifyOtp, verifyOtpSchemas),
};
