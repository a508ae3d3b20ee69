import { expect, test } from 'vitest';
import { argon2Hash, argon2Verify, productCost } from './argon2.ts';

// @spec §2.2 password-reset

/** A hash made by `@node-rs/argon2`, which the product used before. */
const before =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$K13EBUiG7JV+9ZxztmHFTdb7J0WQsnj2V8bZaqyPptE';

test('a hash stored by the previous library still verifies', async () => {
  expect(await argon2Verify(before, 'password')).toBe(true);
  expect(await argon2Verify(before, 'Password')).toBe(false);
});

test('a new hash has the same form, a salt of its own and the cost of the product', async () => {
  const [one, two] = await Promise.all([argon2Hash('ğüşiöç'), argon2Hash('ğüşiöç')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await argon2Verify(one, 'ğüşiöç')).toBe(true);
});

test('another cost is read from the hash', async () => {
  const cheap = await argon2Hash('Pazar-2026', { ...productCost, memory: 1024, passes: 1 });
  expect(await argon2Verify(cheap, 'Pazar-2026')).toBe(true);
});

test('an invalid hash is an error, not a wrong password', async () => {
  await expect(argon2Verify('$2b$10$abc', 'x')).rejects.toThrow('not an argon2id hash');
});
