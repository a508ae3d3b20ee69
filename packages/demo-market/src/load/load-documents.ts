import { randomOf } from '../seeded-random.ts';
import { casePhoto } from '../documents/case-photo.ts';
import { invoiceOf, invoicePdf } from '../documents/invoice.ts';
import type { DemoCase } from '../orders/order-cases.ts';
import { type DemoPayment, uuidOf } from '../orders/orders.ts';
import { type DemoFile, type FileStorage, loadFiles } from './load-files.ts';
import type { Loader } from './loader.ts';

export interface LoadedCase {
  readonly caseId: number;
  readonly buyerId: number;
  readonly one: DemoCase;
}

/**
 * Invoices of the orders that were shipped, and photos of what arrived in a bad state: rows, and files that open. A
 * file has the same name at every run, so that a market made anew takes the place of the old one's.
 */
export async function loadDocuments(
  loader: Loader,
  storage: FileStorage,
  payments: readonly DemoPayment[],
  cases: readonly LoadedCase[],
): Promise<void> {
  const invoices = payments.flatMap(({ buyer, orders }) =>
    orders.flatMap((order) => {
      const invoice = invoiceOf(order);
      return invoice ? [{ order, invoice, document: invoiceDocumentOf(order, buyer, invoice) }] : [];
    }),
  );
  const photos = cases.flatMap(({ caseId, buyerId, one }) => {
    const document = photoDocumentOf(caseId, buyerId, one);
    return document ? [{ caseId, document }] : [];
  });
  await loadFiles(
    loader,
    storage,
    [...invoices, ...photos].map(({ document }) => document),
  );
  await loader.copy(
    'order_invoice',
    ['order_id', 'invoice_number', 'file_id', 'uploaded_at'],
    invoices.map(({ order, invoice, document }) => [order.id, invoice.number, document.id, invoice.at]),
  );
  await loader.copy(
    'order_case_photo',
    ['case_id', 'position', 'file_id'],
    photos.map(({ caseId, document }) => [caseId, 1, document.id]),
  );
}

function invoiceDocumentOf(...[order, buyer, invoice]: Parameters<typeof invoicePdf>): DemoFile {
  const id = uuidOf(randomOf(`invoice:${order.id}`));
  return {
    id,
    key: `invoices/${id}.pdf`,
    companyId: order.seller.id,
    purpose: 'orderInvoice',
    mimeType: 'application/pdf',
    name: `${invoice.number}.pdf`,
    bytes: invoicePdf(order, buyer, invoice),
    at: invoice.at,
  };
}

const drawnPhotos = new Map<DemoCase['reason'], Buffer | null>();

function photoDocumentOf(caseId: number, buyerId: number, { reason, createdAt }: DemoCase): DemoFile | null {
  const bytes = drawnPhotos.get(reason) ?? casePhoto(reason);
  drawnPhotos.set(reason, bytes);
  if (!bytes) return null;
  const id = uuidOf(randomOf(`case-photo:${caseId}`));
  return {
    id,
    key: `case-photos/${id}.png`,
    companyId: buyerId,
    purpose: 'casePhoto',
    mimeType: 'image/png',
    name: 'urun.png',
    bytes,
    at: createdAt,
  };
}
