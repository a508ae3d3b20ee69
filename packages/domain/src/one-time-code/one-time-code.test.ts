import { expect, it } from 'vitest';
import { codeLifeMs, codeResendWaits, codeTries } from './one-time-code.ts';

it('is valid for three minutes and five attempts', () => {
  expect([codeLifeMs, codeTries]).toEqual([180_000, 5]);
});

it('is sent at most five times in an hour', () => {
  let at = 0;
  const sentAt = codeResendWaits.map((wait) => {
    const now = at;
    at += wait;
    return now;
  });
  expect(sentAt.filter((seconds) => seconds < 3600)).toHaveLength(5);
  expect(at).toBeGreaterThanOrEqual(3600);
});
