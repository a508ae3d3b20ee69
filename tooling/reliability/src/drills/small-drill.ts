import { expect } from 'vitest';
import type { Drill } from './drill.ts';

/** Runs a drill of `pnpm reliability` small: the same processes, fewer people; a file each, so that two cores share them. */
export async function expectNoFaults(drill: Drill): Promise<void> {
  expect((await drill({ seed: 20_261_121, isSmall: true })).faults).toEqual([]);
}
