import { expect } from '@playwright/test';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { unfitting } from './page-fit.ts';
import { test } from '../../fixtures/test.ts';

/** The smallest width of each layout of the back office, in pixels. */
const widths = [993, 768, 320];

test('no page of an operator scrolls sideways or shifts', async ({ page, product }) => {
  test.setTimeout(120_000);
  // An administrator may open every page of the menu.
  await signInOperator(page, product, 'yonetici');
  const menu = page.getByRole('navigation').getByRole('link');
  const paths = await menu.evaluateAll((links) =>
    links.map((link) => String((link as { href?: unknown }).href)),
  );
  expect(new Set(paths).size).toBeGreaterThan(40);
  expect(await unfitting(page, [...new Set(paths)], widths)).toEqual([]);
});
