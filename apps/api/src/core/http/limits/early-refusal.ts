import type { onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tokenOf } from '../actor-of.ts';
import type { FairShares } from './fair-shares.ts';

/**
 * Largest number of tokens kept in memory; a request whose token was dropped is refused later, by `FairShares.enter`.
 */
const mostTokens = 10_000;

/**
 * Refuses, before its body is read and its session is looked up, a request that `shares` would refuse, where its sender
 * is known from earlier requests. Does nothing while no request waits.
 */
export class EarlyRefusal {
  readonly #shares: FairShares;
  readonly #sharers = new LRUCache<string, string>({ max: mostTokens });

  constructor(shares: FairShares) {
    this.#shares = shares;
  }

  /** Stores whose share a token uses, while requests wait. */
  note(token: string | undefined, sharer: string): void {
    if (token && this.#shares.waiting > 0) this.#sharers.set(token, sharer);
  }

  /**
   * Hook of each route.
   *
   * @throws AppError `serviceUnavailable` (`overloaded`)
   */
  readonly onRequest: onRequestAsyncHookHandler = async (request) => {
    if (this.#shares.waiting === 0) return;
    const token = tokenOf(request);
    const sharer = token && this.#sharers.get(token);
    const refusal = sharer ? this.#shares.refusalOf(sharer) : null;
    if (refusal) await refusal;
  };
}
