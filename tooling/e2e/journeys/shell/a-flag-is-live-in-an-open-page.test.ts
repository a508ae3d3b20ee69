import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { readAddresses } from '../../fixtures/addresses.ts';
import { test } from '../../fixtures/test.ts';

/** `pnpm flags`, beside the running product. */
const flags = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['apps/api/src/operator/flags-main.ts', ...args], {
    env: { ...process.env, DATA_DIR: readAddresses().dataDir },
  });

test('the local warehouses go and come with their flag while the page is open', async ({
  pharmacy: { page },
}) => {
  await page.goto('/yereldepo');
  const title = page.getByRole('heading', { level: 1, name: 'Yerel Depolar' });
  await expect(title).toBeVisible();
  await expectAccessible(page);
  await flags('newLocalWarehouse', 'off');
  const changed = Date.now();
  const asked = page.waitForRequest('**/Master/GetUserBasicInfos');
  // Ten seconds are promised: so soon the page must have heard of it, however long a busy machine takes to draw.
  await asked;
  expect(Date.now() - changed).toBeLessThan(10_000);
  await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible({ timeout: 20_000 });
  await flags('newLocalWarehouse', 'default');
  await expect(title).toBeVisible({ timeout: 20_000 });
});
