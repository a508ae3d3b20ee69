import type { CartSearches } from '../../../core/ports/cart-searches-port.ts';
import { LiveSearches } from './live-searches.ts';
import { SolverPool } from './solver/solver-pool.ts';

/** Returns the solver threads of this process, or the `pool` of another one, and the registry of searches. */
export const createCartSearches = (pool: CartSearches['pool'] = threads()): CartSearches => ({
  pool,
  live: new LiveSearches(),
});

function threads(): CartSearches['pool'] {
  const pool = new SolverPool();
  // Not `async` alone: too many searches are refused as a rejection.
  return { search: async (request) => pool.search(request), close: () => pool.close() };
}
