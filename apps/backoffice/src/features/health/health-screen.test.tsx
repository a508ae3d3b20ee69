import type { Health } from '@havan/contract/backoffice/health';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { HealthScreen } from './HealthScreen.tsx';

let remove = () => {};
afterEach(() => remove());

const health: Health = {
  migration: '0440_bank_file',
  versions: { app: '1.4.0', node: '24.1.0', postgres: '17.2' },
  database: { bytes: 3 * 1024 ** 3, deadlocks: 0, since: null, slow: 0, slowestSeconds: 0 },
  disk: null,
  searchedProducts: 22_000,
  searchIndex: { ageSeconds: 250, isReloading: false },
  jobs: [
    { name: 'send-refunds', finishedAt: null, nextAt: '2026-11-21T09:00:00.000Z', isLate: true },
    {
      name: 'expire-payments',
      finishedAt: '2026-11-21T08:59:00.000Z',
      nextAt: '2026-11-21T09:01:00.000Z',
      isLate: false,
    },
  ],
  waitingMessages: 0,
  oldestWaitingAt: null,
  deadMessages: [],
};

test('says what is late, how old the index is, and that nothing was given up', async () => {
  const shown = showScreen(<HealthScreen />, () => health);
  remove = shown.remove;
  await expect.element(page.getByText('22.000')).toBeVisible();
  await expect.element(page.getByText('4 dk', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Gecikti').first()).toBeVisible();
  await expect.element(page.getByText('İade gönderimi')).toBeVisible();
  await expect.element(page.getByText('Gönderilemeyen ileti yok')).toBeVisible();
});

test('a failure offers another try', async () => {
  const answers: unknown[] = [new Error('Sunucu şu an yanıt vermiyor.'), health];
  const shown = showScreen(<HealthScreen />, () => answers.shift());
  remove = shown.remove;
  await expect.element(page.getByText('Sunucu şu an yanıt vermiyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect.element(page.getByText('22.000')).toBeVisible();
});

test('a message that was given up is sent again, or all of them after their number', async () => {
  const dead = (messageId: number, canBeResent: boolean) => ({
    messageId,
    channel: 'email' as const,
    recipient: `a•••@ornek${messageId}.com`,
    error: '550 mailbox full',
    at: '2026-11-21T08:00:00.000Z',
    canBeResent,
  });
  const asked: unknown[] = [];
  const shown = showScreen(<HealthScreen />, ({ path, body }) => {
    if (path !== 'ResendDeadMessages')
      return { ...health, deadMessages: [dead(1, true), dead(2, true), dead(3, false)] };
    asked.push(body);
    return { queued: asked.length };
  });
  remove = shown.remove;
  await expect.element(page.getByText('Metni silindi')).toBeVisible();
  await page.getByRole('button', { name: 'a•••@ornek2.com iletisini yeniden gönder' }).click();
  await expect.element(page.getByText('1 ileti yeniden gönderiliyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Hepsini yeniden gönder' }).click();
  await expect.element(page.getByText(/^2 ileti yeniden gönderilecek/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect.element(page.getByText('2 ileti yeniden gönderiliyor.')).toBeVisible();
  expect(asked).toEqual([{ messageIds: [2] }, { messageIds: null }]);
});
