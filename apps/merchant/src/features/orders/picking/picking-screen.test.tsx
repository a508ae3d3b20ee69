import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { infosOf } from '../../../testing/infos.ts';
import { detailOf, orderIn } from '../../../testing/orders.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { PickingScreen } from './PickingScreen.tsx';

const barcode = '8690000417261';
const [line] = detailOf(orderIn('awaitingShipment', 1)).lines;
if (!line) throw new Error('an order has a line');
const selenium = { ...line, productName: 'Selenyum', barcode, expiration: '2027-03-31', shelf: 'A2' };

/** Returns an order of this many boxes that waits for shipment. */
const orderOf = (orderId: number, quantity: number) => ({
  ...detailOf(orderIn('awaitingShipment', orderId)),
  lines: [{ ...selenium, quantity }],
});
const orders = new Map([orderOf(604_160, 1), orderOf(604_161, 2)].map((order) => [order.orderId, order]));

/** Returns the GS1 code of a box with its expiry and serial number. */
const boxOf = (yymmdd: string, serial: string) => `01${barcode.padStart(14, '0')}17${yymmdd}21${serial}`;

let takeAway = () => {};
afterEach(() => takeAway());

function round(ids: string, keepsStorage = false) {
  const { asked, remove } = showScreen(
    <PickingScreen />,
    {
      route: '/myprofile/orders/picking',
      path: `/myprofile/orders/picking?siparis=${ids}`,
      keepsStorage,
    },
    ({ path, query, body }) => {
      if (path === 'Master/GetUserBasicInfos') return infosOf(['orders']);
      const order = orders.get(Number(query.get('id') ?? body['orderId']));
      return path === 'Orders/Prepare' && order ? { ...order, isPrepared: true } : order;
    },
  );
  takeAway = remove;
  return asked;
}
const scan = async (text: string) => {
  await page.getByRole('textbox', { name: /Kutuyu okutun/ }).fill(text);
  await userEvent.keyboard('{Enter}');
};

test('a box with an earlier expiry than promised is stopped, and nothing is picked', async () => {
  round('604160,604161');
  await expect.element(page.getByText('2 sipariş, 3 kutu')).toBeVisible();
  await scan(boxOf('261130', 'A1'));
  await expect
    .element(page.getByText('Durun: alıcıya 03/2027 miatlı ürün satıldı, bu kutu 11/2026.'))
    .toBeVisible();
  await scan('8690000417278');
  await expect.element(page.getByText('Durun: bu ürün turdaki hiçbir siparişte yok.')).toBeVisible();
  await expect.element(page.getByText('0 / 3').first()).toBeVisible();
});

test('the last box of an order marks it packed and offers its papers; undo takes the box back', async () => {
  const asked = round('604160,604161');
  await scan(boxOf('270331', 'A1'));
  await expect.element(page.getByRole('dialog', { name: 'Yazdır' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Etiket ve sevk listesi' })).toBeChecked();
  expect(asked).toMatchObject([{ path: 'Orders/Prepare', body: { orderId: 604_160 } }]);
  await userEvent.keyboard('{Escape}');
  await scan(boxOf('270331', 'A1'));
  await expect.element(page.getByText('Bu kutu zaten okutuldu.')).toBeVisible();
  await scan(barcode);
  await expect.element(page.getByText(/604161\. Bu kod miat taşımıyor; kutuda 03\/2027/)).toBeVisible();
  await page.getByRole('button', { name: 'Son kutuyu geri al' }).click();
  await expect.element(page.getByText('Son kutu geri alındı.')).toBeVisible();
  await expect.element(page.getByText('0 / 2')).toBeVisible();
});

test('a round that was left goes on, and the rest of a shelf is counted by hand', async () => {
  round('604161');
  await scan(boxOf('270331', 'B1'));
  await expect.element(page.getByText('1 / 2').first()).toBeVisible();
  takeAway();
  const asked = round('604161', true);
  await expect.element(page.getByText('1 / 2').first()).toBeVisible();
  await page.getByRole('button', { name: 'Selenyum: kalan kutuları elle say' }).click();
  await expect.element(page.getByText('koli tamam')).toBeVisible();
  expect(asked).toMatchObject([{ path: 'Orders/Prepare' }]);
});

test('an address without an order that waits leads back to those that do', async () => {
  round('');
  await expect.element(page.getByRole('link', { name: 'Kargo bekleyen siparişler' })).toBeVisible();
});
