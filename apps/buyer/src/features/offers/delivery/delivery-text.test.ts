import { expect, test } from 'vitest';
import { deliveryText } from './delivery-text.ts';
import { offer } from '../testing.ts';

test.each([
  ['2026-11-20T11:00:00Z', 1, 'Bugün kargoda, Pzt teslim'],
  ['2026-11-20T20:00:00Z', 2, 'Pzt kargoda, Çar teslim'],
  ['2026-12-31T14:00:00Z', 1, 'Pzt kargoda, Sal teslim'],
  ['2026-05-26T14:00:00Z', 3, 'Pzt kargoda, 04.06 teslim'],
  ['2027-05-14T14:00:00Z', 1, 'Per kargoda, 21.05 teslim'],
  ['2026-11-23T08:00:00Z', 3, 'Bugün kargoda, Per teslim'],
])('%s with %i days on the way', (now, transitDays, text) => {
  expect(deliveryText(offer({ dispatchCutoff: '16:00', transitDays }), new Date(now))).toBe(text);
});
