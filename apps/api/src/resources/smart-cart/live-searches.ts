import type { SmartCart } from '@havan/contract/smart-cart';

type Listener = (cart: SmartCart) => void;

/**
 * Milliseconds after which a search that nobody watches ends: after the last watcher has left, long enough for a refresh
 * of the page; before anybody has come, or since it was last asked for, long enough for who looks now and then. And
 * between two looks at who watches it by another process.
 */
export const patience = { left: 2_000, unseen: 10_000, elsewhere: 1_000 } as const;

/** What other processes tell of a search that this one runs: nobody came there, somebody watches, all have left, end it. */
export type Elsewhere = 'unseen' | 'watched' | 'left' | 'stopAsked';

interface Live {
  latest: SmartCart | null;
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
  ending: NodeJS.Timeout | undefined;
  looking: NodeJS.Timeout | undefined;
  elsewhere: Elsewhere;
}

/** The searches that this process is running, and who is watching them. */
export class LiveSearches {
  readonly #live = new Map<string, Live>();

  /** `elsewhere` is asked once a second while the search goes on. */
  begin(id: string, stop: () => void, elsewhere: () => Promise<Elsewhere>): void {
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
    live.looking = setInterval(() => void lookElsewhere(live, elsewhere), patience.elsewhere).unref();
  }

  tell(cart: SmartCart): void {
    const live = this.#live.get(cart.smartCartId);
    if (!live) return;
    live.latest = cart;
    for (const listener of live.listeners) listener(cart);
    if (!cart.over) return;
    clearTimeout(live.ending);
    clearInterval(live.looking);
    this.#live.delete(cart.smartCartId);
  }

  /** Somebody has asked where the search stands, without staying. Whether this process runs it. */
  look(id: string): boolean {
    const live = this.#live.get(id);
    if (live?.listeners.size === 0) endUnwatched(live, patience.unseen);
    return live !== undefined;
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

async function lookElsewhere(live: Live, ask: () => Promise<Elsewhere>): Promise<void> {
  const before = live.elsewhere;
  // A database that does not answer tells nothing: the search ends by its time, or by who watches it here.
  live.elsewhere = await ask().catch(() => before);
  if (live.elsewhere === 'stopAsked') live.stop();
  else if (live.listeners.size > 0) return;
  else if (live.elsewhere === 'watched') endUnwatched(live, patience.unseen);
  // The one who left has waited for a refresh of the page already.
  else if (live.elsewhere === 'left' && before === 'watched') live.stop();
}
