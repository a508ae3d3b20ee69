import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { productIn, showDesk } from '../../testing/desk.tsx';

let takeAway = () => {};
afterEach(() => takeAway());

function desk(...products: Parameters<typeof showDesk>[0]) {
  const shown = showDesk(products);
  takeAway = shown.remove;
  return shown;
}
const cream = productIn('8690000420148', { productName: 'Elvarin Güneş Kremi 50 ml', otherPrices: [14_890] });
const line = () => page.getByRole('textbox', { name: 'Okutun ya da barkod yazın' });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const says = (text: string) =>
  expect.element(row('Elvarin Güneş Kremi').filter({ hasText: text })).toBeVisible();
const type = (text: string) => userEvent.keyboard(`${text}{Enter}`);

test('a box, its month, its units and a price are an offer in the line that always has the focus', async () => {
  const { created } = desk(cream);
  await expect.element(line()).toHaveFocus();
  await type('8690000420148');
  await says('Eksik');
  await type('0328');
  await type('*12');
  await says('03/2028');
  await page.getByRole('gridcell', { name: '–' }).first().dblClick();
  await userEvent.keyboard('{Control>}a{/Control}149,90{Enter}');
  await says('Hazır');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await says('Yayında');
  expect(created).toMatchObject([
    { productId: cream.productId, price: 14_990, stock: 12, expiration: '2028-03-31' },
  ]);
});

test('the market stands beside the box: own place among its expiry class, last sales, a price that Alt+↑ takes', async () => {
  desk(cream);
  const market = page.getByRole('region', { name: 'Piyasa' });
  await expect.element(line()).toHaveFocus();
  await type('8690000420148');
  await expect.element(market.getByText(/Miadı yazınca/)).toBeVisible();
  await expect.element(market.getByText('21.11.2026, 3 adet, 06/2028')).toBeVisible();
  await type('0328');
  await expect.element(market.getByText('1. 06/2028, puan 9,2')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await says('145,00');
  await expect.element(market.getByText('1. Siz')).toBeVisible();
  await expect.element(market.getByText('2. 06/2028, puan 9,2')).toBeVisible();
  // 6 % of 145,00 is 8,70.
  await expect.element(market.getByRole('definition').filter({ hasText: '136,30' })).toBeVisible();
});

test('the same box again is one more, Ctrl+Z takes it back', async () => {
  desk(cream);
  await expect.element(line()).toHaveFocus();
  await type('8690000420148');
  await type('8690000420148');
  await expect.element(page.getByText('8690000420148: aynı kutu, 2 adet.')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('1 satır, 1 adet')).toBeVisible();
});

test('a medicine is refused with the law, an expired box and an unknown barcode say why, and nothing of them is sent', async () => {
  const { created } = desk(cream);
  await expect.element(line()).toHaveFocus();
  await type('8699525013859');
  await expect.element(page.getByText(/6197/).first()).toBeVisible();
  await type('8690000420148');
  await type('0120');
  await expect.element(page.getByText(/Miadı geçmiş ürün yayımlanamaz/)).toBeVisible();
  await type('8690000417261');
  await expect.element(page.getByText(/8690000417261 barkodu katalogda yok/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: 'Yayına alınacak satır yok' })).toBeVisible();
  expect(created).toEqual([]);
});

test('unpublished rows are restored on return, with a note', async () => {
  const first = desk(cream);
  await expect.element(line()).toHaveFocus();
  await type('8690000420148');
  await expect.element(row('Elvarin Güneş Kremi')).toBeVisible();
  first.remove();
  const again = showDesk([cream], { keepDraft: true });
  takeAway = again.remove;
  await expect.element(page.getByText(/tarihinden 1 satır duruyor/)).toBeVisible();
  await page.getByRole('button', { name: 'Satırları at' }).click();
  await expect.element(page.getByText('Tezgâh boş')).toBeVisible();
});

test('a warning asks in its row, and goes through once it is confirmed', async () => {
  const { created, ask } = desk(cream);
  ask('overPsf', 'Fiyat PSF’nin üstünde.');
  await expect.element(line()).toHaveFocus();
  await type('8690000420148');
  await type('-');
  await page.getByRole('button', { name: /Başlangıç fiyatı/ }).click();
  await page.getByRole('radio', { name: 'en ucuzun altı' }).click();
  await userEvent.keyboard('{Escape}');
  await says('148,80');
  await page.getByRole('button', { name: '1 ilanı yayına al' }).click();
  await expect.element(page.getByText('Fiyat PSF’nin üstünde.')).toBeVisible();
  await page.getByRole('button', { name: 'Onayla' }).click();
  await page.getByRole('button', { name: '1 ilanı yayına al' }).click();
  await says('Yayında');
  expect(created).toHaveLength(2);
  expect(created[1]).toMatchObject({ expiration: null, ticked: ['overPsf'] });
});

test('goods on top and prices by quantity are written on the line or in their cells, judged, kept and sent', async () => {
  const { created } = desk(cream);
  await expect.element(line()).toHaveFocus();
  for (const each of ['8690000420148', '0328', '10+1', '10: 160']) await type(each);
  await expect.element(page.getByText('Son kutunun adet fiyatları: 10+ adet 160,00 TL.')).toBeVisible();
  await page.getByRole('button', { name: /Başlangıç fiyatı/ }).click();
  await page.getByRole('radio', { name: 'en ucuzun altı' }).click();
  await userEvent.keyboard('{Escape}');
  await says('10+1');
  // A price of 160,00 from ten units on is no discount on 148,80.
  await expect.element(page.getByText('Adet fiyatlarında adet artarken fiyat düşmelidir.')).toBeVisible();
  await page.getByRole('gridcell').filter({ hasText: '10: 160,00' }).dblClick();
  await userEvent.keyboard('{Control>}a{/Control}10: 139,90{Enter}');
  await says('Hazır');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await says('Yayında');
  expect(created).toMatchObject([
    { bonus: { buy: 10, get: 1 }, priceBreaks: [{ fromQuantity: 10, price: 13_990 }] },
  ]);
  expect(created[0]).not.toHaveProperty('minQuantity');
});

test('an unknown barcode is asked for where it stands, and its row waits', async () => {
  const { requested } = desk();
  await expect.element(line()).toHaveFocus();
  await type('8690000417261');
  await page.getByRole('button', { name: 'Ürün iste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürün iste' });
  await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
  await expect.element(dialog.getByText('Ürünün kutudaki adını yazınız.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Kutudaki adı' })).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Kutudaki adı' }).fill('Elvarin El Kremi 75 ml');
  await dialog.getByRole('textbox', { name: 'Marka' }).fill('Elvarin');
  await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
  await expect.element(page.getByText(/8690000417261 istendi, onay bekliyor/)).toBeVisible();
  expect(requested).toMatchObject([{ barcode: '8690000417261', brand: 'Elvarin', kind: 'general' }]);
});

test('a request keeps what was typed while the table turns into labels', async () => {
  desk();
  await expect.element(line()).toHaveFocus();
  await type('8690000417261');
  await page.getByRole('button', { name: 'Ürün iste' }).click();
  const name = page.getByRole('dialog', { name: 'Ürün iste' }).getByRole('textbox', { name: 'Kutudaki adı' });
  await name.fill('Elvarin El Kremi 75 ml');
  await page.viewport(820, 900);
  await expect.element(page.getByText('Durum')).toBeVisible();
  await expect.element(name).toHaveValue('Elvarin El Kremi 75 ml');
  await page.viewport(1280, 800);
});

test('a row whose product was approved meanwhile is ready by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { approve } = desk();
  await expect.element(line()).toHaveFocus();
  await type(cream.barcode);
  await page.getByRole('button', { name: 'Ürün iste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürün iste' });
  await dialog.getByRole('textbox', { name: 'Kutudaki adı' }).fill('Elvarin Güneş Kremi 50 ml');
  await dialog.getByRole('textbox', { name: 'Marka' }).fill('Elvarin');
  await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
  await expect.element(page.getByText(/onay bekliyor/)).toBeVisible();
  approve(cream);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await says('Eksik');
});

test('on a phone the camera moves up, so that the line beneath it is in sight', async () => {
  await page.viewport(360, 780);
  document.body.style.paddingTop = '420px';
  desk(cream);
  await expect.element(line()).toHaveFocus();
  await page.getByRole('button', { name: 'Kamera' }).click();
  await expect.poll(() => line().element().getBoundingClientRect().bottom).toBeLessThan(540);
  document.body.style.paddingTop = '';
  await page.viewport(1280, 800);
});

test('on a phone a row is its name and its price, and publishing is as wide as the screen', async () => {
  await page.viewport(360, 800);
  desk(cream);
  await expect.element(line()).toHaveFocus();
  await type('8690000420148');
  const listed = page.getByRole('listitem').filter({ hasText: 'Elvarin Güneş Kremi' });
  await expect.element(listed).toBeVisible();
  for (const hidden of ['Parti', 'PSF marjı', 'Piyasa'])
    await expect.element(listed.filter({ hasText: hidden })).not.toBeInTheDocument();
  const button = page.getByRole('button', { name: /yayına|yayınlanacak/i }).last();
  expect(button.element().getBoundingClientRect().width).toBeGreaterThan(250);
  await page.viewport(1280, 800);
});

test('a price says what is left of it after the commission and the freight', async () => {
  desk(cream);
  await expect.element(line()).toHaveFocus();
  await type('8690000420148');
  await type('0328');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  // The net amount is 145,00 less 8 % and 7,24 for the shipment.
  await says('net 126,16');
});
