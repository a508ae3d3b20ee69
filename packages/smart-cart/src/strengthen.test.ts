import { expect, it } from 'vitest';
import { formulate } from './formulation.ts';
import { loadSolver } from './load-solver.ts';
import { runAndDispose } from './native.ts';
import { usableOffers } from './offers.ts';
import { solve } from './solve.ts';
import { strengthen } from './strengthen.ts';
import { randomInstance } from './testing/random-instance.ts';

const shape = { products: 5, sellers: 8, density: 0.6, maxUnits: 6, features: true };
const clock = (): number => performance.now();

it('raises the bound of the relaxation where a threshold is reached in part, and never over the optimum', async () => {
  const highs = await loadSolver();
  let raised = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const instance = randomInstance(seed, shape);
    const optimum = solve(instance, { highs, clock, timeLimit: 60_000 });
    if (optimum.status !== 'proven') continue;
    const formulation = formulate(highs, instance, usableOffers(instance));
    const bare = runAndDispose(highs, formulation.builder.build(true), {
      milliseconds: 60_000,
      absoluteGap: 0,
    });
    const before = formulation.builder.costOfAll(bare.values);
    const over = () => false;
    const { bound } = strengthen(highs, instance, formulation, { milliseconds: 60_000, over });
    expect(bound).toBeGreaterThanOrEqual(before - 1e-6);
    expect(bound * 100).toBeLessThanOrEqual((optimum.report?.total ?? 0) + 0.01);
    if (bound > before + 0.01) raised += 1;
  }
  expect(raised).toBeGreaterThan(0);
}, 60_000);
