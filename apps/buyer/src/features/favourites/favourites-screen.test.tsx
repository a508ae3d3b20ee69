import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../../app.ts';
import { paths } from '../../paths.ts';

let remove = () => {};
afterEach(() => remove());

test('on a phone the brand stands alone, and the day of marking does not break', async () => {
  await page.viewport(360, 780);
  const list = sampleOf(calls.getFavourites.schemas.result);
  const items = list.items.map((item) => ({
    ...item,
    brandName: 'Hijyera',
    likedAt: '2026-11-27T09:00:00.000Z',
    pricesByExpiry: { lowest: 19_237, lowestLong: 9_912_247_700 },
  }));
  ({ remove } = await showApp(app, {
    path: paths.favorites(),
    answers: { getFavourites: { ...list, items } },
  }));
  const day = page.getByText('27.11.2026').first();
  await expect.element(day).toBeVisible();
  expect(getComputedStyle(day.element()).whiteSpace).toBe('nowrap');
  await expect.element(page.getByText('Hijyera', { exact: true }).first()).toBeVisible();
});
