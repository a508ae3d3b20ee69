import { expect, it } from 'vitest';
import { showsSmartBanner } from './smart-banner.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const now = new Date('2026-11-20T10:00:00Z');

it.each([
  [android, null, true],
  [android, '2026-11-20T09:59:00Z', false],
  [android, '2026-10-21T10:00:00.001Z', false],
  [android, '2026-10-21T10:00:00Z', true],
  [iphone, null, false],
  ['', null, false],
])('%s, dismissed %s: %s', (userAgent, dismissed, shown) => {
  expect(showsSmartBanner(userAgent, dismissed === null ? null : new Date(dismissed), now)).toBe(shown);
});
