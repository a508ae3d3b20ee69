import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { productIn, showDesk } from '../../../testing/desk.tsx';

let takeAway = () => {};
afterEach(async () => {
  vi.useRealTimers();
  takeAway();
  await page.viewport(1280, 800);
});

const barcode = '8690000420148';
const product = productIn(barcode, { productName: 'Elvarin Güneş Kremi 50 ml', otherPrices: [14_890] });
const agreement = 'Onaylanınca bu fiyat, stok ve miatla yayınlansın';
const line = () => page.getByRole('textbox', { name: 'Okutun ya da barkod yazın' });
const dialog = () => page.getByRole('dialog', { name: 'Ürün iste' });
const box = () => page.getByRole('checkbox', { name: agreement });
const button = (name: string) => page.getByRole('button', { name });
const note = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const type = (text: string) => userEvent.keyboard(`${text}{Enter}`);
const publish = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** Renders the desk with one row of an unknown barcode: twelve units until 03/2028. */
async function desk(options: Parameters<typeof showDesk>[1] = {}) {
  const shown = showDesk([], options);
  takeAway = shown.remove;
  await expect.element(line()).toHaveFocus();
  for (const text of [barcode, '0328', '*12']) await type(text);
  return shown;
}
async function price(text: string) {
  await page.getByRole('gridcell').nth(5).dblClick();
  await userEvent.keyboard(`{Control>}a{/Control}${text}{Enter}`);
}
async function fill() {
  await button('Ürün iste').click();
  await dialog().getByRole('textbox', { name: 'Kutudaki adı' }).fill('Elvarin Güneş Kremi 50 ml');
  await dialog().getByRole('textbox', { name: 'Marka' }).fill('Elvarin');
}
const send = () => dialog().getByRole('button', { name: 'İsteği gönder' }).click();
/** Sends the form and waits until it is gone, because it has the same tick as the row. */
async function request() {
  await send();
  await expect.element(dialog()).not.toBeInTheDocument();
}
const terms = { price: 14_890, stock: 12, expiration: '2028-03-31', lot: '' };

/** Lets half a minute pass, after which the desk asks for the rulings again. */
function later(act: () => void) {
  act();
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
}

test('a request agrees to the terms of its row, and the approved row is on sale and not published again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { requested, created, approve } = await desk();
  await price('148,90');
  await fill();
  await expect.element(dialog().getByText('148,90 TL, 12 adet, miat 03/2028')).toBeVisible();
  await dialog().getByRole('checkbox', { name: agreement }).click();
  await request();
  await note(/Onaylanınca yayına alınacak: 148,90 TL, 12 adet, miat 03\/2028\./);
  await expect.element(box()).toBeChecked();
  expect(requested).toMatchObject([{ barcode, terms }]);
  later(() => approve(product));
  await note('Onaylanınca kendiliğinden yayına alındı: 148,90 TL, 12 adet, miat 03/2028.');
  await expect.element(page.getByText('Yayında', { exact: true })).toBeVisible();
  await expect.element(button('Yayına alınacak satır yok')).toBeVisible();
  await publish();
  expect(created).toEqual([]);
  // Another box of the same goods is a row of its own.
  await line().click();
  await type(barcode);
  await expect.element(page.getByText('2 satır, 13 adet')).toBeVisible();
});

test('without the tick no terms are sent, and the approved row is ready by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { requested, approve } = await desk();
  await price('148,90');
  await fill();
  await request();
  await note(/Onaylanınca satır kendiliğinden hazır olur/);
  await expect.element(box()).not.toBeChecked();
  expect(requested[0]).not.toHaveProperty('terms');
  later(() => approve(product));
  await expect.element(button('1 ilanı yayına al')).toBeVisible();
});

test('a row that waits is agreed to, changed and withdrawn in place', async () => {
  const { requested, refuse } = await desk();
  await fill();
  await request();
  await box().click();
  await note('Fiyat yazın; kurala göre veri yok.');
  await expect.element(box()).not.toBeChecked();
  await price('148,90');
  await box().click();
  await note(/Onaylanınca yayına alınacak: 148,90 TL/);
  expect(requested).toMatchObject([{ terms }]);
  await price('139,90');
  await note('Satırdaki değişiklik kaydedilmedi.');
  refuse('Bu istek karara bağlandı; koşulları artık değişmez.');
  await button('Satırdaki değerlerle güncelle').click();
  await note('Bu istek karara bağlandı; koşulları artık değişmez.');
  await button('Satırdaki değerlerle güncelle').click();
  await note(/Onaylanınca yayına alınacak: 139,90 TL/);
  expect(requested).toMatchObject([{ terms: { ...terms, price: 13_990 } }]);
  await box().click();
  await note(/Onaylanınca satır kendiliğinden hazır olur/);
  expect(requested).toMatchObject([{ terms: null }]);
});

test('a row that publishes itself is not published by hand before its request is decided', async () => {
  const first = await desk();
  await price('148,90');
  await fill();
  await dialog().getByRole('checkbox', { name: agreement }).click();
  await request();
  await expect.element(box()).toBeChecked();
  first.remove();
  // The operator has created the product and not approved the request yet.
  const again = showDesk([product], { keepDraft: true, requested: first.requested });
  takeAway = again.remove;
  await note(/Onaylanınca yayına alınacak: 148,90 TL/);
  await expect.element(button('Yayına alınacak satır yok')).toBeVisible();
  await box().click();
  await expect.element(button('1 ilanı yayına al')).toBeVisible();
});

test('a row of other boxes of the barcode says which are agreed to, and takes their place or withdraws them', async () => {
  const { requested } = await desk();
  await price('148,90');
  await fill();
  await dialog().getByRole('checkbox', { name: agreement }).click();
  await request();
  await expect.element(box()).toBeChecked();
  await line().click();
  await type('0428');
  await note(/bu satır değil, şu ilan yayına alınacak: 148,90 TL, 12 adet, miat 03\/2028\./);
  await expect.element(box()).not.toBeChecked();
  await box().click();
  await note(/Onaylanınca yayına alınacak: 148,90 TL, 12 adet, miat 04\/2028\./);
  await line().click();
  await type('0528');
  await button('Yayına alınmasın').click();
  await note(/Onaylanınca satır kendiliğinden hazır olur/);
  expect(requested).toMatchObject([{ terms: null }]);
});

test('a row that lacks a price cannot be agreed to, which is said at the tick', async () => {
  const { requested } = await desk();
  await fill();
  const tick = dialog().getByRole('checkbox', { name: agreement });
  await tick.click();
  await send();
  await expect.element(dialog().getByText(/^Fiyat yazın;/)).toBeVisible();
  await expect.element(tick).toHaveFocus();
  expect(requested).toEqual([]);
  await userEvent.keyboard(' ');
  await request();
  await note(/istendi, onay bekliyor/);
});

test('a photo of another kind is refused when it is chosen, one that the server refuses when it is sent', async () => {
  const { requested } = await desk();
  await fill();
  const photos = dialog().getByLabelText(/Fotoğraflar/);
  await photos.upload(new File(['GIF89a'], 'kutu.gif', { type: 'image/gif' }));
  await expect.element(dialog().getByText(/^kutu.gif eklenmedi. Yalnızca PNG, JPG ve WebP/)).toBeVisible();
  await photos.upload(new File(['x'], 'kutu.png', { type: 'image/png' }));
  await expect.element(dialog().getByText('kutu.png')).toBeVisible();
  await expect.element(dialog().getByText(/kutu.gif/)).not.toBeInTheDocument();
  await send();
  await expect.element(dialog().getByText('Görsel en az 800 × 800 piksel olmalıdır.')).toBeVisible();
  await expect.element(photos).toHaveFocus();
  expect(requested).toEqual([]);
});

test('on a phone the tick and the terms stand beneath the name of the row', async () => {
  await page.viewport(360, 800);
  await desk();
  await fill();
  await request();
  await expect.element(box()).toBeVisible();
  for (const text of [/istendi, onay bekliyor/, agreement])
    expect(page.getByText(text).element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
});
