import type { Context } from '../../../core/context.ts';
import type { AccessControl } from '../../../core/http/actor-of.ts';
import { CallerMeter, paidTimes } from '../../../core/http/limits/caller-limits.ts';
import { pendingAgreement } from '../agreements/agreements.service.ts';
import { createKeyAuthenticator } from '../api-keys/key-authenticator.ts';
import { createAuthenticator } from '../session/authenticator.ts';
import { accessRulesReader } from './access-rules.ts';

/** Returns the access control of requests: by the access token, the company type and the operators' decisions. */
export const createAccessControl = (ctx: Context): AccessControl => ({
  authenticate: createAuthenticator(ctx),
  authenticateKey: createKeyAuthenticator(ctx),
  rulesOf: accessRulesReader(ctx.db),
  meter: new CallerMeter(ctx.config.callerLimits, ctx.caches.get(paidTimes)),
  isBlocked: async (userId) => (await pendingAgreement(ctx, userId)) !== null,
});
