import { expect, test } from 'vitest';
import { bulkInvoices } from './bulk-invoices.ts';
import { faultsOfSmall } from '../small-scenario.ts';

// @spec §1 e-invoices

test('bulk invoices', async () => {
  expect(await faultsOfSmall(bulkInvoices)).toEqual([]);
});
