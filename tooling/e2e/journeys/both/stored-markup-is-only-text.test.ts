import { askProductQuestion } from '@havan/contract/catalogue/product-page';
import { apiPrefix } from '@havan/contract/call';
import { addressCalls } from '@havan/contract/identity/addresses';
import { getMessages, sendMessage } from '@havan/contract/notifications/messages';
import { createTicket } from '@havan/contract/notifications/support/tickets';
import { openCase } from '@havan/contract/sales/cases';
import { rateOrder } from '@havan/contract/sales/order-after';
import { exportOrders } from '@havan/contract/sales/order-work';
import { approveOrder, getOrderDetail } from '@havan/contract/sales/orders';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { signInAs } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { expect, type Page } from '@playwright/test';
import { reportDelivered } from '../../fixtures/commands/operator.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { orderBetween, shipOut } from '../../fixtures/sold.ts';
import { test } from '../../fixtures/test.ts';
import { tooWideNow } from '../shell/page-fit.ts';

/** Returns markup that would run in a page which inserts a stored text into its document as HTML. */
const markup = (name: string) =>
  `${name} <img src=x onerror="window.isOwned=1"><svg onload="window.isOwned=1"><script>window.isOwned=1</script>`;
const formula = '=HYPERLINK("https://kotu.example";"Fatura")';

/**
 * Expects that a stored text is shown letter for letter, that no part of it became an element or ran, and that its long
 * words make no layout wider than its window.
 */
async function expectOnlyText(page: Page, stored: string): Promise<void> {
  await expect(page.getByText(stored, { exact: false }).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'isOwned' in globalThis)).toBe(false);
  expect(await tooWideNow(page)).toEqual([]);
}

test('markup and formulas that one party stores are text for every other, on screen, on paper and in a file', async ({
  page,
  product,
  pharmacy,
  merchant,
}) => {
  test.slow();
  const { port } = product;
  const { user: seller } = await send(port, getUserBasicInfos, {}, merchant.token);
  const stored = {
    receiver: markup('Alıcı').slice(0, 80),
    line: formula,
    note: markup('Talep'),
    question: markup('Soru'),
    comment: markup('Yorum'),
    message: markup('Mesaj'),
    ticket: markup('Destek'),
  };
  const [own] = await send(port, addressCalls.getAddresses, {}, pharmacy.token);
  const addresses = await send(
    port,
    addressCalls.saveAddress,
    {
      title: 'Deneme',
      receiver: stored.receiver,
      phone: '05321112233',
      townId: own?.townId ?? 0,
      line: stored.line,
      isDefault: true,
    },
    pharmacy.token,
  );
  const addressId = addresses.find(({ title }) => title === 'Deneme')?.addressId ?? 0;

  const returned = await orderBetween(product, pharmacy.token, merchant.token);
  const rated = await orderBetween(product, pharmacy.token, merchant.token);
  await send(port, addressCalls.deleteAddress, { addressId }, pharmacy.token);
  const { lines } = await send(
    port,
    getOrderDetail,
    { type: 'purchased', id: String(returned.orderId) },
    pharmacy.token,
  );
  const [line] = lines;
  if (!line) throw new Error('The order has no line.');

  const ticketId = await test.step('the buyer writes it into every field that others read', async () => {
    await shipOut(product, merchant.token, returned.orderId);
    await shipOut(product, merchant.token, rated.orderId);
    await send(
      port,
      openCase,
      {
        orderId: returned.orderId,
        kind: 'return',
        lines: [{ lineNo: line.lineNo, quantity: 1, reason: 'damaged' }],
        note: stored.note,
        refundTarget: 'card',
      },
      pharmacy.token,
    );
    await reportDelivered(product, rated.orderId);
    await send(port, approveOrder, { orderId: rated.orderId }, pharmacy.token);
    await send(
      port,
      rateOrder,
      { orderId: rated.orderId, score: 6, comment: stored.comment },
      pharmacy.token,
    );
    await send(
      port,
      askProductQuestion,
      { productId: line.productId, body: stored.question },
      pharmacy.token,
    );
    const { ticketId: written } = await send(
      port,
      createTicket,
      { category: 'account', subject: stored.ticket.slice(0, 100), text: stored.ticket },
      pharmacy.token,
    );
    // Pharmacy companies have no messages (specification §1).
    const { token } = await signInAs(port, 'eczane', 'buyer');
    const { partner } = await send(port, getMessages, { companyId: String(seller.companyId) }, token);
    await send(port, sendMessage, { userId: partner.userId, text: stored.message }, token);
    return written;
  });

  await test.step('the buyer reads it', async () => {
    const { page: desk } = pharmacy;
    await desk.goto(`/support-requests/${ticketId}`);
    await expectOnlyText(desk, stored.ticket);
    await desk.goto('/support-requests');
    await expectOnlyText(desk, stored.ticket.slice(0, 100));
  });

  await test.step('the seller reads it', async () => {
    const { page: desk } = merchant;
    await desk.goto(`/merchant/myprofile/orderdetail/sold/${returned.orderId}`);
    await expectOnlyText(desk, stored.note);
    await expectOnlyText(desk, stored.receiver);
    await desk.goto('/merchant/myprofile/listings/questions');
    await expectOnlyText(desk, stored.question);
    await desk.goto('/merchant/myprofile/evaluations');
    await expectOnlyText(desk, stored.comment);
    await desk.goto('/merchant/myprofile/messages');
    await desk
      .getByRole('link', { name: /^.*Mesaj <img/ })
      .first()
      .click();
    await expect(desk.getByRole('log').getByText(stored.message)).toBeVisible();
    await expectOnlyText(desk, stored.message);
  });

  await test.step('on paper and in a file', async () => {
    const { page: desk } = merchant;
    await desk.goto(`/merchant/myprofile/orderdetail/sold/${rated.orderId}`);
    await desk.getByRole('button', { name: 'Yazdır' }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'Yazdır' });
    await dialog.getByText('Kargo etiketi', { exact: true }).click();
    await expectOnlyText(desk, stored.receiver);
    const file = await fetch(
      `http://127.0.0.1:${port}${apiPrefix}/${exportOrders.path}?type=sold&format=csv`,
      {
        headers: { authorization: `Bearer ${merchant.token}` },
      },
    );
    const csv = await file.text();
    expect(csv).toContain(String(rated.orderId));
    expect(csv.split(/[\r\n;]/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
  });

  await test.step('the operator reads it', async () => {
    await signInOperator(page, product);
    await page.goto(`http://backoffice.localhost:${port}/tickets`);
    const subject = stored.ticket.slice(0, 100);
    await page.getByRole('navigation', { name: 'Destek talepleri' }).getByText(subject).click();
    await expectOnlyText(page, stored.ticket);
  });
});
