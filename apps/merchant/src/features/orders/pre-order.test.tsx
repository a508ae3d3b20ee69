import { OrderDetails } from '@havan/features/orders/detail/OrderDetails';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { detailOf, orderIn } from '../../testing/orders.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { SellerOrders } from './SellerOrders.tsx';

let remove = () => {};
afterEach(() => remove());

function show(state: 'preOrder' | 'awaitingShipment') {
  const detail = detailOf(orderIn(state, 604_210));
  const order =
    state === 'preOrder'
      ? { ...detail, payout: null, address: { ...detail.address, phone: '', line: '' } }
      : detail;
  const screen = (
    <SellerOrders>
      <OrderDetails order={order} side="sold" />
    </SellerOrders>
  );
  const shown = showScreen(screen, { route: '/', path: '/' }, ({ path }) =>
    path === 'Master/GetUserBasicInfos' ? infosOf(['orders']) : undefined,
  );
  remove = shown.remove;
}

test('a pre-order says to its seller that the payment is to come, and prints nothing', async () => {
  show('preOrder');
  await expect.element(page.getByText(/ödeme gelince siparişiniz olur/)).toBeVisible();
  await expect.element(page.getByText('Seyhan, Adana')).toBeVisible();
  await expect.element(page.getByText('Hakediş')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Yazdır' })).not.toBeInTheDocument();
});

test('a paid order says nothing of a payment to come, and is printed', async () => {
  show('awaitingShipment');
  await expect.element(page.getByRole('button', { name: 'Yazdır' })).toBeVisible();
  await expect.element(page.getByText('Hakediş')).toBeVisible();
  await expect.element(page.getByText(/ödeme gelince/)).not.toBeInTheDocument();
});
