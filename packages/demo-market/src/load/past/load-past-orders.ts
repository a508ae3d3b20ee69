import { archivePdf } from '../../documents/archive.ts';
import { invoiceOf } from '../../documents/invoice.ts';
import { entriesOf } from '../../orders/ledger.ts';
import { type DemoPayment, uuidOf } from '../../orders/orders.ts';
import { withheldOf } from '../../orders/withheld.ts';
import { randomOf } from '../../seeded-random.ts';
import { type FileStorage, loadFiles } from '../load-files.ts';
import { loadPurchases } from '../load-orders.ts';
import type { Loader } from '../loader.ts';
import type { LedgerLoader } from '../money/load-ledger.ts';
import { loadWithheld } from '../money/load-withheld.ts';

/** Payments in memory at the same time. */
const batchSize = 2000;
/** The tables that other rows of the next batch refer to. */
const grown = ['payment', 'orders', 'order_line', 'ledger_account', 'ledger_entry', 'stored_file'] as const;

interface PastOptions {
  readonly now: Date;
  readonly ledger: LedgerLoader;
  /** Takes the documents of the sellers; without it the orders have no invoices. */
  readonly storage?: FileStorage | undefined;
}

/** Loads payments of plain completed orders in batches: their orders, money, withheld tax and invoices. */
export async function loadPastOrders(
  loader: Loader,
  payments: Iterable<DemoPayment>,
  { now, ledger, storage }: PastOptions,
): Promise<void> {
  const archives = new Map<number, string>();
  let loaded = 0;
  for (const batch of batchesOf(payments, batchSize)) {
    await loadPurchases(loader, batch, { now, runs: [] });
    await ledger.load(batch.flatMap((payment) => entriesOf(payment, now)));
    const orders = batch.flatMap((payment) => payment.orders);
    await loadWithheld(
      loader,
      orders.flatMap((order) => withheldOf(order, now) ?? []),
    );
    if (storage) await loadInvoices(loader, storage, orders, archives);
    loaded += 1;
    // After 1, 2, 4, 8, … batches: PostgreSQL plans the checks of foreign keys once, for tables as small as they were then.
    if (Math.log2(loaded) % 1 === 0) await loader.analyze(grown);
  }
}

/** Loads one row for each order, and one document for each seller, in which its invoices are said to be collected. */
async function loadInvoices(
  loader: Loader,
  storage: FileStorage,
  orders: readonly DemoPayment['orders'][number][],
  archives: Map<number, string>,
): Promise<void> {
  const invoices = orders.flatMap((order) => {
    const invoice = invoiceOf(order);
    return invoice ? [{ order, invoice }] : [];
  });
  const bySeller = Map.groupBy(invoices, ({ order }) => order.seller.id);
  const files = [...bySeller].flatMap(([sellerId, [first]]) => {
    if (!first || archives.has(sellerId)) return [];
    const { seller } = first.order;
    const id = uuidOf(randomOf(`archive:${sellerId}`));
    archives.set(sellerId, id);
    return [
      {
        id,
        key: `invoices/${id}.pdf`,
        companyId: sellerId,
        purpose: 'orderInvoice' as const,
        mimeType: 'application/pdf' as const,
        name: 'fatura-arsivi.pdf',
        bytes: archivePdf(seller),
        at: first.invoice.at,
      },
    ];
  });
  await loadFiles(loader, storage, files);
  await loader.copy(
    'order_invoice',
    ['order_id', 'invoice_number', 'file_id', 'uploaded_at'],
    invoices.flatMap(({ order, invoice }) => {
      const file = archives.get(order.seller.id);
      return file === undefined ? [] : [[order.id, invoice.number, file, invoice.at]];
    }),
  );
}

function* batchesOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
