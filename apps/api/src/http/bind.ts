import type { Access, Call, ParsedRequestOf, ResultOf, Schema } from '@havan/contract/call';
import type { Actor, Caller, Context } from '../context.ts';

interface Scope {
  readonly ctx: Context;
  readonly caller: Caller;
  /** The key of an idempotent call, else null. */
  readonly idempotencyKey: string | null;
}

/** What a handler is given beside the parsed request; only calls that need a session have an actor. */
export type ScopeOf<Who extends Access> = Who extends 'public' ? Scope : Scope & { readonly actor: Actor };

interface BindOptions {
  /**
   * Who opens the transaction of an idempotent call. `call` (the default): `ctx.db` is one transaction that also holds
   * the stored answer, so either both happened or neither. `handler`: the handler talks to the outside world and commits
   * in steps; it is then called again with the same key after a crash, and must find its earlier work by that key.
   */
  readonly transaction?: 'call' | 'handler';
}

/** A call of the contract with the code that answers it. */
export interface Binding {
  readonly call: Call;
  readonly transaction: 'call' | 'handler';
  readonly handle: (request: unknown, scope: Scope & { readonly actor: Actor | null }) => Promise<unknown>;
}

/** Binds a call to its handler; the request arrives parsed, the result is checked against the contract. */
export function bind<Request extends Schema, Result extends Schema, Who extends Access>(
  call: Call<Request, Result, Who>,
  handler: (
    request: ParsedRequestOf<Call<Request, Result, Who>>,
    scope: ScopeOf<Who>,
  ) => Promise<ResultOf<Call<Request, Result, Who>>>,
  { transaction = 'call' }: BindOptions = {},
): Binding {
  // The adapter parsed the request with `call.request` and met `call.access` before it calls this.
  return { call, transaction, handle: handler as Binding['handle'] };
}

/** The result of a call that has nothing to tell. */
export const done: { readonly done: true } = { done: true };
