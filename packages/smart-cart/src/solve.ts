import type { Instance } from './model/instance.ts';
import type { Progress } from './plan/progress.ts';
import { search } from './search/search.ts';
import type { SolveOptions } from './search/solve-options.ts';

export type { SolveOptions };

/**
 * Finds the cheapest cart over all sellers, shipping included, with a bound on its distance from the optimum. An
 * anytime algorithm: a bound and a first plan come within a fraction of the limit, then plans only get cheaper and the
 * bound only rises. Every plan has passed the integer checker.
 */
export const solve = (instance: Instance, options: SolveOptions): Progress => search(instance, options);
