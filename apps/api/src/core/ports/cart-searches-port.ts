import type { SmartCart } from '@havan/contract/cart/smart-cart';
import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';

export interface SearchRequest {
  /** The caller: a company has one search at a time, and a newer one ends the older. */
  readonly owner: number;
  readonly instance: Instance;
  /** Milliseconds for the whole search. */
  readonly timeLimit: number;
  readonly start: Plan | null;
  readonly onProgress: (progress: Progress) => void;
}

export interface RunningSearch {
  /** The first good plan with its bound, within a fraction of a second of its turn. */
  readonly first: Promise<Progress>;
  /** The final result: proven, the best within the time, or the state when stopped. */
  readonly done: Promise<Progress>;
  /** Searches the same market with other wishes, after searches that wait for a proof. Rejects when stopped. */
  again(instance: Instance, start: Plan, timeLimit: number): Promise<Progress>;
  isStopped(): boolean;
  stop(): void;
}

/** State of a search's watchers in other processes: never any, watching, all left, or a request to stop. */
export type WatchersElsewhere = 'unseen' | 'watched' | 'left' | 'stopAsked';

/** The searches that this process runs, and who watches them. */
export interface SearchRegistry {
  /** `elsewhere` is called once a second during the search. */
  begin(id: string, stop: () => void, elsewhere: () => Promise<WatchersElsewhere>): void;
  /** Sends the state of a search to its watchers. */
  notify(cart: SmartCart): void;
  /** Records a request of a page that does not stay connected. @returns whether this process runs the search */
  touch(id: string): boolean;
  /** Watches until the search ends or the returned function is called; null when this process does not run it. */
  watch(id: string, listener: (cart: SmartCart) => void): (() => void) | null;
  /** Ends a search. @returns whether this process ran it */
  stop(id: string): boolean;
}

/**
 * The solver threads, in this process or in another one (`SOLVER_URL`), and the searches of this process. No thread
 * starts before the first search.
 */
export interface CartSearches {
  readonly pool: {
    /**
     * @throws AppError `tooManyRequests` when too many searches wait, `serviceUnavailable` while the other process
     * cannot be reached
     */
    search(request: SearchRequest): Promise<RunningSearch>;
    close(): Promise<void>;
  };
  readonly live: SearchRegistry;
}
