/** Estimated daily sales of a listing: a gamma distribution of the sales rate. */
export interface DemandBelief {
  /** Units a day. */
  readonly pace: number;
  /** Days of selling on which the rate is based; fewer days widen the distribution. */
  readonly days: number;
}

export interface Remainder {
  /** Probability, 0 to 1, that at least one unit is left. */
  readonly chance: number;
  /** Expected number of units left. */
  readonly units: number;
}

/**
 * Returns the expected remainder of `stock` after `days` of selling. The units sold follow a negative binomial
 * distribution: Poisson sales with a gamma-distributed rate (Gelman et al., Bayesian Data Analysis, ch. 2.6).
 */
export function remainderAfter(
  stock: number,
  days: number,
  { pace, days: evidence }: DemandBelief,
): Remainder {
  const mean = pace * days;
  if (stock <= 0) return { chance: 0, units: 0 };
  if (mean <= 0) return { chance: 1, units: stock };
  // Sales are NB(shape, q); the terms are computed recursively.
  const shape = pace * evidence;
  const logQ = Math.log(days / (days + evidence));
  let logProbability = shape * Math.log(evidence / (days + evidence));
  let chance = 0;
  let units = 0;
  for (let sold = 0; sold < stock; sold += 1) {
    const probability = Math.exp(logProbability);
    chance += probability;
    units += probability * (stock - sold);
    // Far beyond the mean the remaining terms are negligible.
    if (sold > mean && probability < 1e-12) break;
    logProbability += Math.log((sold + shape) / (sold + 1)) + logQ;
  }
  return { chance: Math.min(1, chance), units: Math.min(stock, units) };
}
