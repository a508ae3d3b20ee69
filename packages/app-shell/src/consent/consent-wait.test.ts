import { expect, test } from 'vitest';
import { consentWaitMs } from './consent-wait.ts';

test.each([
  [0, 2000],
  [500, 1500],
  [2000, 0],
  [2600, 0],
])('%d ms after the start of the page the question waits %d ms', (sinceStart, wait) => {
  expect(consentWaitMs(sinceStart)).toBe(wait);
});
