import type { Access, Call, ParsedRequestOf, ResultOf, Schema } from '@havan/contract/call';
import type { Actor, Caller, Context } from '../context.ts';
import type { Operator } from '../operator.ts';

interface Scope {
  readonly ctx: Context;
  readonly caller: Caller;
  /** The key of an idempotent call, else null. */
  readonly idempotencyKey: string | null;
}

interface ByAccess {
  readonly public: object;
  readonly signedIn: { readonly actor: Actor };
  readonly buyer: { readonly actor: Actor };
  readonly seller: { readonly actor: Actor };
  readonly operator: { readonly operator: Operator };
}

/** The arguments of a handler besides the parsed request; the actor when the call needs a session. */
export type ScopeOf<Who extends Access> = Scope & ByAccess[Who];

interface BindOptions {
  /**
   * The database that `ctx.db` reads. `replica`: for a list or a report, which may lack what others wrote in the last
   * seconds, but never the reader's own writes; the handler only reads `ctx.db`, and may run twice.
   */
  readonly reads?: 'primary' | 'replica';
  /**
   * The owner of the transaction of an idempotent call. `call` (default): `ctx.db` is one transaction that also stores
   * the answer, so both commit or neither does. `handler`: the handler calls external systems and commits in steps;
   * after a crash it is called again with the same key and must find its earlier work by that key.
   */
  readonly transaction?: 'call' | 'handler';
}

/** A call of the contract with the handler that answers it. */
export interface Binding {
  readonly call: Call;
  readonly transaction: 'call' | 'handler';
  readonly reads: 'primary' | 'replica';
  readonly handle: (
    request: unknown,
    scope: Scope & { readonly actor: Actor | null; readonly operator?: Operator | null },
  ) => Promise<unknown>;
}

/**
 * Binds a call to its handler; the request arrives parsed, the result is checked according to `AnswerChecks`.
 */
export function bind<Request extends Schema, Result extends Schema, Who extends Access>(
  call: Call<Request, Result, Who>,
  handler: (
    request: ParsedRequestOf<Call<Request, Result, Who>>,
    scope: ScopeOf<Who>,
  ) => Promise<ResultOf<Call<Request, Result, Who>>>,
  { transaction = 'call', reads = 'primary' }: BindOptions = {},
): Binding {
  // The adapter has parsed the request with its schema and checked `call.access` before this is called.
  return { call, transaction, reads, handle: handler as Binding['handle'] };
}

/** The result of a call without data. */
export const done: { readonly done: true } = { done: true };
