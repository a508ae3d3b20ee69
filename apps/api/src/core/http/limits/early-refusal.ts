import type { onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tokenOf } from '../actor-of.ts';
import type { FairShares } from './fair-shares.ts';

/** Largest number of tokens kept in memory; requests with one that was dropped are refused later, not wrongly. */
const mostTokens = 10_000;

/**
 * Refuses what `shares` would refuse before its body is read and its session is looked up, where the sender is known from its
 * earlier requests. Costs nothing while nobody waits.
 */
export class EarlyRefusal {
  readonly #shares: FairShares;
  readonly #sharers = new LRUCache<string, string>({ max: mostTokens });

  constructor(shares: FairShares) {
    this.#shares = shares;
  }

  /** Remembers whose share a token uses. */
  note(token: string | undefined, sharer: string): void {
    if (token && this.#shares.waiting > 0) this.#sharers.set(token, sharer);
  }

  /** The hook of each route. @throws AppError `overloaded` */
  readonly onRequest: onRequestAsyncHookHandler = async (request) => {
    if (this.#shares.waiting === 0) return;
    const token = tokenOf(request);
    const sharer = token && this.#sharers.get(token);
    const refusal = sharer ? this.#shares.refusalOf(sharer) : null;
    if (refusal) await refusal;
  };
}
