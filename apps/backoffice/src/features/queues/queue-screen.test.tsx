import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepSession } from '../../session.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import type { QueueDecisionWords } from './decision-words.ts';
import { QueueScreen } from './QueueScreen.tsx';

const words: QueueDecisionWords = [
  { decision: 'approve', act: 'Onayla', question: 'Onaylansın mı?', consequence: 'kapanır.', done: 'Oldu.' },
  { decision: 'reject', act: 'Reddet', question: 'Reddedilsin mi?', consequence: 'kalır.', done: 'Oldu.' },
];

let remove = () => {};
beforeEach(() => keepSession('a-session'));
afterEach(() => {
  remove();
  keepSession(null);
});

function show(isYours: boolean) {
  const item = {
    itemId: 5,
    title: 'Defne Eczanesi',
    detail: 'Kerem Tan istedi',
    since: '2026-11-22T09:00:00.000Z',
    dueAt: '2026-11-23T09:00:00.000Z',
    isAsked: false,
    isYours,
    claim: null,
  };
  const shown = showScreen(
    <QueueScreen queue="bans" noun="istek" emptyTitle="Boş" words={words}>
      {() => <p>Kayıt</p>}
    </QueueScreen>,
    ({ path }) =>
      path === 'GetQueue'
        ? { items: [item], nextCursor: null, total: null }
        : { until: '2099-01-01T00:00:00.000Z' },
  );
  remove = shown.remove;
  return () => shown.asked.map(({ path }) => path);
}

test('whoever asked is offered no approval and keeps the item free until taking it back', async () => {
  const asked = show(true);
  await expect.element(page.getByRole('button', { name: 'Reddet' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Onayla' })).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(asked()).toEqual([]);
  await page.getByRole('button', { name: 'Reddet' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(asked()).toEqual(['ClaimQueueItem']);
});

test('another operator claims the item by opening it, and lets go of it when the page is closed', async () => {
  const asked = show(false);
  await expect.element(page.getByRole('button', { name: 'Onayla' })).toBeEnabled();
  expect(asked()).toEqual(['ClaimQueueItem']);
  dispatchEvent(new Event('pagehide'));
  await expect.poll(asked).toContain('LeaveQueue');
});
