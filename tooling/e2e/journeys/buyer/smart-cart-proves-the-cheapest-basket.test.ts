import { getProductListings } from '@havan/contract/catalogue';
import { signInAs } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { fillBasket } from '../../fixtures/market.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** A pharmacy of the demo market that no other journey shops as. */
const shopper = 'hisareczan44';

test('the smart cart proves the cheapest basket for twelve pasted lines', async ({ browser, product }) => {
  const { token } = await signInAs(product.port, shopper, 'buyer');
  await fillBasket(product.port, token, []);
  const { items } = await send(product.port, getProductListings, { pageSize: '24' }, token);
  const lines = items.slice(0, 12).map(({ barcode }, index) => `${barcode};${(index % 4) + 1}`);

  await withPerson(browser, product, 'buyer', shopper, async ({ page }) => {
    await test.step('pastes the list; the line that is none is named and kept', async () => {
      await page.goto('/smartcart');
      await page.getByRole('textbox', { name: 'Barkod satırları' }).fill([...lines, 'elma;2'].join('\n'));
      await page.getByRole('button', { name: 'Satırları ekle' }).click();
      await expect(page.getByText('12 satır listeye eklendi.')).toBeVisible();
      await expect(page.getByText('13. satır (elma;2): barkod okunamadı')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Barkod satırları' })).toHaveValue('elma;2');
      await expectAccessible(page);
    });

    await test.step('finds the list again after a refresh and searches', async () => {
      await page.reload();
      await expect(page.getByRole('region', { name: 'Liste' }).getByRole('listitem')).toHaveCount(12);
      await page.getByRole('button', { name: 'En ucuz sepeti bul' }).click();
    });

    await test.step('reads how certain the basket is, which a refresh keeps', async () => {
      const slip = page.getByRole('region', { name: 'Sepetiniz' });
      // On a machine that is busy with other journeys the time may run out before the proof is found.
      const certainty = slip.getByText(/^(En iyi olduğu kanıtlandı|Süre doldu)/);
      await expect(certainty).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      await page.reload();
      await expect(certainty).toBeVisible();
      await slip.getByRole('button', { name: 'Hepsini sepete koy' }).click();
    });

    await test.step('has all of it in the cart, ready to be paid', async () => {
      await expect(page.getByRole('heading', { name: 'Sepet', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ödemeye geç' }).first()).toBeVisible();
    });
  });
});
