import type { CartSearches } from '../../../core/ports/cart-searches-port.ts';
import { LiveSearches } from './live-searches.ts';
import { SolverPool } from './solver/solver-pool.ts';

/** Returns the given pool, by default the solver threads of this process, and an empty registry of searches. */
export const createCartSearches = (pool: CartSearches['pool'] = threads()): CartSearches => ({
  pool,
  live: new LiveSearches(),
});

function threads(): CartSearches['pool'] {
  const pool = new SolverPool();
  // `SolverPool.search` throws when too many searches wait; `async` turns that into a rejection.
  return { search: async (request) => pool.search(request), close: () => pool.close() };
}
