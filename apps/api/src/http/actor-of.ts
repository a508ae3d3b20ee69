import type { Call } from '@havan/contract/call';
import { type Area, type AccessRules, dependsOnOperator, mayEnter } from '@havan/domain/access';
import { canBuy, canSell } from '@havan/domain/company';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import { accessRulesFor } from '../resources/access/access-rules.ts';

/** Finds the actor of an access token; null for a token that is unknown, expired or revoked. */
export type Authenticate = (token: string) => Actor | Promise<Actor | null>;

/** For the areas that no operator decides about; most calls need no further question. */
const tableAlone: AccessRules = { walletUserIds: [], campaignPanelUserIds: [], isOn: () => true };

/** The access token of a request; it travels in the header and nowhere else. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];

/** Who makes the request. @throws AppError without a session, or when the company may not make such calls */
export async function actorOf(
  { access, area, ownerOnly }: Pick<Call, 'access' | 'area' | 'ownerOnly'>,
  request: FastifyRequest,
  { authenticate, db }: { readonly authenticate: Authenticate; readonly db: Db },
): Promise<Actor> {
  const token = tokenOf(request);
  const actor = token ? await authenticate(token) : null;
  if (!actor) throw new AppError('unauthorised');
  request.userId = actor.userId;
  if (access === 'buyer' && !canBuy(actor.companyType)) throw new AppError('forbidden');
  if (access === 'seller' && !canSell(actor.companyType)) throw new AppError('forbidden');
  if (ownerOnly && actor.role !== 'owner') throw new AppError('forbidden');
  if (area && !(await isOpenTo(actor, area, db))) throw new AppError('forbidden');
  return actor;
}

/** The one table of the domain: a menu that is hidden is also a call that is refused (product, who). */
async function isOpenTo(actor: Actor, area: Area, db: Db): Promise<boolean> {
  const rules = dependsOnOperator(area) ? await accessRulesFor(db, actor.userId) : tableAlone;
  return mayEnter(actor, area, rules);
}
