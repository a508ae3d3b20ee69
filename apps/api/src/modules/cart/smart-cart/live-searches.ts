import type { SmartCart } from '@havan/contract/cart/smart-cart';
import type { SearchRegistry, WatchersElsewhere } from '../../../core/ports/cart-searches-port.ts';

type Listener = (cart: SmartCart) => void;

/**
 * Milliseconds after which a search without watchers ends: after the last watcher left (long enough for a page
 * refresh), and after the last poll when there was no watcher. `elsewhere` is the interval of checks for watchers in
 * other processes.
 */
export const patience = { left: 2_000, unseen: 10_000, elsewhere: 1_000 } as const;

interface Live {
  latest: SmartCart | null;
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
  ending: NodeJS.Timeout | undefined;
  looking: NodeJS.Timeout | undefined;
  elsewhere: WatchersElsewhere;
}

/** The running searches of this process and their watchers. */
export class LiveSearches implements SearchRegistry {
  readonly #live = new Map<string, Live>();

  /** `elsewhere` is asked once a second while the search goes on. */
  begin(id: string, stop: () => void, elsewhere: () => Promise<WatchersElsewhere>): void {
    const live: Live = {
      latest: null,
      listeners: new Set(),
      stop,
      ending: undefined,
      looking: undefined,
      elsewhere: 'unseen',
    };
    this.#live.set(id, live);
    endUnwatched(live, patience.unseen);
    live.looking = setInterval(() => void pollElsewhere(live, elsewhere), patience.elsewhere).unref();
  }

  notify(cart: SmartCart): void {
    const live = this.#live.get(cart.smartCartId);
    if (!live) return;
    live.latest = cart;
    for (const listener of live.listeners) listener(cart);
    if (!cart.over) return;
    clearTimeout(live.ending);
    clearInterval(live.looking);
    this.#live.delete(cart.smartCartId);
  }

  /** Records a poll. Returns whether this process runs the search. */
  touch(id: string): boolean {
    const live = this.#live.get(id);
    if (live?.listeners.size === 0) endUnwatched(live, patience.unseen);
    return live !== undefined;
  }

  /** Watches a search until it ends or the returned function is called; null when this process does not run it. */
  watch(id: string, listener: Listener): (() => void) | null {
    const live = this.#live.get(id);
    if (!live) return null;
    clearTimeout(live.ending);
    live.listeners.add(listener);
    if (live.latest) listener(live.latest);
    return () => {
      live.listeners.delete(listener);
      // Without a watcher nobody waits for the proof.
      if (live.listeners.size === 0) endUnwatched(live, patience.left);
    };
  }

  /** Ends a search, if this process runs it. */
  stop(id: string): boolean {
    const live = this.#live.get(id);
    live?.stop();
    return live !== undefined;
  }
}

function endUnwatched(live: Live, after: number): void {
  clearTimeout(live.ending);
  live.ending = setTimeout(live.stop, after).unref();
}

async function pollElsewhere(live: Live, ask: () => Promise<WatchersElsewhere>): Promise<void> {
  const before = live.elsewhere;
  // Without an answer of the database the search ends by its time limit or by its local watchers.
  live.elsewhere = await ask().catch(() => before);
  if (live.elsewhere === 'stopAsked') live.stop();
  else if (live.listeners.size > 0) return;
  else if (live.elsewhere === 'watched') endUnwatched(live, patience.unseen);
  // The grace time for a page refresh has passed already.
  else if (live.elsewhere === 'left' && before === 'watched') live.stop();
}
