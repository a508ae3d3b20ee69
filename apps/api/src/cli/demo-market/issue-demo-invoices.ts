import { openDatabase } from '../../core/db/database.ts';
import { withTransaction } from '../../core/db/transaction.ts';
import { localEInvoices } from '../../core/ports/e-invoices/e-invoice-port.ts';
import { systemRandom } from '../../core/ports/random-port.ts';
import type { StoragePort } from '../../core/ports/storage/storage-port.ts';
import { giveCredits } from '../../modules/sales/credits/credits.service.ts';
import { issueWithin } from '../../modules/sales/e-invoices/issue.service.ts';
import { finishedWithoutInvoice } from './market.sql.ts';

/**
 * Issues the e-invoices of completed orders without another invoice, with the regular code, dated on the day of
 * shipping; the sellers get credits for them. Returns their number.
 */
export async function issueDemoInvoices(url: string, storage: Pick<StoragePort, 'put'>): Promise<number> {
  const { db, close } = openDatabase({ url, max: 2, applicationName: 'havan-seed-invoices' });
  try {
    const orders = await finishedWithoutInvoice(db);
    for (const [companyId, sold] of Map.groupBy(orders, (order) => order.seller_company_id))
      await withTransaction(db, (trx) => giveCredits(trx, companyId, sold.length));
    for (const order of orders) {
      const ctx = {
        clock: { now: () => order.shipped_at },
        ports: { random: systemRandom, storage, eInvoices: localEInvoices },
      };
      const seller = { companyId: order.seller_company_id, userId: null };
      await withTransaction(db, (trx) => issueWithin({ ...ctx, db: trx }, seller, order.id));
    }
    return orders.length;
  } finally {
    await close();
  }
}
