import { expect, test } from 'vitest';
import { deliveryText } from './delivery-text.ts';
import { offer } from './testing.ts';

test.each([
  ['2026-11-20T11:00:00Z', 1, 'Bugün kargoda, Pzt teslim'],
  ['2026-11-20T20:00:00Z', 2, 'Pzt kargoda, Çar teslim'],
  ['2026-11-23T08:00:00Z', 3, 'Bugün kargoda, Per teslim'],
])('%s with %i days on the way', (now, transitDays, text) => {
  expect(deliveryText(offer({ dispatchCutoff: '16:00', transitDays }), new Date(now))).toBe(text);
});
