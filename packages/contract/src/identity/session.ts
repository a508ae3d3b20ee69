import { userTypes } from '@havan/domain/company';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, instant, nothing } from '../primitives.ts';
import { factorCode } from './second-factor.ts';

export const userType = v.picklist([userTypes.buyer, userTypes.merchant]);

/** A signed-in session (specification §3). */
export const sessionTokens = v.object({
  token: v.string(),
  refreshToken: v.string(),
  tokenExpireDate: instant,
  userType,
});
export type SessionTokens = v.InferOutput<typeof sessionTokens>;

/** Token that a browser keeps across sessions: guesses from it are counted apart from those of strangers. */
export const deviceToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const refreshTokenSchemas = {
  summary: 'Exchanges a refresh token for the next pair; the old one is retired.',
  request: v.strictObject({
    refreshToken: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
    clientName: v.literal('web'),
    clientSecretKey: v.pipe(v.string(), v.maxLength(200)),
  }),
  result: sessionTokens,
};

export const refreshToken = defineCall<typeof refreshTokenSchemas>()({
  method: 'POST',
  path: 'Token/RefreshToken',
  encoding: 'form',
  access: 'public',
});

const signInSchemas = {
  summary: 'Signs a user in by user name or e-mail address.',
  request: v.strictObject({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    /** The area that the visitor wants; a company that cannot buy is answered with a merchant session. */
    userType,
    deviceToken: v.optional(deviceToken),
    /** Code of the second factor, for a user who has one. */
    code: v.optional(factorCode),
  }),
  result: v.object({ ...sessionTokens.entries, deviceToken }),
};

export const signIn = defineCall<typeof signInSchemas>()({
  method: 'POST',
  path: 'Account/SignIn',
  encoding: 'json',
  access: 'public',
});

const signOutSchemas = {
  summary: 'Ends this session, or every session of the user.',
  request: v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  result: done,
};

export const signOut = defineCall<typeof signOutSchemas>()({
  method: 'POST',
  path: 'Account/SignOut',
  encoding: 'json',
  access: 'signedIn',
});

const createHandOverSchemas = {
  summary: 'Makes a code (30 s, single use) that carries the session to the other host.',
  request: v.strictObject({ userType }),
  result: v.object({ code: v.string() }),
};

export const createHandOver = defineCall<typeof createHandOverSchemas>()({
  method: 'POST',
  path: 'Account/CreateHandOver',
  encoding: 'json',
  access: 'signedIn',
});

const redeemHandOverSchemas = {
  summary: 'Turns a hand-over code into a session of the other area.',
  request: v.strictObject({ code: v.pipe(v.string(), v.minLength(20), v.maxLength(100)) }),
  result: sessionTokens,
};

export const redeemHandOver = defineCall<typeof redeemHandOverSchemas>()({
  method: 'POST',
  path: 'Account/RedeemHandOver',
  encoding: 'json',
  access: 'public',
});

/** One sign-in on one device; refreshed tokens belong to it. */
export const session = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  userType,
  /** The `User-Agent` header at the sign-in. */
  userAgent: v.string(),
  createdAt: instant,
  lastSeenAt: instant,
  /** Whether it is the session that asks. */
  isCurrent: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

const getSessionsSchemas = {
  summary: 'The sessions of the user that are still open, the last used first; at most a hundred.',
  request: nothing,
  result: v.array(session),
};

export const getSessions = defineCall<typeof getSessionsSchemas>()({
  method: 'GET',
  path: 'Account/GetSessions',
  encoding: 'query',
  access: 'signedIn',
});

const endSessionSchemas = {
  summary: 'Ends one session of the user, wherever it is.',
  request: v.strictObject({ sessionId: v.pipe(v.string(), v.uuid()) }),
  result: v.array(session),
};

export const endSession = defineCall<typeof endSessionSchemas>()({
  method: 'POST',
  path: 'Account/EndSession',
  encoding: 'json',
  access: 'signedIn',
});

export const sessionCalls = {
  refreshToken: withSchemas(refreshToken, refreshTokenSchemas),
  signIn: withSchemas(signIn, signInSchemas),
  signOut: withSchemas(signOut, signOutSchemas),
  createHandOver: withSchemas(createHandOver, createHandOverSchemas),
  redeemHandOver: withSchemas(redeemHandOver, redeemHandOverSchemas),
  getSessions: withSchemas(getSessions, getSessionsSchemas),
  endSession: withSchemas(endSession, endSessionSchemas),
};
