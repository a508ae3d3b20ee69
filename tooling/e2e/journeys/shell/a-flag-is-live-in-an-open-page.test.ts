import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { readAddresses } from '../../fixtures/addresses.ts';
import { test } from '../../fixtures/test.ts';

/** Runs `pnpm flags` against the running product. */
const flags = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['apps/api/src/cli/flags-main.ts', ...args], {
    env: { ...process.env, DATA_DIR: readAddresses().dataDir },
  });

// @spec §2.1 warehouse-flag-route
// @spec §2.2 local-warehouse

test('the local warehouses appear and disappear with their flag on an open page', async ({
  pharmacy: { page },
}) => {
  await page.goto('/yereldepo');
  const title = page.getByRole('heading', { level: 1, name: 'Yerel depolar' });
  await expect(title).toBeVisible();
  await expectAccessible(page);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Master/GetUserBasicInfos')) asked.push(Date.now());
  });
  const begun = Date.now();
  await flags('newLocalWarehouse', 'off');
  const changed = Date.now();
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible({ timeout: 30_000 });
  // The page must receive the change within ten seconds; rendering may take longer on a busy machine.
  const received = asked.at(-1) ?? 0;
  expect(received).toBeGreaterThan(begun);
  expect(received).toBeLessThan(changed + 10_000);
  await flags('newLocalWarehouse', 'default');
  await expect(title).toBeVisible({ timeout: 20_000 });
});
