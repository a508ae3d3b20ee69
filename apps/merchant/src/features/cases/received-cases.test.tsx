import type { OrderCase } from '@havan/contract/sales/cases';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  lines: [{ lineNo: 1, quantity: 1, reason: 'other', amount: 10_000, acceptedQuantity: null, lot: '' }],
  photos: [],
  ticketId: null,
  allowedActions: ['accept', 'reject'],
};
const received = (one: OrderCase) => ({
  ...one,
  buyerName: 'Gülpınar Eczanesi',
  names: [{ lineNo: 1, productName: 'Oktaliv Probiyotik' }],
});

const order = sampleOf(calls.getOrderDetail.schemas.result);
const [line] = order.lines;
const sent = { lineNo: 1, productName: 'Oktaliv', barcode: '8699525013859', expiration: '2099-03-31' };
const sentOrder = { ...order, lines: line ? [{ ...line, ...sent, quantity: 2 }] : [] };

let remove = () => {};
afterEach(() => remove());

/** Renders the screen with cases; `withdraw` removes them, as a buyer does who withdraws. */
function show(path: string) {
  const awaited: OrderCase = {
    ...open,
    caseId: 42,
    state: 'awaitingGoods',
    lines: [{ lineNo: 1, quantity: 2, reason: 'other', amount: 20_000, acceptedQuantity: 2, lot: 'P3' }],
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
    if (asked.path === 'Orders/GetOrderDetail') return sentOrder;
    return asked.path === 'Orders/AnswerCase' ? new Error('Bu işlem şu anda yapılamaz.') : undefined;
  });
  remove = shown.remove;
  return { withdraw: () => (cases = [awaited]), asked: shown.asked };
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

test('the boxes of a return are scanned against what was sent; the count and the answer follow', async () => {
  const { asked } = show('/myprofile/orders/cases?view=goods');
  await page.getByRole('button', { name: 'Ürünler geldi, iade yap' }).click();
  const dialog = page.getByRole('dialog');
  const scan = async (text: string) => {
    await dialog.getByRole('textbox', { name: /Kutuyu okutun/ }).fill(text);
    await userEvent.keyboard('{Enter}');
  };
  await scan('8699525013859');
  await expect.element(dialog.getByText('Oktaliv: uygun')).toBeVisible();
  await scan('4006381333931');
  await expect.element(dialog.getByText('4006381333931: bu iadede yok')).toBeVisible();
  // GS1: barcode, lot and expiry of 31.03.2099; the lot is another one.
  await scan('(01)08699525013859(17)990331(10)P7');
  await expect.element(dialog.getByText('Oktaliv: parti P7, gönderilen P3')).toBeVisible();
  const answer = dialog.getByRole('textbox', { name: /Yanıtınız/ });
  await expect
    .element(answer)
    .toHaveValue('İadede olmayan ürün: 4006381333931\nOktaliv: gelen parti P7, gönderilen P3');
  await dialog.getByRole('button', { name: 'Ürünler geldi, iade yap' }).click();
  await expect
    .poll(() => asked.find(({ path }) => path.startsWith('Orders/Receive'))?.body)
    .toMatchObject({ lines: [{ lineNo: 1, quantity: 1 }] });
});
