import type { MarketDay } from '@havan/contract/backoffice/money/market-day';
import type { OperatorRole } from '@havan/domain/operator';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { TodayScreen } from './TodayScreen.tsx';

let remove = () => {};
afterEach(() => remove());

const operator = (roles: readonly OperatorRole[]) => ({
  operatorId: 1,
  username: 'operator',
  name: 'Selin Aras',
  email: 'selin@havan.example',
  roles,
});

const market: MarketDay = {
  days: [
    { day: '2026-11-26', orders: 3, turnover: 412_050, commission: 20_602 },
    { day: '2026-11-27', orders: 2, turnover: 99_900, commission: 4995 },
  ],
  tasks: [{ task: 'lateOrders', count: 4 }],
};

const answers =
  (roles: readonly OperatorRole[], waiting: number): AnswerOf =>
  ({ path }) => {
    if (path === 'GetQueues') {
      const oldestAt = waiting > 0 ? new Date(Date.now() - 3_600_000 * 50.5).toISOString() : null;
      return { queues: [{ queue: 'companies', waiting, overdue: 0, oldestAt }] };
    }
    return path === 'GetMarketDay' ? market : operator(roles);
  };

const show = (answer: AnswerOf) => {
  const shown = showScreen(<TodayScreen />, answer);
  remove = shown.remove;
};

test('shows the figures of the market and what waits, the late first', async () => {
  show(answers(['admin'], 2));
  await expect.element(page.getByRole('region', { name: 'Pazarın rakamları' })).toBeVisible();
  await expect.element(page.getByText('dün 4.120,50 TL', { exact: true })).toBeVisible();
  for (const [figure, href] of [
    ['999,00 TL', '/orders?from=2026-11-27&to=2026-11-27&sold=yes'],
    ['49,95 TL', '/ledger?account=commission&from=2026-11-27&to=2026-11-27'],
    ['5.119,50 TL', '/orders?from=2026-11-26&to=2026-11-27&sold=yes'],
  ] as const)
    await expect.element(page.getByRole('link', { name: figure, exact: true })).toHaveAttribute('href', href);
  const links = page.getByRole('table', { name: 'Bekleyen işler' }).getByRole('link');
  await expect.element(links.first()).toHaveTextContent('Süresi geçen siparişler');
  await expect.element(links.nth(1)).toHaveTextContent('Başvurular');
  await expect
    .element(page.getByRole('table', { name: 'Bekleyen işler' }).getByRole('row').nth(2))
    .toHaveTextContent('Başvurular2En eskisi2 gün 2 saHedef2 günHedefi geçen–');
});

test('a catalogue operator sees what waits and asks for no figures', async () => {
  const asked: string[] = [];
  show((call) => {
    asked.push(call.path);
    return answers(['catalogue'], 0)(call);
  });
  await expect.element(page.getByText('Bekleyen iş yok')).toBeVisible();
  expect(asked).not.toContain('GetMarketDay');
});

test('an operator without a role is told so', async () => {
  show(answers([], 0));
  await expect.element(page.getByText('Rolünüze açık bir ekran yok')).toBeVisible();
});

test('a failure offers another try', async () => {
  let isDown = true;
  show((call) => {
    if (call.path !== 'GetMarketDay' || !isDown) return answers(['finance'], 1)(call);
    isDown = false;
    return new Error('Sunucu şu an yanıt vermiyor.');
  });
  await expect.element(page.getByText('Sunucu şu an yanıt vermiyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect.element(page.getByText('dün 4.120,50 TL', { exact: true })).toBeVisible();
});

test('an administrator of a market without an order is led to the checklist', async () => {
  const parts = [
    { part: 'mail', state: 'open', detail: null },
    { part: 'bank', state: 'done', detail: null },
    { part: 'products', state: 'open', detail: null },
  ];
  const empty: MarketDay = {
    days: [{ day: '2026-11-27', orders: 0, turnover: 0, commission: 0 }],
    tasks: [],
  };
  show((call) => {
    if (call.path === 'GetMarketDay') return empty;
    if (call.path === 'TestInstallation') return { parts };
    return answers(['admin'], 0)(call);
  });
  await expect.element(page.getByText('2 kurulum adımı kaldı', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'İlk kurulumu aç' }))
    .toHaveAttribute('href', '/installation');
});
