import { readFile } from 'node:fs/promises';
import { confirmOrder, getOrders } from '@havan/contract/sales/orders';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { addAddress, answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { barcodeOf, catalogueFile, nameOf } from '../../fixtures/first-day/catalogue-file.ts';
import { addAccount, enter, giveLegalDetails, join, openFor } from '../../fixtures/first-day/companies.ts';
import { startNewInstallation } from '../../fixtures/first-day/installation.ts';
import { startProviders } from '../../fixtures/first-day/providers.ts';
import { newcomer } from '../../fixtures/new-company.ts';
import { spreadsheet } from '../../fixtures/spreadsheet.ts';
import { test } from '../../fixtures/test.ts';

const products = 22_000;
const foundation = {
  name: 'Nermin Aksoy',
  email: 'nermin@ornek.example',
  password: 'uzun-ve-kolay-bir-cumle',
};

// The journey takes two minutes on a quiet machine; importing 22,000 products takes longer on a busy one.
test.setTimeout(480_000);

test('an empty database: an operator, a catalogue, two companies, a sale, a payout and its statement', async ({
  browser,
  page,
}) => {
  const providers = await startProviders();
  const installation = await startNewInstallation(providers.env);
  const { settings } = installation;
  const { port } = settings;
  const desk = `http://backoffice.localhost:${port}`;
  const seller = { ...newcomer('localPharmacyWarehouse'), companyName: 'Kuzey Ecza Deposu' };
  const buyer = { ...newcomer('pharmacy'), companyName: 'Güneş Eczanesi' };
  let secret = '';
  const signIn = async (steps: number) => {
    await page.goto(`${desk}/login`);
    await page.getByLabel('Kullanıcı adı ya da e-posta').fill(foundation.email);
    await page.getByLabel('Şifre', { exact: true }).fill(foundation.password);
    await page.getByLabel('Doğrulama kodu').fill(installation.code(secret, steps));
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bugün' })).toBeVisible();
  };
  try {
    await test.step('the link that the start printed makes an operator, once', async () => {
      const link = await installation.invitation();
      await page.goto(link);
      await page.getByLabel('Ad soyad').fill(foundation.name);
      await page.getByLabel('E-posta').fill(foundation.email);
      await page.getByLabel('Şifre', { exact: true }).fill(foundation.password);
      secret = await page.getByLabel('Anahtar').inputValue();
      await expectAccessible(page);
      await page.getByLabel('Doğrulama kodu').fill(installation.code(secret));
      await page.getByRole('button', { name: 'Daveti kabul et' }).click();
      await expect(
        page.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem'),
      ).not.toHaveCount(0);
      // A code is accepted once, so the next sign-in uses the code of the next period.
      await signIn(1);
      const late = await page.context().newPage();
      await late.goto(link);
      await expect(late.getByRole('button', { name: 'Daveti kabul et' })).toHaveCount(0);
      await late.close();
    });

    await test.step('mail, bank and store are tried from the checklist', async () => {
      await page.getByRole('link', { name: 'İlk kurulumu aç' }).click();
      await page.getByRole('button', { name: 'Deneme iletisi gönder' }).click();
      await providers.received(foundation.email, /(deneme)/i);
      const done = (title: string) =>
        page.getByRole('listitem').filter({ hasText: title }).getByText('tamam', { exact: true });
      await expect(async () => {
        await page.getByRole('button', { name: 'Yeniden dene' }).click();
        for (const title of ['E-posta', 'Dosya deposu'])
          await expect(done(title)).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await expect(page.getByText('Deneme bankası yanıt veriyor')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step(`a catalogue of ${products} names comes from a file`, async () => {
      await page.goto(`${desk}/products/file`);
      await page.getByLabel('Ürün dosyası').setInputFiles({
        name: 'katalog.csv',
        mimeType: 'text/csv',
        buffer: catalogueFile(products, 122_612),
      });
      await page.getByRole('button', { name: '22.000 ürünü kaydet' }).click({ timeout: 60_000 });
      await expect(page.getByText('Ürünler kaydedildi')).toBeVisible({ timeout: 60_000 });
    });

    await test.step('two companies register, and may look but not trade until they are approved', async () => {
      for (const form of [seller, buyer]) await join(port, providers, form);
      const { token } = await enter(port, seller, 'merchant');
      await giveLegalDetails(port, token, seller);
      await addAccount(port, providers, seller, token);
      const waiting = await enter(port, buyer, 'buyer');
      await giveLegalDetails(port, waiting.token, buyer);
      await page
        .getByRole('navigation', { name: 'Sıradakiler' })
        .getByRole('link', { name: /^Başvurular/ })
        .click();
      for (const { companyName, email } of [seller, buyer]) {
        await page
          .getByRole('navigation', { name: 'Başvurular' })
          .getByRole('button', { name: companyName })
          .click();
        await expect(page.getByRole('heading', { level: 2, name: companyName })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Onayla' })).toBeEnabled();
        await page.keyboard.press('a');
        await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await providers.received(email, /(onaylandı)/);
      }
    });

    const shop = await openFor(browser, settings, seller, 'merchant');
    await test.step('the warehouse saves its terms, the last of what opens the sale', async () => {
      await shop.page.goto('/merchant/homepage');
      await shop.page.getByRole('link', { name: 'Koşulları kaydet' }).click();
      const terms = shop.page.getByRole('form', { name: 'Satış koşulları' });
      await terms.getByRole('textbox', { name: 'Kargo ücreti' }).fill('49,90');
      await terms.getByRole('button', { name: 'Kaydet' }).click();
      await expect(shop.page.getByText('Satış koşulları kaydedildi.').first()).toBeVisible();
    });

    await test.step('the warehouse lists by Excel', async () => {
      const rows = [4, 5, 6].map((number) => [barcodeOf(number), 40, 100 + number, 'Miatsız']);
      await shop.page.goto('/merchant/myprofile/listings');
      await shop.page.getByRole('link', { name: 'Dosyadan yükle' }).first().click();
      await shop.page.getByLabel('Stok dosyası').setInputFiles({
        name: 'ilk-stok.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: spreadsheet([['Barkod', 'Stok', 'Fiyat', 'Miat'], ...rows]),
      });
      await shop.page.getByRole('button', { name: 'Dosyayı kontrol et' }).click();
      await shop.page.getByRole('button', { name: '3 satırı yaz' }).click();
      await expect(shop.page.getByText('3 satır yazıldı')).toBeVisible();
    });

    const pharmacy = await openFor(browser, settings, buyer, 'buyer');
    await test.step('the pharmacy finds it and pays with 3-D secure', async () => {
      const { page: screen } = pharmacy;
      await screen.goto('/');
      await screen.getByRole('combobox', { name: 'Ürün, barkod, marka veya satıcı ara' }).fill(nameOf(5));
      await screen
        .getByRole('option', { name: nameOf(5) })
        .first()
        .click();
      await expect(screen.getByRole('heading', { name: nameOf(5), level: 1 })).toBeVisible();
      await screen
        .getByRole('button', { name: /teklifini sepete ekle$/ })
        .first()
        .click();
      await expect(screen.getByText('Sepete eklendi').last()).toBeVisible();
      await screen.goto('/payment');
      await addAddress(screen, 'Arka kapı');
      await fillCheckout(screen, cards.visa);
      await payAndMeetBank(screen);
      await answerBank(screen, threeDsCode);
      await expect(screen.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible({
        timeout: 30_000,
      });
    });

    const [order] = (await send(port, getOrders, { type: 'sold' }, shop.token)).items;
    if (!order) throw new Error('The seller has no order.');
    const { orderId, orderNo } = order;

    await test.step('the seller confirms, invoices, ships and delivers', async () => {
      await send(port, confirmOrder, { orderId }, shop.token);
      await shop.page.goto(`/merchant/myprofile/orderdetail/sold/${orderId}`);
      await shop.page.addInitScript("globalThis.print = () => { document.title = 'Printed'; };");
      await shop.page.goto(`/merchant/myprofile/einvoices?siparis=${orderId}`);
      await shop.page.getByRole('dialog').getByRole('button', { name: 'Faturayı kes' }).click();
      const issued = shop.page.getByRole('dialog', { name: /^[A-Z\d]{3}\d{13}$/ });
      await expect(issued).toBeVisible();
      expect(await providers.storedFiles()).toBeGreaterThan(0);
      await shop.page.goto(`/merchant/myprofile/orderdetail/sold/${orderId}`);
      const form = shop.page.getByRole('form', { name: 'Kargoya ver' });
      await form.getByRole('combobox', { name: 'Kargo firması' }).selectOption({ index: 1 });
      await form.getByRole('textbox', { name: 'Takip numarası' }).fill('DEPO1234');
      await form.getByRole('button', { name: 'Kargoya ver' }).click();
      await expect(shop.page.getByText(`${orderNo} kargoya verildi.`)).toBeVisible();
      await shop.page.getByRole('button', { name: 'Yazdır' }).click();
      const print = shop.page.getByRole('dialog', { name: 'Yazdır' });
      await print.getByRole('radio', { name: 'Kargo etiketi' }).check({ force: true });
      await print.getByRole('radio', { name: /^Etiket, 10/ }).check({ force: true });
      await print.getByRole('button', { name: 'Yazdır' }).click();
      await expect(shop.page).toHaveTitle('Printed');
      await shop.page.reload();
      await shop.page
        .getByRole('button', { name: /Teslim/ })
        .first()
        .click();
      await shop.page
        .getByRole('dialog')
        .getByRole('button', { name: /Teslim/ })
        .click();
      await expect(shop.page.getByText(/teslim/i).first()).toBeVisible();
    });

    await test.step('the buyer downloads the e-invoice and approves', async () => {
      await pharmacy.page.goto(`/myprofile/orderdetail/purchased/${orderId}`);
      const coming = pharmacy.page.waitForEvent('download');
      await pharmacy.page.getByRole('button', { name: /^[A-Z\d]{3}\d{13}/ }).click();
      expect((await coming).suggestedFilename()).toMatch(/^[A-Z\d]{3}\d{13}\.zip$/);
      await pharmacy.page.getByRole('button', { name: 'Teslim aldım, onayla' }).click();
      await pharmacy.page.getByRole('dialog').getByRole('button', { name: 'Teslim aldım, onayla' }).click();
      await expect(pharmacy.page.getByText(`${orderNo} tamamlandı.`).first()).toBeVisible();
    });
    await shop.close();
    await pharmacy.close();

    await test.step('the books of the bank and ours agree', async () => {
      await page.getByRole('link', { name: 'Mutabakat' }).click();
      await page.getByRole('button', { name: 'Bankayla karşılaştır' }).click();
      await expect(page.getByText('Banka ile defter aynı: fark yok.')).toBeVisible();
    });

    await test.step('eight days later finance pays the seller', async () => {
      await page.goto('about:blank');
      await installation.restartAfter(8);
      await signIn(0);
      await page.getByRole('link', { name: 'Hesaba ödemeler' }).click();
      // The job that closes the week runs once a minute.
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(seller.companyName)).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 75_000 });
      await page.getByRole('button', { name: 'Ödeme listesini hazırla' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Listeyi hazırla' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^OD-/ })).toBeVisible();
      await page.getByRole('button', { name: 'Onayla' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: /\.csv indir$/ }).click();
      expect(await readFile(await (await coming).path(), 'utf8')).toContain(seller.companyName);
      await page.getByRole('button', { name: 'Banka gönderdi' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Gönderildi say' }).click();
      await expect(page.getByRole('cell', { name: 'Gönderildi' }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the seller reads its statement', async () => {
      const again = await openFor(browser, settings, seller, 'merchant');
      await again.page.goto('/merchant/myprofile/salesperformance/payouts');
      const number = again.page.getByRole('link', { name: /^HK-\d{4}-\d{6}$/ }).first();
      const name = await number.textContent();
      const coming = again.page.waitForEvent('download');
      await again.page.getByRole('button', { name: `${name}, PDF` }).click();
      expect((await readFile(await (await coming).path())).subarray(0, 5).toString()).toBe('%PDF-');
      await number.click();
      await expect(again.page.getByText('Kapanış bakiyesi')).toBeVisible();
      again.guard.check();
      await again.close();
      // An open page would report the stopped product as an error.
      await page.goto('about:blank');
    });
  } finally {
    await installation.stop();
    await providers.stop();
  }
});
