import { expect, test } from 'vitest';
import { bulkInvoices, bulkInvoicesWithoutGuard } from './bulk-invoices.ts';
import { faultsOfSmall } from '../small-scenario.ts';

// @spec §1 e-invoices

test('bulk invoices', async () => {
  expect(await faultsOfSmall(bulkInvoices)).toEqual([]);
});

test('bulk invoices without their guard', async () => {
  expect(await faultsOfSmall(bulkInvoicesWithoutGuard)).toEqual([]);
});
