import { isOfBackoffice, type Call } from '@havan/contract/call';
import { mayActAs } from '@havan/domain/operator';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config/config.ts';
import { operators } from '../db/replica/replica.sql.ts';
import type { Operator } from '../operator.ts';
import { tokenOf } from './actor-of.ts';

/** Returns the operator of a token; null for an unknown or expired token. */
export type AuthenticateOperator = (token: string) => Promise<Operator | null>;

/** Returns whether a request names the host of the back office; the port is ignored. */
const isBackofficeHost = (
  host: string | undefined,
  { backofficeOrigin }: Pick<Config, 'backofficeOrigin'>,
): boolean => (host ?? '').replace(/:\d+$/, '').toLowerCase() === new URL(backofficeOrigin).hostname;

/**
 * Restricts the calls of the back office to its own host.
 * @throws AppError `notFound` elsewhere, as for an unknown call
 */
export function refuseOtherHosts(
  call: Pick<Call, 'path'>,
  request: FastifyRequest,
  config: Pick<Config, 'backofficeOrigin'>,
): void {
  if (isOfBackoffice(call) && !isBackofficeHost(request.headers.host, config)) throw new AppError('notFound');
}

/**
 * Returns the operator who makes the request.
 * @throws AppError `unauthorised` without a session of an operator, `forbidden` without one of the call's roles
 */
export async function operatorOf(
  { roles }: Pick<Call, 'roles'>,
  request: FastifyRequest,
  authenticate: AuthenticateOperator,
): Promise<Operator> {
  const token = tokenOf(request);
  const operator = token ? await authenticate(token) : null;
  if (!operator) throw new AppError('unauthorised');
  if (!mayActAs(operator.roles, roles)) throw new AppError('forbidden');
  request.reader = operators;
  return operator;
}
