import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../app.ts';

const sample = sampleOf(calls.getOrderDetail.schemas.result);
const units = { quantity: 3, refundedQuantity: 0, notSentQuantity: 0, bonusQuantity: 0 };
const lines = sample.lines.slice(0, 1).map((line) => ({ ...line, ...units, productName: 'Omega' }));
const orderOf = (parts: Partial<typeof sample>) => ({ ...sample, orderId: 1, lines, ...parts });

let remove = () => {};
afterEach(() => remove());
async function show(order: object, answers: Readonly<Record<string, unknown>> = {}) {
  const path = '/myprofile/orderdetail/purchased/1';
  const shown = await showApp(app, { path, answers: { getOrderDetail: order, ...answers } });
  ({ remove } = shown);
  return shown;
}

test('a double press on the cancellation is one request', async () => {
  const order = orderOf({ state: 'awaitingSellerConfirmation', allowedActions: ['cancel'] });
  const { sentTo } = await show(order, { cancelOrder: new Promise(() => {}) });
  await userEvent.click(page.getByRole('button', { name: 'İptal et' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox'), 'Yanlış ürün');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'İptal et' }));
  await expect.poll(() => sentTo('cancelOrder').length).toBeGreaterThan(0);
  expect(sentTo('cancelOrder')).toHaveLength(1);
});

test('the units of a cancelled order are cancelled, not returned', async () => {
  const { place } = await show(
    orderOf({ state: 'cancelled', lines: lines.map((line) => ({ ...line, refundedQuantity: 3 })) }),
  );
  await expect.poll(() => place.textContent).toContain('3 iptal edildi');
  expect(place.textContent).not.toContain('3 iade');
});

test('a return without a product, or without its reason, says so at the lines and leads there', async () => {
  const { sentTo } = await show(
    orderOf({ state: 'awaitingBuyerApproval', openableCase: 'return', openCase: null }),
  );
  await userEvent.click(page.getByRole('button', { name: 'İade talep et' }));
  const dialog = page.getByRole('dialog');
  const stepper = dialog.getByRole('spinbutton');
  const send = dialog.getByRole('button', { name: 'Talebi gönder' });
  await userEvent.click(send);
  const missing = dialog.getByText('En az bir ürün seçin.');
  await expect.element(missing).toBeVisible();
  await expect.element(stepper).toHaveFocus();
  const note = dialog.getByRole('textbox', { name: /Açıklama/ });
  const topOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect().top;
  expect(topOf(missing)).toBeLessThan(topOf(note));

  await userEvent.click(dialog.getByRole('button', { name: 'Artır' }));
  await userEvent.click(send);
  await expect.element(dialog.getByText('Bu ürünün nedenini seçin.')).toBeVisible();
  await expect.element(dialog.getByRole('combobox')).toHaveFocus();
  expect(sentTo('openCase')).toEqual([]);
});
