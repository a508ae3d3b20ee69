import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { OrderScreen } from './OrderScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

const order: MarketOrder = {
  orderId: 604_007,
  state: 'shipped',
  buyerId: 3,
  buyer: 'Moda Eczanesi',
  sellerId: 4,
  seller: 'Işıklı Depo',
  total: 125_000,
  createdAt: '2026-11-20T08:00:00.000Z',
  daysLate: 2,
  lines: [
    {
      lineNo: 1,
      productName: 'Derm Güneş Kremi',
      barcode: '8690000000011',
      quantity: 10,
      refundedQuantity: 0,
      unitPrice: 12_000,
      lineTotal: 120_000,
    },
  ],
  goodsTotal: 120_000,
  shippingFee: 5_000,
  refundedTotal: 0,
  commission: 9_600,
  payout: 110_400,
  paidOutAt: null,
  paymentId: '6f1d1d0e-0b1c-4c9d-9a53-5a2b1f1f7a11',
  paymentMethod: 'card',
  address: 'Moda Eczanesi, Moda Cad. 1, Kadıköy / İstanbul',
  shipBy: '2026-11-22T08:00:00.000Z',
  shipment: {
    carrierName: 'Aras Kargo',
    followUpNumber: '123456789012',
    shippedAt: '2026-11-21T08:00:00.000Z',
  },
  estimatedDeliveryAt: '2026-11-23T08:00:00.000Z',
  deliveredAt: null,
  autoApproveAt: null,
  completedAt: null,
  refunds: [],
  history: [{ at: '2026-11-21T08:00:00.000Z', state: 'shipped', party: 'seller', note: null }],
  hasOpenCase: false,
  acts: ['deliver'],
  cancelRefund: null,
  cancelTogether: null,
  cancelSaid: null,
};
const me = { operatorId: 1, name: 'Selin Aras', email: 's@havan.example', roles: ['finance'] };
let remove = () => {};
afterEach(() => remove());

/** Renders both screens over a network with one order. */
function show(one: MarketOrder, start: string, act: AnswerOf) {
  const shown = showScreen(
    <Routes>
      <Route path="/orders" element={<OrdersScreen />} />
      <Route path="/orders/:orderId" element={<OrderScreen />} />
      <Route path="*" element={<Navigate to={start} replace />} />
    </Routes>,
    (asked) => {
      if (asked.path === 'FindOrders') return { items: [one], nextCursor: null, total: null };
      if (asked.path === 'GetOrder') return one;
      return asked.path === 'GetOperator' ? me : act(asked);
    },
  );
  remove = shown.remove;
  return shown;
}

test('from the list to an order, which is delivered with a proof once the figures are read', async () => {
  const shown = show(order, '/orders', () => ({ ...order, state: 'awaitingBuyerApproval', acts: [] }));
  await page.getByRole('link', { name: '604007' }).click();
  await expect.element(page.getByText('2 gün gecikti')).toBeVisible();
  await expect.element(page.getByText('Aras Kargo, 123456789012')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Kart, 6f1d1d0e/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'İptal et' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Teslim edildi olarak işaretle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sipariş teslim edildi mi?' });
  await expect.element(dialog.getByText(/Işıklı Depo firmasına 1\.104,00 TL yazılır/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Teslim edildi say' }).click();
  await expect.element(dialog.getByText('Teslimin dayanağını yazın.')).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Teslimin dayanağı').fill('Kargo kaydı: Ayşe Kaya teslim aldı.');
  await dialog.getByRole('button', { name: 'Teslim edildi say' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([
      {
        path: 'MarkOrderDelivered',
        body: { orderId: 604_007, proof: 'Kargo kaydı: Ayşe Kaya teslim aldı.' },
      },
    ]);
});

test('a cancellation says what goes back by which way, and a refusal of the server is read', async () => {
  const paid: MarketOrder = {
    ...order,
    state: 'awaitingShipment',
    shipment: null,
    acts: ['cancel'],
    cancelRefund: { card: 100_000, wallet: 20_000, points: 5_000 },
  };
  const shown = show(paid, '/orders/604007', () => new Error('Sipariş "Kargoda" durumunda.'));
  await page.getByRole('button', { name: 'İptal et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sipariş iptal edilsin mi?' });
  await expect
    .element(dialog.getByText(/geri döner: karta 1\.000,00 TL, cüzdana 200,00 TL, 5\.000 puan\./))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Siparişi iptal et' }).click();
  await expect.element(dialog.getByText('Nedeni seçin.')).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Neden').selectOptions('Alıcı vazgeçti');
  await dialog.getByRole('button', { name: 'Siparişi iptal et' }).click();
  await expect.element(dialog.getByText('Sipariş "Kargoda" durumunda.')).toBeVisible();
  expect(shown.asked).toMatchObject([{ path: 'CancelOrder', body: { reasonId: 'buyerAsked' } }]);
});

test('a large order waits for a second operator, who reads what the first one said', async () => {
  const large: MarketOrder = {
    ...order,
    total: 30_000_000,
    acts: ['deliver', 'cancel'],
    cancelSaid: { operator: 'Deniz Er', isYou: false, reasonId: 'payment' },
  };
  show(large, '/orders/604007', () => large);
  await page.getByRole('button', { name: 'İptal et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sipariş iptal edilsin mi?' });
  await expect.element(dialog.getByText(/^Deniz Er istedi: Şüpheli ödeme\./)).toBeVisible();
  await expect.element(dialog.getByText(/koli yolda olduğu için/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Siparişi iptal et' }).click();
  await expect
    .element(page.getByText('Kaydedildi; ikinci operatörün onayı bekleniyor.').first())
    .toBeVisible();
});

test('a pre-order says what ends with it', async () => {
  const waiting: MarketOrder = {
    ...order,
    state: 'preOrder',
    shipment: null,
    acts: ['cancel'],
    cancelTogether: { orders: 3, total: 250_000, received: 40_000 },
  };
  show(waiting, '/orders/604007', () => waiting);
  await page.getByRole('button', { name: 'İptal et' }).click();
  const sentence =
    'Aynı havaleyle ödenecek 3 sipariş, toplam 2.500,00 TL, birlikte iptal edilir; gelen 400,00 TL gönderenin hesabına iade edilir.';
  await expect.element(page.getByRole('dialog').getByText(sentence)).toBeVisible();
});
