import type { Area } from '@havan/domain/access';
import type { ApiKeyScope } from '@havan/domain/api-key';
import type { OperatorRole } from '@havan/domain/operator';
import type { StaffRight } from '@havan/domain/staff-right';
import type * as v from 'valibot';

export type Schema = v.GenericSchema;

/**
 * Callers of a call, checked before any policy about a particular object. `buyer` and `seller` are
 * capabilities of the company behind the session, `userType` is not consulted. An `operator` runs the market,
 * belongs to no company and has a session of another kind.
 */
export const accessKinds = ['public', 'signedIn', 'buyer', 'seller', 'operator'] as const;
export type Access = (typeof accessKinds)[number];

/** How the request travels: `query` in the URL, `json` or `form` in the body. */
export type Encoding = 'query' | 'json' | 'form';

/** Request and result of a call, and one sentence on its effect. */
export interface CallSchemas<Request extends Schema = Schema, Result extends Schema = Schema> {
  readonly request: Request;
  readonly result: Result;
  readonly summary: string;
}

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
  readonly access: Who;
  /** The menu that the call belongs to: a user without the menu is refused (specification §6). */
  readonly area?: Area;
  /** Only the owners of a company may make it, not its staff. */
  readonly ownerOnly?: true;
  /** Roles whose operators may make a call of the kind `operator`; all when absent. An `admin` always may. */
  readonly roles?: readonly OperatorRole[];
  /** Right that a member needs for the call; of several, one is enough. Owners have every right. */
  readonly right?: StaffRight | readonly StaffRight[];
  /** Answers with a file of prices: refused to a member who sees none (`seesPrices`). */
  readonly pricedFile?: true;
  /** Scope that a key of a seller's program needs for the call; left out, no key may make it. */
  readonly key?: ApiKeyScope;
  /** Refused to a company that no operator has approved (product §10, "Who may trade"). */
  readonly trades?: true;
  /**
   * For calls that change money or stock: the client sends an `Idempotency-Key`, and the server replays the stored
   * answer for 24 h.
   */
  readonly idempotent?: true;
  /** The field `token` of the request is used when the `Idempotency-Key` is missing. */
  readonly tokenIsKey?: true;
  /**
   * Only set in the calls of `calls.ts`. A client knows the types and leaves the checks to the server, so it imports
   * calls without their schemas, and its bundler drops them.
   */
  readonly schemas?: CallSchemas<Request, Result>;
}

/** A call with its schemas. */
export interface DescribedCall<
  Request extends Schema = Schema,
  Result extends Schema = Schema,
  Who extends Access = Access,
> extends Call<Request, Result, Who> {
  readonly schemas: CallSchemas<Request, Result>;
}

/**
 * Declares a call whose types are those of its schemas, `defineCall<typeof getOrderSchemas>()({ … })`; the call does
 * not contain the schemas.
 */
export const defineCall =
  <Schemas extends CallSchemas>() =>
  <const Who extends Access>(
    call: Omit<Call<Schemas['request'], Schemas['result'], Who>, 'schemas'>,
  ): Call<Schemas['request'], Schemas['result'], Who> =>
    call;

/** Returns the same call with its schemas. */
export const withSchemas = <Request extends Schema, Result extends Schema, Who extends Access>(
  call: Call<Request, Result, Who>,
  schemas: CallSchemas<Request, Result>,
): DescribedCall<Request, Result, Who> => ({ ...call, schemas });

type SchemasOf<C extends Call> = NonNullable<C['schemas']>;
export type RequestOf<C extends Call> = v.InferInput<SchemasOf<C>['request']>;
export type ParsedRequestOf<C extends Call> = v.InferOutput<SchemasOf<C>['request']>;
export type ResultOf<C extends Call> = v.InferOutput<SchemasOf<C>['result']>;

/** Returns whether a call exists on the host of the back office alone; elsewhere it is unknown. */
export const isOfBackoffice = ({ path }: Pick<Call, 'path'>): boolean => path.startsWith('Backoffice/');

/** The prefix of every call on every host. */
export const apiPrefix = '/api/v1';

/** The header that carries the idempotency key of an unsafe money or stock call. */
export const idempotencyHeader = 'idempotency-key';
