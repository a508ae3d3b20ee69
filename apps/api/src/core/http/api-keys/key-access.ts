import type { Call } from '@havan/contract/call';
import { type ApiKeyScope, apiKeyScopeLabels } from '@havan/domain/api-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../context.ts';

/** Requests of a key in this minute of the clock. */
export interface RateUse {
  readonly limit: number;
  /** Number of requests, including this one. */
  readonly used: number;
  readonly resetSeconds: number;
}

interface KnownKey {
  readonly actor: Actor;
  readonly scopes: readonly ApiKeyScope[];
  readonly isNetworkAllowed: boolean;
  readonly rate: RateUse;
}

/** Finds the actor of a key and counts the request; null for a key that is unknown, expired or revoked. */
export type AuthenticateKey = (key: string, ip: string) => Promise<KnownKey | null>;

/**
 * Returns the actor of a key for a call that keys may make. Order: whether the key is valid, from where it is used, how
 * often, and only then what it may do.
 *
 * @throws AppError `unauthorised`, `tooManyRequests` or `forbidden`
 */
export async function actorOfKey(
  { key: scope }: Pick<Call, 'key'>,
  request: FastifyRequest,
  token: string,
  authenticateKey: AuthenticateKey,
): Promise<Actor> {
  const known = await authenticateKey(token, request.ip);
  if (!known) throw new AppError('unauthorised', { message: unknownKey });
  const { actor, scopes, isNetworkAllowed, rate } = known;
  request.rateUse = rate;
  request.userId = actor.userId;
  if (!isNetworkAllowed) throw new AppError('forbidden', { message: otherNetwork });
  if (rate.used > rate.limit)
    throw new AppError('tooManyRequests', { message: tooOften, retryAfterSeconds: rate.resetSeconds });
  if (!scope) throw new AppError('forbidden', { message: notForKeys });
  if (!scopes.includes(scope))
    throw new AppError('forbidden', {
      message: `Bu anahtarın “${apiKeyScopeLabels[scope]}” izni yok (${scope}).`,
    });
  return actor;
}

const unknownKey = 'Anahtar geçersiz, süresi dolmuş ya da iptal edilmiş.';
const otherNetwork = 'Bu anahtar bulunduğunuz ağdan kullanılamaz.';
const tooOften = 'Bu anahtarın dakikalık istek sınırı doldu.';
const notForKeys = 'Bu işlem anahtarla yapılamaz.';

/** Sets the headers that report the remaining requests of a key (draft-ietf-httpapi-ratelimit-headers). */
export function reportRate({ rateUse }: FastifyRequest, reply: FastifyReply): void {
  if (!rateUse) return;
  const { limit, used, resetSeconds } = rateUse;
  void reply.headers({
    'ratelimit-policy': `"minute";q=${limit};w=60`,
    ratelimit: `"minute";r=${Math.max(0, limit - used)};t=${resetSeconds}`,
  });
}
