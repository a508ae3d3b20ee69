import { createQueryClient } from '@havan/api-client/query-defaults';
import { showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { apiPrefix } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { exportStatement, exportWalletMovements } from '@havan/contract/money/wallet';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { ToastProvider } from '@havan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MovementTable } from './MovementTable.tsx';
import { StatementTable } from './StatementTable.tsx';

const client = createQueryClient();
const within = (screen: ReactNode) => (
  <QueryClientProvider client={client}>
    <ToastProvider>{screen}</ToastProvider>
  </QueryClientProvider>
);
const app = testApp([
  {
    path: '/statement',
    element: within(<StatementTable page="settled" sides={['sold']} first="sold" />),
  },
  { path: '/wallet-movements', element: within(<MovementTable />) },
]);
let remove = () => {};
afterEach(() => {
  remove();
  client.clear();
});

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

/** Answers the request of a file with `answer`; returns the addresses that were asked, and the names that were saved. */
function answerFile(path: string, answer: () => Promise<Response>) {
  const asked: URLSearchParams[] = [];
  const saved: string[] = [];
  const others = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname !== `${apiPrefix}/${path}`) return others?.(input, init) ?? Response.error();
    asked.push(searchParams);
    return answer();
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return { asked, saved };
}

const button = page.getByRole('button', { name: 'Dışa aktar' });

test('the account is taken as a file as it is narrowed, by keyboard, and the button says that it is on its way', async () => {
  ({ remove } = await showApp(app, { path: '/statement' }));
  let arrive = (_answer: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const { asked, saved } = answerFile(exportStatement.path, () => answer);
  await userEvent.fill(page.getByLabelText('Başlangıç'), '01.01.2025');
  await expect.poll(() => lastAsked()?.get('from')).toBe('2025-01-01');
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Excel (XLSX)' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('status', { name: 'Dosya hazırlanıyor' })).toBeInTheDocument();
  expect(saved).toEqual([]);
  arrive(new Response('dosya'));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatch(/^hesap-hareketleri-\d{4}-\d\d-\d\d\.csv$/);
  expect(asked.map((params) => Object.fromEntries(params))).toEqual([
    { type: 'sold', page: 'settled', from: '2025-01-01', format: 'csv' },
  ]);
});

test('a file that is refused is not saved, and the reason is shown', async () => {
  ({ remove } = await showApp(app, { path: '/statement' }));
  const message = 'Excel dosyası en çok 20.000 satır alır. Tarihle daraltın ya da CSV indirin.';
  const { saved } = answerFile(exportStatement.path, () =>
    Promise.resolve(
      Response.json(
        {
          statusCode: 400,
          statusMessage: message,
          result: null,
          errors: [{ code: 'invalidRequest', message }],
        },
        { status: 400 },
      ),
    ),
  );
  await button.click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Dosya hazırlanamadı' });
  await expect.element(notice).toBeVisible();
  await expect.element(notice).toHaveAccessibleDescription(message);
  expect(saved).toEqual([]);
  await expect.element(page.getByRole('status', { name: 'Dosya hazırlanıyor' })).not.toBeInTheDocument();
});

test('the movements of the wallet are taken the same way', async () => {
  ({ remove } = await showApp(app, { path: '/wallet-movements' }));
  const { asked, saved } = answerFile(exportWalletMovements.path, () =>
    Promise.resolve(new Response('dosya')),
  );
  await button.click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatch(/^cuzdan-hareketleri-.*\.xlsx$/);
  expect(asked.map((params) => Object.fromEntries(params))).toEqual([{ format: 'xlsx' }]);
});

test.each(['/statement', '/wallet-movements'])(
  'staff without the right to the money see %s without its file',
  async (path) => {
    const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
    const user = { ...infos.user, role: 'staff', rights: ['sell'] };
    const answers = { getUserBasicInfos: { ...infos, user } };
    ({ remove } = await showApp(app, { path, answers }));
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  },
);
