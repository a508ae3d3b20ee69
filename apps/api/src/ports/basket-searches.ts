import { LiveSearches } from '../resources/smart-cart/live-searches.ts';
import { SolverPool } from '../resources/smart-cart/solver/solver-pool.ts';

/** The threads that search for baskets, and the searches of this process. Nothing starts before the first search. */
export interface BasketSearches {
  readonly pool: SolverPool;
  readonly live: LiveSearches;
}

export const createBasketSearches = (): BasketSearches => ({
  pool: new SolverPool(),
  live: new LiveSearches(),
});
