import { getUserBasicInfos } from '@havan/contract/master';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { offerOfSeller } from '../../fixtures/market.ts';
import { buy } from '../../fixtures/purchase.ts';
import { test } from '../../fixtures/test.ts';

const followUpNumber = '734512890123';

test('the seller confirms and ships an order, and its buyer sees the parcel', async ({
  product,
  pharmacy,
  merchant,
}) => {
  const { user } = await send(product.port, getUserBasicInfos, {}, merchant.token);
  const offer = await offerOfSeller(product.port, pharmacy.token, user.companyId);
  const [order] = await buy(product, pharmacy.token, [offer]);
  if (!order) throw new Error('The payment made no order.');

  await test.step('the seller finds it among the new ones', async () => {
    await merchant.page.goto(`/merchant/myprofile/orderdetail/sold/${order.orderId}`);
    await expect(merchant.page.getByRole('heading', { name: `Sipariş ${order.orderNo}` })).toBeVisible();
    await expectAccessible(merchant.page);
  });

  await test.step('confirms it', async () => {
    await merchant.page.getByRole('button', { name: 'Onayla', exact: true }).click();
    await expect(merchant.page.getByText(`${order.orderNo} onaylandı.`)).toBeVisible();
  });

  await test.step('is told about a follow-up number that the carrier does not know', async () => {
    const form = merchant.page.getByRole('form', { name: 'Kargoya ver' });
    await form.getByRole('combobox', { name: 'Kargo firması' }).selectOption('Turna Kargo');
    await form.getByRole('textbox', { name: 'Takip numarası' }).fill('12');
    await form.getByRole('button', { name: 'Kargoya ver' }).click();
    await expect(form.getByRole('textbox', { name: 'Takip numarası' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });

  await test.step('ships it', async () => {
    const form = merchant.page.getByRole('form', { name: 'Kargoya ver' });
    await form.getByRole('textbox', { name: 'Takip numarası' }).fill(followUpNumber);
    await form.getByRole('button', { name: 'Kargoya ver' }).click();
    await expect(merchant.page.getByText(`${order.orderNo} kargoya verildi.`)).toBeVisible();
  });

  await test.step('the buyer sees carrier and number', async () => {
    await pharmacy.page.goto(`/myprofile/orderdetail/purchased/${order.orderId}`);
    const parcel = pharmacy.page.getByRole('region', { name: 'Kargo', exact: true });
    await expect(parcel.getByText(followUpNumber)).toBeVisible();
    await expect(parcel.getByText('Turna Kargo')).toBeVisible();
    await expectAccessible(pharmacy.page);
  });
});
