import { expect, test } from 'vitest';
import { lastUnit, lastUnitWithoutGuard } from './last-unit.ts';

// The drills of `pnpm reliability`, small: the same processes, fewer people.
const options = { seed: 20_261_121, isSmall: true };

test.each([
  ['last unit', lastUnit],
  ['last unit without its guard', lastUnitWithoutGuard],
])('%s', async (_, drill) => {
  expect((await drill(options)).faults).toEqual([]);
});
