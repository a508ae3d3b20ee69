import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../testing/show-screen.tsx';
import { daysOf, QueryDays } from './QueryDays.tsx';

let remove = () => {};
afterEach(() => remove());

test.each([
  ['from=2026-11-01&to=2026-11-28', { from: '2026-11-01', to: '2026-11-28' }],
  ['from=2026-11-28&to=2026-11-01', { from: '2026-11-28' }],
  ['from=2026-02-31&to=abc', {}],
  ['to=2026-11-01', { to: '2026-11-01' }],
])('the address %s names these days of a list', (text, days) => {
  expect(daysOf(new URLSearchParams(text))).toEqual(days);
});

test('a last day before the first one is told so at its field', async () => {
  const query = new URLSearchParams('from=2026-11-28&to=2026-11-01');
  ({ remove } = showScreen(<QueryDays query={query} onChange={() => undefined} />, () => null));
  await expect.element(page.getByText('Son gün ilk günden önce olamaz.')).toBeVisible();
});
