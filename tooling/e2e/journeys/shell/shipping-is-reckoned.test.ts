import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

test('the shipping calculator follows the rule of the cart once its form is valid', async ({
  page,
  product,
}) => {
  await page.goto(`${product.buyerOrigin}/services/shipping-calculator`);
  const goods = page.getByRole('textbox', { name: /ürünlerin toplamı/ });
  const reckon = page.getByRole('button', { name: 'Hesapla' });
  const result = page.getByRole('status', { name: 'Hesap' });
  await reckon.click();
  await expect(goods).toBeFocused();
  await expect(goods).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await goods.fill('420,00');
  await reckon.click();
  await expect(result).toContainText('49,90 TL');
  await expect(result).toContainText('469,90 TL');
  await expect(result).toContainText('Ücretsiz kargo için 80,00 TL değerinde ürün daha ekleyin.');
  await goods.fill('500');
  await reckon.click();
  await expect(result).toContainText('Ücretsiz');
  await expectAccessible(page);
});
