import type { Area } from '@havan/domain/access';
import type * as v from 'valibot';

export type Schema = v.GenericSchema;

/**
 * Who may make a call, before any policy about a particular object is asked.
 * `buyer` and `seller` are capabilities of the company behind the session, `userType` is not consulted.
 */
export const accessKinds = ['public', 'signedIn', 'buyer', 'seller'] as const;
export type Access = (typeof accessKinds)[number];

/** How the request travels: `query` in the URL, `json` or `form` in the body. */
export type Encoding = 'query' | 'json' | 'form';

/**
 * One call of the wire: everything that the server, the client and the OpenAPI document must agree on.
 * It knows no framework; adapters bind it to Fastify, to fetch and to OpenAPI.
 */
export interface Call<
  Request extends Schema = Schema,
  Result extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `Resource/Action` beneath `/api/v1/`, as in the path catalogue (specification §7). */
  readonly path: `${string}/${string}`;
  readonly encoding: Encoding;
  readonly request: Request;
  readonly result: Result;
  readonly access: Who;
  /** The menu that the call belongs to: whoever does not see the menu is refused (specification §6). */
  readonly area?: Area;
  /** Only the owners of a company may make it, not its staff. */
  readonly ownerOnly?: true;
  /** A money or stock call: the client sends an `Idempotency-Key`, the server replays the stored answer for 24 h. */
  readonly idempotent?: true;
  readonly summary: string;
}

/** Declares a call and keeps the exact types of its schemas. */
export const defineCall = <
  const Request extends Schema,
  const Result extends Schema,
  const Who extends Access,
>(
  call: Call<Request, Result, Who>,
): Call<Request, Result, Who> => call;

export type RequestOf<C extends Call> = v.InferInput<C['request']>;
export type ParsedRequestOf<C extends Call> = v.InferOutput<C['request']>;
export type ResultOf<C extends Call> = v.InferOutput<C['result']>;

/** The prefix of every call on every host. */
export const apiPrefix = '/api/v1';

/** The header that carries the idempotency key of an unsafe money or stock call. */
export const idempotencyHeader = 'idempotency-key';
