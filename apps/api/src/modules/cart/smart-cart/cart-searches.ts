import type { CartSearches } from '../../../core/ports/cart-searches-port.ts';
import { LiveSearches } from './live-searches.ts';
import { SolverPool } from './solver/solver-pool.ts';

/** Returns the solver threads and the registry of searches of one process. */
export const createCartSearches = (): CartSearches => ({ pool: new SolverPool(), live: new LiveSearches() });
