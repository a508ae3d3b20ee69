import type { SmartCart } from '@havan/contract/smart-cart';

type Listener = (cart: SmartCart) => void;

/** Milliseconds without a watcher after which a search ends: long enough for a refresh of the page. */
const GRACE = 2_000;

interface Live {
  latest: SmartCart | null;
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
}

/** The searches that this process is running, and who is watching them. */
export class LiveSearches {
  readonly #live = new Map<string, Live>();

  begin(id: string, stop: () => void): void {
    this.#live.set(id, { latest: null, listeners: new Set(), stop });
  }

  tell(cart: SmartCart): void {
    const live = this.#live.get(cart.smartCartId);
    if (!live) return;
    live.latest = cart;
    for (const listener of live.listeners) listener(cart);
    if (cart.over) this.#live.delete(cart.smartCartId);
  }

  /** Watches a search until it ends or the answer is called; null when this process does not run it. */
  watch(id: string, listener: Listener): (() => void) | null {
    const live = this.#live.get(id);
    if (!live) return null;
    live.listeners.add(listener);
    if (live.latest) listener(live.latest);
    return () => {
      live.listeners.delete(listener);
      // When the last one has left the page, nobody waits for a proof any more.
      if (live.listeners.size > 0) return;
      setTimeout(() => {
        if (live.listeners.size === 0) live.stop();
      }, GRACE).unref();
    };
  }

  stop(id: string): void {
    this.#live.get(id)?.stop();
  }
}
