import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

test('a ticket goes from the question over what is asked back to its end', async ({
  page,
  pharmacy,
  product,
}) => {
  test.slow();
  const subject = `Çalışanım giremiyor ${Date.now()}`;
  const buyer = pharmacy.page;

  await test.step('the question, with a ready answer before it', async () => {
    await buyer.goto('/support-requests');
    await buyer.getByRole('link', { name: 'Yeni talep' }).click();
    await buyer.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(buyer.getByText('Bir kategori seçin.')).toBeVisible();
    await buyer.getByRole('radio', { name: /Hesap ve üyelik/ }).check();
    await buyer.getByRole('textbox', { name: 'Konu' }).fill(subject);
    await buyer
      .getByRole('textbox', { name: 'Açıklama' })
      .fill('Çalışanım için ayrı kullanıcı açtım ama şifremi soruyor.');
    await expect(buyer.getByText('Belki yanıtı hazır')).toBeVisible();
    await expectAccessible(buyer);
    await buyer.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  });

  const openQueue = async () => {
    await page
      .getByRole('navigation', { name: 'Sıradakiler' })
      .getByRole('link', { name: /Destek talepleri/ })
      .click();
    await page
      .getByRole('navigation', { name: 'Destek talepleri' })
      .getByRole('button', { name: subject })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yanıtla' })).toBeEnabled();
  };

  await test.step('the operator asks back', async () => {
    await signInOperator(page, product);
    await openQueue();
    await expectAccessible(page);
    await page.keyboard.press('s');
    await page.getByRole('dialog').getByRole('combobox', { name: 'İstenen' }).selectOption('Belge');
    await page.getByRole('dialog').getByRole('button', { name: 'Bilgi iste' }).click();
    await expect(page.getByText('Firmadan bilgi istendi.').first()).toBeVisible();
  });

  await test.step('the pharmacy answers what was asked', async () => {
    await buyer.goto('/support-requests/action-required');
    await buyer.getByRole('link', { name: subject }).click();
    await expect(buyer.getByText('Talebin sürmesi için yanıtınız bekleniyor.')).toBeVisible();
    await buyer.getByRole('textbox', { name: 'Yanıtınız' }).fill('Belgemiz yok, kullanıcı adı “kalfa”.');
    await buyer.getByRole('button', { name: 'Gönder' }).click();
    await expect(buyer.getByText('Yanıtınız gönderildi.').first()).toBeVisible();
    await expectAccessible(buyer);
  });

  await test.step('the operator answers', async () => {
    await page.reload();
    await openQueue();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Yanıtınız' }).fill('Kullanıcıyı etkinleştirdik.');
    await dialog.getByRole('button', { name: 'Yanıtla' }).click();
    await expect(page.getByText('Talep yanıtlandı.').first()).toBeVisible();
  });

  await test.step('the pharmacy reads it and closes the ticket', async () => {
    await buyer.goto('/support-requests?state=answered');
    await buyer.getByRole('link', { name: subject }).click();
    await expect(buyer.getByRole('log').getByText('Kullanıcıyı etkinleştirdik.')).toBeVisible();
    await buyer.getByRole('button', { name: 'Talebi kapat' }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: 'Talebi kapat' }).click();
    await expect(buyer.getByText('Talep kapatıldı.').first()).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Yeniden aç' })).toBeVisible();
  });
});
