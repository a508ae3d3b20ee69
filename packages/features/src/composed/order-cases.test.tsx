import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settingsApp } from '../account/testing/settings-app.tsx';
import { supportPath } from '../support/support-path.ts';
import { OrderCases } from '../orders/cases/OrderCases.tsx';

const sample = sampleOf(calls.openCase.schemas.result);
const settings = settingsApp('cart');
const app = { ...settings, paths: { ...settings.paths, support: supportPath } };
const show = (ticketId: number | null) => {
  const order = { cases: [{ ...sample, ticketId }], lines: [] };
  const children = [{ path: '/homepage', element: <OrderCases order={order} now={new Date()} /> }];
  const routes = app.routes.map(({ element }) => ({ element, children }));
  return showApp({ ...app, routes }, { path: '/homepage' });
};

let remove = () => {};
afterEach(() => remove());

test('a case that was opened from a support ticket leads back to it', async () => {
  ({ remove } = await show(31));
  await expect
    .element(page.getByRole('link', { name: 'Destek talebi 31' }))
    .toHaveAttribute('href', '/support-requests/31');
});

test('a case without a ticket names none', async () => {
  ({ remove } = await show(null));
  await expect.element(page.getByRole('heading', { level: 2, name: 'Talepler' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Destek talebi/ })).not.toBeInTheDocument();
});
