import type { OrderCase } from '@havan/contract/sales/cases';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ReceivedCasesScreen } from './ReceivedCasesScreen.tsx';

const open: OrderCase = {
  caseId: 41,
  orderId: 604_101,
  kind: 'return',
  state: 'open',
  refundTarget: 'card',
  note: null,
  sellerAnswer: null,
  ruling: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  answerBy: '2026-11-25T09:00:00.000Z',
  closedAt: null,
  lines: [{ lineNo: 1, quantity: 1, reason: 'other', amount: 10_000, acceptedQuantity: null }],
  photos: [],
  ticketId: null,
  allowedActions: ['accept', 'reject'],
};
const received = (one: OrderCase) => ({
  ...one,
  buyerName: 'Gülpınar Eczanesi',
  names: [{ lineNo: 1, productName: 'Oktaliv Probiyotik' }],
});

let remove = () => {};
afterEach(() => remove());

/** Renders the screen over cases that `withdraw` takes away, as a buyer does. */
function show(path: string) {
  const awaited: OrderCase = {
    ...open,
    caseId: 42,
    state: 'awaitingGoods',
    allowedActions: ['receiveGoods'],
  };
  let cases = [open, awaited];
  const viewOf = ({ state }: OrderCase) => (state === 'open' ? 'waiting' : 'goods');
  const shown = showScreen(<ReceivedCasesScreen />, { route: '/myprofile/orders/cases', path }, (asked) => {
    if (asked.path === 'Master/GetUserBasicInfos') return infosOf(['orders']);
    if (asked.path === 'Orders/GetReceivedCases') {
      const count = (view: string) => cases.filter((one) => viewOf(one) === view).length;
      const items = cases.filter((one) => viewOf(one) === asked.query.get('view')).map(received);
      const counts = { waiting: count('waiting'), goods: count('goods'), elsewhere: 0, closed: 0 };
      return { items, nextCursor: null, total: items.length, counts };
    }
    return asked.path === 'Orders/AnswerCase' ? new Error('Bu işlem şu anda yapılamaz.') : undefined;
  });
  remove = shown.remove;
  return { withdraw: () => (cases = [awaited]) };
}

test('cases whose goods are awaited are in a tab of their own, where the seller marks them as come', async () => {
  show('/myprofile/orders/cases');
  await page.getByRole('tab', { name: /Ürün bekleniyor/ }).click();
  await expect.element(page.getByRole('article', { name: 'Talep 42' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ürünler geldi, iade yap' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Talep 41' })).not.toBeInTheDocument();
});

test('a case that its buyer withdrew meanwhile is said to have changed, and its card goes', async () => {
  const { withdraw } = show('/myprofile/orders/cases');
  await page.getByRole('button', { name: 'Kabul et, iade yap' }).click();
  withdraw();
  await page.getByRole('dialog').getByRole('button', { name: 'Kabul et, iade yap' }).click();
  await expect
    .element(page.getByText('Talep bu arada değişti; güncel durumu ekranda.').first())
    .toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Talep 41' })).not.toBeInTheDocument();
});
