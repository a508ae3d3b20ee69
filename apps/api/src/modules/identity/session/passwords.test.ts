import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

// @spec §2.2 password-reset warning-password

test('accepts only the right password, and none for an unknown user', async () => {
  const kept = await hashPassword('Pazar-2026');
  expect(await Promise.all([checkPassword(kept, 'Pazar-2026'), checkPassword(kept, 'pazar-2026')])).toEqual([
    true,
    false,
  ]);
  expect(await checkPassword(null, 'Pazar-2026')).toBe(false);
});

test('the event loop stays responsive while passwords are hashed', async () => {
  const hashes = { areOnTheirWay: true };
  let turns = 0;
  const hashing = Promise.all(Array.from({ length: 8 }, () => hashPassword('Pazar-2026'))).finally(() => {
    hashes.areOnTheirWay = false;
  });
  while (hashes.areOnTheirWay) {
    await nextTurn();
    turns += 1;
  }
  await hashing;
  // If the hash were computed on the event loop, there would be one turn for each password.
  expect(turns).toBeGreaterThan(100);
});
