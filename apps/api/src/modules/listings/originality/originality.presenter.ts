import type { PurchaseInvoice, RiskyProductListing } from '@havan/contract/listings/originality';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { CheckRow } from './originality.sql.ts';
import type { PurchaseInvoiceRow } from './purchase-invoices.sql.ts';

export const presentPurchaseInvoice = (row: PurchaseInvoiceRow): PurchaseInvoice => ({
  invoiceId: row.id,
  fileId: row.file_id,
  fileName: row.file_name,
  invoiceNumber: row.invoice_number,
  invoiceDate: row.invoice_date,
  supplier: row.supplier,
  quantity: row.quantity,
  state: row.state,
  reason: row.reason,
  sentAt: row.sent_at.toISOString(),
  ruledAt: row.ruled_at?.toISOString() ?? null,
});

export const presentRiskyListing = (
  row: CheckRow,
  invoice: PurchaseInvoiceRow | undefined,
): RiskyProductListing => ({
  listingId: row.listing_id,
  productId: row.product_id,
  productName: row.product_name,
  brandName: row.brand_name,
  barcode: row.barcode,
  productImageUrl: productPictureUrl(row.product_id),
  expiration: row.expiration,
  price: row.price,
  stock: row.stock,
  listingState: row.listing_state,
  cause: row.cause,
  note: row.note,
  state: row.state,
  dueAt: row.due_at.toISOString(),
  invoice: invoice ? presentPurchaseInvoice(invoice) : null,
});
