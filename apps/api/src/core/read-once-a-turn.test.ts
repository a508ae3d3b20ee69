import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readOnceATurn } from './read-once-a-turn.ts';

test('callers of one turn share a read, and each value is read after its callers asked', async () => {
  let stored = 'off';
  let reads = 0;
  const read = readOnceATurn(async () => {
    reads += 1;
    const value = stored;
    await nextTurn();
    return value;
  });
  const first = [read(), read()];
  await nextTurn();
  // The first read is under way: what is written now must reach those who ask now.
  stored = 'on';
  const second = [read(), read(), read()];
  expect(await Promise.all([...first, ...second])).toEqual(['off', 'off', 'on', 'on', 'on']);
  expect(reads).toBe(2);
});

test('a failed read fails all its callers and none after them', async () => {
  let isBroken = true;
  const read = readOnceATurn(async () => {
    if (isBroken) throw new Error('unreachable');
    return 1;
  });
  const failed = await Promise.allSettled([read(), read()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await read()).toBe(1);
});
