import type { Call } from '@havan/contract/call';
import { callFlags } from '@havan/contract/call-flags';
import { memberMay } from '@havan/contract/member-may';
import { isApiKey } from '@havan/domain/api-key';
import { type Area, type AccessRules, dependsOnOperator, mayEnter } from '@havan/domain/access';
import { canBuy, canSell } from '@havan/domain/company';
import { mayTrade, reviewSentence } from '@havan/domain/company-review';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor } from '../context.ts';
import { actorOfKey, type AuthenticateKey } from './api-keys/key-access.ts';
import { type CallerMeter, limitedKindOf } from './limits/caller-limits.ts';

/** Finds the actor of an access token; null for a token that is unknown, expired or revoked. */
export type Authenticate = (token: string) => Actor | Promise<Actor | null>;

/** Access control of requests: the owner of a token, and the operators' decisions for that user. */
export interface AccessControl {
  readonly authenticate: Authenticate;
  readonly authenticateKey: AuthenticateKey;
  /** Reads the flags and lists of one user, as they are now. */
  readonly rulesOf: (userId: number) => Promise<AccessRules>;
  /** Whether the user has yet to sign an agreement that blocks the page (specification §4). */
  readonly isBlocked: (userId: number) => Promise<boolean>;
  /** Limits how often a company makes costly calls. */
  readonly meter: CallerMeter;
}

/** For areas without decisions of operators; most calls need no further query. */
const tableAlone: AccessRules = { walletUserIds: [], campaignPanelUserIds: [], isOn: () => true };

/** Returns the access token of a request; it is accepted only in the header. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];

type Rules = Pick<Call, 'path' | 'access' | 'area' | 'key' | 'ownerOnly' | 'right' | 'pricedFile' | 'trades'>;

/**
 * Returns the actor of a request; synchronously when no query is needed, because a promise costs more than the rest.
 * @throws AppError without a session, or when the company may not make such calls
 */
export function actorOf(
  call: Rules,
  request: FastifyRequest,
  control: AccessControl,
): Actor | Promise<Actor> {
  const sender = senderOf(call, request, control);
  if (sender instanceof Promise) return sender.then((actor) => admit(call, request, actor, control));
  return admit(call, request, sender, control);
}

/**
 * Returns the actor to whom the token of a request belongs, without a check of what it may do.
 *
 * @throws AppError `unauthorised` without a session; for an API key also the errors of `actorOfKey`
 */
export function senderOf(
  call: Rules,
  request: FastifyRequest,
  control: Pick<AccessControl, 'authenticate' | 'authenticateKey'>,
): Actor | Promise<Actor> {
  const token = tokenOf(request);
  if (token && isApiKey(token)) return actorOfKey(call, request, token, control.authenticateKey);
  const known = token ? control.authenticate(token) : null;
  return known instanceof Promise ? known.then(requireSession) : requireSession(known);
}

function requireSession(actor: Actor | null): Actor {
  if (!actor) throw new AppError('unauthorised');
  return actor;
}

/** Checks that an actor may make a call. @throws AppError, or a rejected promise, when it may not */
export function admit(
  call: Rules,
  request: FastifyRequest,
  actor: Actor,
  control: AccessControl,
): Actor | Promise<Actor> {
  const { path, access, trades } = call;
  request.userId = actor.userId;
  request.reader = actor.companyId;
  if (access === 'buyer' && !canBuy(actor.companyType)) throw new AppError('forbidden');
  if (access === 'seller' && !canSell(actor.companyType)) throw new AppError('forbidden');
  if (!memberMay(actor, call)) throw new AppError('forbidden');
  const kind = limitedKindOf(path);
  if (kind) control.meter.count(kind, `company ${actor.companyId}`, performance.now());
  if (!trades) return enterFeature(call, actor, control);
  requireTrading(actor);
  return control.isBlocked(actor.userId).then((isBlocked) => {
    if (isBlocked) throw new AppError('agreementPending');
    return enterFeature(call, actor, control);
  });
}

/** Checks what the operators decide: the feature of the call, and its area. @throws AppError `forbidden` */
function enterFeature({ path, area }: Rules, actor: Actor, control: AccessControl): Actor | Promise<Actor> {
  const flag = callFlags[path];
  if (flag === undefined && (!area || !dependsOnOperator(area)))
    return area ? enter(actor, area, tableAlone) : actor;
  return control.rulesOf(actor.userId).then((rules) => {
    if (flag !== undefined && !rules.isOn(flag)) throw new AppError('forbidden');
    return area ? enter(actor, area, rules) : actor;
  });
}

/**
 * Refuses calls that a company may not make before its approval. @throws AppError `companyNotApproved`, with what it
 * waits for
 */
function requireTrading({ reviewState, companyType }: Actor): void {
  if (mayTrade(reviewState)) return;
  const message = reviewSentence(reviewState, companyType);
  throw new AppError('companyNotApproved', message === null ? {} : { message });
}

/** Checks the area by the domain's access table: the call of a hidden menu is refused (product, who). */
function enter(actor: Actor, area: Area, rules: AccessRules): Actor {
  if (!mayEnter(actor, area, rules)) throw new AppError('forbidden');
  return actor;
}
