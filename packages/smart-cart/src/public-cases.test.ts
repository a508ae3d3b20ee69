import { existsSync, readFileSync } from 'node:fs';
import { loadSolver } from './model/load-solver.ts';
import { describe, expect, it } from 'vitest';
import type { Instance } from './model/instance.ts';
import { solve } from './solve.ts';

interface Expected {
  readonly instances: readonly { id: string; optimum: number; short: number; status: string }[];
}

/** Third-party cases. They are not part of the repository; some machines hold them beside the checkout. */
const folder = new URL('../../../../shared/smartcart-public/', import.meta.url);

describe.runIf(existsSync(folder))('public cases', async () => {
  const [highs, inner] = [await loadSolver(), await loadSolver()];
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const { instances } = existsSync(folder) ? (read('expected.json') as Expected) : { instances: [] };

  it.each(instances)('$id', ({ id, optimum, short }) => {
    const found = solve(read(`${id}.json`) as Instance, {
      highs,
      inner,
      clock: () => performance.now(),
      timeLimit: 5_000,
    });
    expect(found).toMatchObject({ status: 'proven', report: { total: optimum, short } });
  });
});
