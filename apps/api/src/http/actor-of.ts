import type { Call } from '@havan/contract/call';
import { mayEnter } from '@havan/domain/access';
import { canBuy, canSell } from '@havan/domain/company';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor } from '../context.ts';

/** Finds the actor of an access token; null for a token that is unknown, expired or revoked. */
export type Authenticate = (token: string) => Actor | Promise<Actor | null>;

/** No area of a call depends on the operator's lists so far. */
const noLists = { walletUserIds: [], campaignPanelUserIds: [] };

/** Who makes the request. @throws AppError without a session, or when the company may not make such calls */
export async function actorOf(
  { access, area }: Pick<Call, 'access' | 'area'>,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Actor> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await authenticate(token) : null;
  if (!actor) throw new AppError('unauthorised');
  request.userId = actor.userId;
  if (access === 'buyer' && !canBuy(actor.companyType)) throw new AppError('forbidden');
  if (access === 'seller' && !canSell(actor.companyType)) throw new AppError('forbidden');
  if (area && !mayEnter(actor, area, noLists)) throw new AppError('forbidden');
  return actor;
}
