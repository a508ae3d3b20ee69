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

type Rules = Pick<Call, 'access' | 'area' | 'ownerOnly'>;

/**
 * Who makes the request; at once where nothing has to be asked, since a promise is dear beside the rest of this.
 * @throws AppError without a session, or when the company may not make such calls
 */
export function actorOf(
  call: Rules,
  request: FastifyRequest,
  { authenticate, db }: { readonly authenticate: Authenticate; readonly db: Db },
): Actor | Promise<Actor> {
  const token = tokenOf(request);
  const known = token ? authenticate(token) : null;
  if (known instanceof Promise) return known.then((actor) => admit(call, request, actor, db));
  return admit(call, request, known, db);
}

/** Lets an actor make a call. @throws AppError, or a promise of it, when it may not */
function admit(
  { access, area, ownerOnly }: Rules,
  request: FastifyRequest,
  actor: Actor | null,
  db: Db,
): Actor | Promise<Actor> {
  if (!actor) throw new AppError('unauthorised');
  request.userId = actor.userId;
  if (access === 'buyer' && !canBuy(actor.companyType)) throw new AppError('forbidden');
  if (access === 'seller' && !canSell(actor.companyType)) throw new AppError('forbidden');
  if (ownerOnly && actor.role !== 'owner') throw new AppError('forbidden');
  if (!area) return actor;
  if (!dependsOnOperator(area)) return enter(actor, area, tableAlone);
  return accessRulesFor(db, actor.userId).then((rules) => enter(actor, area, rules));
}

/** The one table of the domain: a menu that is hidden is also a call that is refused (product, who). */
function enter(actor: Actor, area: Area, rules: AccessRules): Actor {
  if (!mayEnter(actor, area, rules)) throw new AppError('forbidden');
  return actor;
}
