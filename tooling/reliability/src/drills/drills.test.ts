import { expect, test } from 'vitest';
import { backup } from './backup.ts';
import { callbacks } from './callbacks.ts';
import { fullDisk } from './full-disk.ts';
import { gracefulEnd } from './graceful-end.ts';
import { identity } from './identity.ts';
import { kills } from './kills.ts';
import { lastUnit, lastUnitWithoutGuard } from './last-unit.ts';
import { money } from './money.ts';
import { wrongClock } from './wrong-clock.ts';

// The drills of `pnpm reliability`, small: the same processes, fewer people.
const options = { seed: 20_261_121, isSmall: true };

test.each([
  ['last unit', lastUnit],
  ['last unit without its guard', lastUnitWithoutGuard],
  ['callbacks', callbacks],
  ['kills', kills],
  ['money', money],
  ['wrong clock', wrongClock],
  ['graceful end', gracefulEnd],
  ['full disk', fullDisk],
  ['backup and restore', backup],
  ['identity', identity],
])('%s', async (_, drill) => {
  expect((await drill(options)).faults).toEqual([]);
});
