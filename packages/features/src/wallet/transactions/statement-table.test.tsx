import { createQueryClient } from '@havan/api-client/query-defaults';
import { showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StatementTable } from './StatementTable.tsx';

const client = createQueryClient();
const app = testApp([
  {
    path: '/statement',
    element: (
      <QueryClientProvider client={client}>
        <StatementTable page="settled" sides={['sold']} first="sold" />
      </QueryClientProvider>
    ),
  },
]);
let remove = () => {};
afterEach(() => remove());

const lastAsked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : String(input), location.href))
    .findLast(({ pathname }) => pathname.endsWith('/Users/GetTransactions'))?.searchParams;

test('the account is narrowed to days', async () => {
  const sums = { orders: 0, total: 0, refunded: 0, fees: 0, withheld: 0, net: 0 };
  const getStatement = { items: [], nextCursor: null, total: 0, sums };
  ({ remove } = await showApp(app, { path: '/statement', answers: { getStatement } }));
  await expect.element(page.getByText('Tamamlanan siparişlerin hesabı burada görünür.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Başlangıç'), '01.01.2025');
  await expect.element(page.getByText('Bu tarihlerde sipariş yok')).toBeVisible();
  expect(lastAsked()?.get('from')).toBe('2025-01-01');
  expect(lastAsked()?.get('to')).toBeNull();
  await userEvent.fill(page.getByLabelText('Bitiş'), '31.01.2025');
  await expect.poll(() => lastAsked()?.get('to')).toBe('2025-01-31');
  expect(lastAsked()?.get('from')).toBe('2025-01-01');
});
