import { expect, it } from 'vitest';
import { smartBannerFor } from './smart-banner.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)';
const windowsPhone = 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const now = new Date('2026-11-20T10:00:00Z');

// @spec §2.3 app-banner

it.each([
  [android, null, 'android'],
  [android, '2026-11-20T09:59:00Z', null],
  [android, '2026-10-21T10:00:00.001Z', null],
  [android, '2026-10-21T10:00:00Z', 'android'],
  [iphone, null, 'ios'],
  [iphone, '2026-11-20T09:59:00Z', null],
  [ipad, null, 'ios'],
  [windowsPhone, null, null],
  [mac, null, null],
  ['', null, null],
])('%s, dismissed %s: %s', (userAgent, dismissed, store) => {
  expect(smartBannerFor(userAgent, dismissed === null ? null : new Date(dismissed), now)).toBe(store);
});
