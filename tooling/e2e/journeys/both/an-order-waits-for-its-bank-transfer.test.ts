import { getPaymentStatus } from '@havan/contract/sales/payment';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { formatAmount } from '@havan/domain/money';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { fillCart, offerOfSeller } from '../../fixtures/market.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

const payerIban = 'TR330006100519786457841326';

// @spec buying buyer-side seller-side

test('an order by bank transfer waits with its reference, and is the seller’s once the bank’s file names it', async ({
  pharmacy,
  merchant,
  page,
  product,
}) => {
  const { port } = product;
  const { user } = await send(port, getUserBasicInfos, {}, merchant.token);
  await fillCart(port, pharmacy.token, [await offerOfSeller(port, pharmacy.token, user.companyId)]);

  const bought = pharmacy.page;
  await test.step('the buyer chooses the transfer and reads reference and IBAN', async () => {
    await bought.goto('/payment');
    await bought.getByRole('radio', { name: 'Havale / EFT' }).check({ force: true });
    const agreements = bought.getByRole('checkbox', { name: /metnini okudum, onaylıyorum/ });
    for (const agreement of await agreements.all()) await agreement.check();
    await bought.getByRole('button', { name: 'Siparişi tamamla' }).click();
    await expect(bought.getByRole('heading', { name: 'Siparişiniz havalenizi bekliyor' })).toBeVisible();
    await expectAccessible(bought);
  });
  const paymentId = new URL(bought.url()).searchParams.get('paymentId') ?? '';
  const { transfer, orders } = await send(port, getPaymentStatus, { paymentId }, pharmacy.token);
  const [order] = orders;
  if (!transfer || !order) throw new Error('The payment waits for no transfer.');
  await expect(bought.getByText(transfer.reference).first()).toBeVisible();
  const file = (amount: number) =>
    [
      'Dekont No;Tarih;Tutar;Açıklama;Gönderen;Gönderen IBAN',
      `E2E-${order.orderId}-${amount};${istanbulIsoDay(new Date()).split('-').toReversed().join('.')};` +
        `${formatAmount(amount)};HAVALE ${transfer.reference};Deneme Eczanesi;${payerIban}`,
    ].join('\n');

  await test.step('until it comes the order is a pre-order of the seller', async () => {
    await merchant.page.goto(`/merchant/myprofile/orderdetail/sold/${order.orderId}`);
    await expect(merchant.page.getByRole('heading', { name: `Sipariş ${order.orderNo}` })).toBeVisible();
    await expect(merchant.page.getByRole('button', { name: 'Onayla' })).toHaveCount(0);
  });

  await test.step('the operator tries the bank’s file, and nothing changes before it is taken', async () => {
    await signInOperator(page, product);
    await page.getByRole('link', { name: 'Havaleler', exact: true }).click();
    const upload = (amount: number) =>
      page
        .getByLabel('Banka hesap hareketleri (MT940 ya da CSV)')
        .setInputFiles({ name: 'hesap.csv', mimeType: 'text/csv', buffer: Buffer.from(file(amount)) });
    await upload(transfer.amount);
    const row = page.getByRole('row').filter({ hasText: transfer.reference });
    await expect(row.getByText('Sipariş ödendi')).toBeVisible();
    await expectAccessible(page);
    const waits = await send(port, getPaymentStatus, { paymentId }, pharmacy.token);
    expect(waits.state).toBe('created');
    await page.getByRole('button', { name: '1 hareketi işle' }).click();
    await expect(page.getByText('Dosya işlendi.')).toBeVisible();
    const paid = await send(port, getPaymentStatus, { paymentId }, pharmacy.token);
    expect(paid.state).toBe('captured');
  });

  await test.step('the same file again books nothing twice', async () => {
    await page.reload();
    await page
      .getByLabel('Banka hesap hareketleri (MT940 ya da CSV)')
      .setInputFiles({ name: 'hesap.csv', mimeType: 'text/csv', buffer: Buffer.from(file(transfer.amount)) });
    const row = page.getByRole('row').filter({ hasText: transfer.reference });
    await expect(row.getByText('Daha önce işlendi')).toBeVisible();
  });

  await test.step('now the seller confirms it', async () => {
    await merchant.page.reload();
    await merchant.page.getByRole('button', { name: 'Onayla' }).click();
    await expect(merchant.page.getByText(`${order.orderNo} onaylandı.`).first()).toBeVisible();
    await bought.goto(`/myprofile/orderdetail/purchased/${order.orderId}`);
    await expect(bought.getByText('Havale ile').first()).toBeVisible();
  });
});
