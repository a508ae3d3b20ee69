import type { OperatorMessageReport } from '@havan/contract/backoffice/support/message-reports';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { MessageReportsScreen } from './MessageReportsScreen.tsx';

const at = '2026-11-20T09:00:00.000Z';
const said = (messageId: number, companyId: number, text: string) => ({
  messageId,
  companyId,
  text,
  at,
  isReported: messageId === 2,
  isHidden: false,
  files: [],
});
const report: OperatorMessageReport = {
  reportId: 7,
  state: 'open',
  reason: 'fraud',
  note: 'IBAN yazdı.',
  ruling: null,
  reportedAt: at,
  reporter: { companyId: 41, companyName: 'Kayısı Eczanesi' },
  sender: { companyId: 42, companyName: 'Işıklı Depo', upheldReports: 2, blockedUntil: null },
  messages: [said(1, 41, 'Miadı ne zaman?'), said(2, 42, 'Havaleyle ödeyin.'), said(3, 41, 'Olmaz.')],
};
let remove = () => {};
afterEach(() => remove());

test('an operator reads what was said around a message and stops its sender', async () => {
  let isDecided = false;
  const item = {
    itemId: 7,
    title: 'Işıklı Depo',
    detail: 'Dolandırıcılık',
    since: at,
    dueAt: at,
    isAsked: false,
    isYours: false,
    claim: null,
  };
  const shown = showScreen(<MessageReportsScreen />, ({ path }) => {
    if (path === 'GetQueue') return { items: isDecided ? [] : [item], nextCursor: null, total: null };
    if (path === 'GetMessageReport') return report;
    if (path === 'ClaimQueueItem') return { until: '2026-11-22T09:10:00.000Z' };
    isDecided = true;
    return { done: true };
  });
  remove = shown.remove;
  const log = page.getByRole('log', { name: 'Konuşma' });
  await expect.element(log.getByText(/Miadı ne zaman/)).toBeVisible();
  await expect.element(log.getByText(/Bildirilen mesaj/).first()).toBeVisible();
  await expect.element(page.getByText('Gönderenin 2 mesajı kurallara aykırı bulundu')).toBeVisible();
  await page.getByRole('button', { name: 'Kurallara aykırı' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mesaj kurallara aykırı bulunsun mu?' });
  await dialog.getByLabelText('Karar').selectOptions('blocked');
  await dialog.getByRole('button', { name: 'Kurallara aykırı' }).click();
  await expect.element(page.getByText('Karar verildi.').first()).toBeVisible();
  expect(shown.asked.at(-1)).toMatchObject({
    path: 'DecideQueueItem',
    body: { queue: 'messageReports', itemId: 7, decision: 'approve', reasonId: 'blocked' },
  });
});
