import type { SmartCart } from '@havan/contract/smart-cart';

type Listener = (cart: SmartCart) => void;

/**
 * Milliseconds after which a search that nobody watches ends: after the last watcher has left, long enough for a refresh
 * of the page; before anybody has come, or since it was last asked for, long enough for who looks now and then.
 */
export const patience = { left: 2_000, unseen: 10_000 } as const;

interface Live {
  latest: SmartCart | null;
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
  ending: NodeJS.Timeout | undefined;
}

/** The searches that this process is running, and who is watching them. */
export class LiveSearches {
  readonly #live = new Map<string, Live>();

  begin(id: string, stop: () => void): void {
    const live: Live = { latest: null, listeners: new Set(), stop, ending: undefined };
    this.#live.set(id, live);
    endUnwatched(live, patience.unseen);
  }

  tell(cart: SmartCart): void {
    const live = this.#live.get(cart.smartCartId);
    if (!live) return;
    live.latest = cart;
    for (const listener of live.listeners) listener(cart);
    if (!cart.over) return;
    clearTimeout(live.ending);
    this.#live.delete(cart.smartCartId);
  }

  /** Somebody has asked where the search stands, without staying. */
  look(id: string): void {
    const live = this.#live.get(id);
    if (live?.listeners.size === 0) endUnwatched(live, patience.unseen);
  }

  /** Watches a search until it ends or the answer is called; null when this process does not run it. */
  watch(id: string, listener: Listener): (() => void) | null {
    const live = this.#live.get(id);
    if (!live) return null;
    clearTimeout(live.ending);
    live.listeners.add(listener);
    if (live.latest) listener(live.latest);
    return () => {
      live.listeners.delete(listener);
      // When the last one has left the page, nobody waits for a proof any more.
      if (live.listeners.size === 0) endUnwatched(live, patience.left);
    };
  }

  stop(id: string): void {
    this.#live.get(id)?.stop();
  }
}

function endUnwatched(live: Live, after: number): void {
  clearTimeout(live.ending);
  live.ending = setTimeout(live.stop, after).unref();
}
