import { Fragment } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wireMerchant } from '../../testing/merchant-wire.ts';
import { orderIn } from '../../testing/orders.ts';
import { showOrders } from '../../testing/show-orders.tsx';

const newOrder = orderIn('awaitingSellerConfirmation', 604_182);
const toShip = orderIn('awaitingShipment', 604_160);

let takeAway = () => {};
afterEach(() => takeAway());

function desk(path: string, ...around: [typeof Fragment?]) {
  const wire = wireMerchant([newOrder, toShip, orderIn('completed', 604_090)]);
  takeAway = showOrders(path, ...around);
  return wire;
}
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const shipForm = () => page.getByRole('form', { name: 'Kargoya ver' });

// @spec §2.2 my-orders

test('the tabs count, and the address chooses one', async () => {
  desk('/myprofile/orders/awaitingshipment');
  await expect.element(row('604160')).toBeVisible();
  await expect.element(row('604182')).not.toBeInTheDocument();
  const tab = page
    .getByRole('navigation', { name: 'Duruma göre' })
    .getByRole('link', { name: '1 Kargo bekliyor' });
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
});

test('an order is confirmed where it stands, once, under one key', async () => {
  const wire = desk('/myprofile/orders');
  await row('604182').getByRole('button', { name: 'Onayla' }).click();
  await expect.element(page.getByText('604182 onaylandı.').first()).toBeVisible();
  await expect.element(row('604182').getByText('Kargo bekliyor')).toBeVisible();
  expect(wire.moved).toEqual([
    { path: 'Orders/Confirm', key: expect.any(String), body: { orderId: 604_182 } },
  ]);
});

test('orders confirmed together lead on to those that wait for their parcel', async () => {
  desk('/myprofile/orders/new');
  await row('604182').getByRole('checkbox').click();
  await page.getByRole('region', { name: 'Toplu işlemler' }).getByRole('button', { name: 'Onayla' }).click();
  await expect.element(page.getByText('1 sipariş onaylandı.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kargoya ver' }).first().click();
  await expect.element(row('604160')).toBeVisible();
  await expect.element(row('604182')).toBeVisible();
});

test('a refusal is explained beside the lines, and the next try carries the same key', async () => {
  const wire = desk('/myprofile/orders');
  wire.refuse('Sipariş bu sırada değişti.');
  await row('604182').getByRole('button', { name: 'Onayla' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sipariş bu sırada değişti.');
  await row('604182').first().getByRole('button', { name: 'Onayla' }).click();
  await expect.element(page.getByText('604182 onaylandı.').first()).toBeVisible();
  expect(wire.moved.map(({ key }) => key)).toEqual([wire.moved[0]?.key, wire.moved[0]?.key]);
});

test('an order that its buyer cancelled meanwhile is said to have changed, and its row follows', async () => {
  const wire = desk('/myprofile/orders');
  await expect.element(row('604182').getByText('Yeni')).toBeVisible();
  wire.moveBehind(604_182, 'cancelled');
  wire.refuse('Sipariş bu sırada değişti.');
  await row('604182').first().getByRole('button', { name: 'Onayla' }).click();
  const changed = '604182 bu arada değişti. Şimdiki durumu: İptal edildi.';
  await expect.element(page.getByText(changed).first()).toBeVisible();
  await expect.element(row('604182').first().getByText('İptal edildi')).toBeVisible();
});

test('an order confirmed elsewhere leads to its parcel, whose form shows no refusal of the confirmation', async () => {
  const wire = desk('/myprofile/orders?open=604182');
  const confirm = page.getByRole('button', { name: 'Onayla' }).last();
  await expect.element(confirm).toBeVisible();
  wire.moveBehind(604_182, 'awaitingShipment');
  wire.refuse('Bu işlem şu anki durumda yapılamaz.');
  await confirm.click();
  const changed = '604182 bu arada değişti. Şimdiki durumu: Kargo bekliyor.';
  await expect.element(page.getByText(changed).first()).toBeVisible();
  await expect.element(shipForm()).toBeVisible();
  await expect.element(shipForm().getByRole('alert')).not.toBeInTheDocument();
});

test('the total of the chosen orders is as legible as their number', async () => {
  desk('/myprofile/orders/new');
  await row('604182').getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Toplu işlemler' });
  const amount = bar.getByText(/,\d\d TL$/).last();
  await expect.element(amount).toBeVisible();
  const [own, around] = [amount.element(), amount.element().parentElement].map(
    (element) => element && getComputedStyle(element).color,
  );
  expect(own).toBe(around);
});

test('shipping holds the number against the carrier and leads to the wrong field', async () => {
  const wire = desk('/myprofile/orders');
  await row('604160').getByRole('button', { name: 'Kargoya ver' }).click();
  const carrier = shipForm().getByRole('combobox', { name: 'Kargo firması' });
  const number = shipForm().getByRole('textbox', { name: 'Takip numarası' });
  await expect.element(carrier).toHaveFocus();

  await shipForm().getByRole('button', { name: 'Kargoya ver' }).click();
  await expect.element(carrier).toHaveAttribute('aria-invalid', 'true');

  await carrier.selectOptions('Turna Kargo');
  await number.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveFocus();
  expect(wire.moved).toEqual([]);

  await number.fill('734512890123');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('604160 kargoya verildi.').first()).toBeVisible();
  const parcel = page.getByRole('region', { name: 'Kargo' });
  await expect.element(parcel.getByText('734512890123')).toBeVisible();
});

test('cancelling asks for a cause and a reason, and says what it does to the score', async () => {
  const wire = desk('/myprofile/orders?open=604160');
  await page.getByRole('button', { name: 'İptal et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sipariş iptal edilsin mi?' });
  await dialog.getByRole('button', { name: 'İptal et' }).click();
  const reason = dialog.getByRole('textbox', { name: 'İptal nedeni' });
  await expect.element(reason).toHaveFocus();
  await expect.element(dialog.getByText(/yüzde 25’lik “Eksiksiz gönderim”/)).toBeVisible();
  await reason.fill('Stokta kalmadı');
  await dialog.getByRole('button', { name: 'İptal et' }).click();
  const cause = dialog.getByRole('combobox', { name: 'Neden gönderemiyorsunuz?' });
  await expect.element(cause).toHaveAttribute('aria-invalid', 'true');
  expect(wire.moved).toEqual([]);
  await cause.selectOptions('Bulunamadı (ilan stoğu sıfırlanır)');
  await dialog.getByRole('button', { name: 'İptal et' }).click();
  await expect.element(page.getByText('604160 iptal edildi.').first()).toBeVisible();
  expect(wire.moved[0]?.body).toEqual({ orderId: 604_160, reason: 'Stokta kalmadı', cause: 'notFound' });
});

test('J and K walk the orders, Enter opens one', async () => {
  desk('/myprofile/orders');
  await expect.element(row('604182')).toBeVisible();
  await userEvent.keyboard('jj');
  const second = page.getByRole('button', { name: '604160 ayrıntısı' });
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText(/Nurevit Çinko 60 Tablet/)).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('button', { name: '604182 ayrıntısı' })).toHaveFocus();
});

test('a state without orders says so and leads back to all of them', async () => {
  desk('/myprofile/orders/cancelled');
  await expect.element(page.getByText('Bu durumda sipariş yok')).toBeVisible();
  await page.getByRole('link', { name: 'Bütün siparişler' }).click();
  await expect.element(row('604160')).toBeVisible();
});

test('an app without the tools of a seller leads to the one that has them', async () => {
  desk('/myprofile/orders?open=604160', Fragment);
  await expect.element(page.getByRole('button', { name: 'Satıcı panelinde aç' })).toBeVisible();
  await expect.element(shipForm()).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument();
});

test('cards are chosen as rows are, for the bar of many orders', async () => {
  desk('/myprofile/orders');
  await page.getByRole('button', { name: 'Kart' }).click();
  const card = page.getByRole('article', { name: '604182' });
  await card.getByRole('checkbox', { name: '604182' }).click();
  const bar = page.getByRole('region', { name: 'Toplu işlemler' });
  await expect.element(bar.getByRole('button', { name: 'Toplama turu' })).toBeVisible();
  await expect.element(card.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect.element(row('604182').getByRole('checkbox')).toBeChecked();
});

// An earlier version accepted one number for shipments to two addresses without a question.
test('one number for two addresses is refused until both are said to be one parcel', async () => {
  const other = {
    companyId: 8,
    companyType: 'pharmacy',
    name: 'Defne Eczanesi',
    cityName: 'Samsun',
  } as const;
  const elsewhere = { ...orderIn('awaitingShipment', 604_161), buyer: other };
  const wire = wireMerchant([toShip, elsewhere]);
  takeAway = showOrders('/myprofile/orders');
  await row('604160').getByRole('checkbox').click();
  await row('604161').getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Toplu işlemler' });
  await bar.getByRole('button', { name: 'Kargoya ver' }).click();
  const form = page.getByRole('form', { name: 'Toplu kargoya ver' });
  await form.getByRole('combobox', { name: 'Kargo firması', exact: true }).selectOptions('Turna Kargo');
  const tick = form.getByRole('checkbox', { name: 'Aynı numarayı taşıyan siparişler aynı koli' });
  const [first, second] = ['604160', '604161'].map((orderNo) =>
    form.getByRole('textbox', { name: `${orderNo} takip numarası` }),
  );
  await first!.fill('123456789012');
  await expect.element(tick).not.toBeInTheDocument();
  await second!.fill('123456789012');
  await form.getByRole('button', { name: '2 siparişi kargoya ver' }).click();
  const sentence = /Aynı numara başka bir alıcının siparişinde de var/;
  await expect.element(form.getByText(sentence).first()).toBeVisible();
  await expect.element(first!).toHaveFocus();
  expect(wire.moved).toEqual([]);
  await tick.click();
  await form.getByRole('button', { name: '2 siparişi kargoya ver' }).click();
  const parcel = { carrierId: 1, followUpNumber: '123456789012', isOneParcel: true };
  await expect
    .poll(() => wire.moved)
    .toMatchObject([
      {
        body: {
          shipments: [
            { orderId: 604_160, ...parcel },
            { orderId: 604_161, ...parcel },
          ],
        },
      },
    ]);
});
