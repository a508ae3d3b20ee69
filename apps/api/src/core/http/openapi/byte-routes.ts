import type { DescribedCall } from '@havan/contract/call';
import { withSchemas } from '@havan/contract/call';
import {
  downloadTransferReturns,
  downloadTransferReturnsSchemas,
} from '@havan/contract/backoffice/money/bank-transfers';
import {
  downloadPayoutFile,
  downloadPayoutFileSchemas,
  downloadStatement,
  downloadStatementSchemas,
} from '@havan/contract/backoffice/money/payouts';
import { setBrandLogo, setBrandLogoSchemas } from '@havan/contract/backoffice/catalogue/brands';
import { importProducts, importProductsSchemas } from '@havan/contract/backoffice/catalogue/product-file';
import {
  setProductPicture,
  setProductPictureSchemas,
} from '@havan/contract/backoffice/catalogue/product-pictures';
import { openStoredFile, openStoredFileSchemas } from '@havan/contract/backoffice/risk/listing-risk';
import { attachToTicket, attachToTicketSchemas } from '@havan/contract/backoffice/support/tickets';
import { campaignStream, campaignStreamSchemas } from '@havan/contract/catalogue/campaign-pages';
import { smartCartEvents, smartCartStreamSchemas } from '@havan/contract/cart/smart-cart';
import { liveStream, liveStreamSchemas } from '@havan/contract/bootstrap/page-settings';
import {
  downloadFile,
  downloadFileSchemas,
  fileLimits,
  fileMimeTypes,
  sentMimeTypes,
  uploadFile,
  uploadFileSchemas,
} from '@havan/contract/identity/files';
import { exportListings, exportListingsSchemas } from '@havan/contract/listings/listing-desk';
import {
  downloadImport,
  downloadImportSchemas,
  uploadImport,
  uploadImportSchemas,
} from '@havan/contract/listings/listing-import';
import {
  downloadPayoutStatement,
  downloadPayoutStatementSchemas,
} from '@havan/contract/money/payout-statements';
import {
  exportStatement,
  exportStatementSchemas,
  exportWalletMovements,
  exportWalletMovementsSchemas,
} from '@havan/contract/money/wallet';
import { exportPerformance, exportPerformanceSchemas } from '@havan/contract/sales/performance';
import { downloadInvoices, downloadInvoicesSchemas } from '@havan/contract/sales/e-invoice-bulk';
import { exportOrders, exportOrdersSchemas } from '@havan/contract/sales/order-work';

/** A route that is registered outside the calls, because it transfers bytes or a stream. */
interface ByteRoute {
  readonly call: DescribedCall;
  /** Media types of the request body. */
  readonly takes?: readonly string[];
  /** Media types of the answer, which is no envelope. */
  readonly gives?: readonly string[];
}

const tables = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const statements = ['application/pdf', 'text/csv'];

/** Uploads, files and streams by their name in the document. */
export const byteRoutes: Readonly<Record<string, ByteRoute>> = {
  uploadFile: { call: withSchemas(uploadFile, uploadFileSchemas), takes: sentMimeTypes },
  downloadFile: {
    call: withSchemas(downloadFile, downloadFileSchemas),
    gives: [...fileMimeTypes, 'image/avif', 'image/webp'],
  },
  exportOrders: { call: withSchemas(exportOrders, exportOrdersSchemas), gives: tables },
  exportListings: { call: withSchemas(exportListings, exportListingsSchemas), gives: tables },
  uploadImport: { call: withSchemas(uploadImport, uploadImportSchemas), takes: ['application/octet-stream'] },
  downloadImport: { call: withSchemas(downloadImport, downloadImportSchemas), gives: tables },
  downloadInvoices: {
    call: withSchemas(downloadInvoices, downloadInvoicesSchemas),
    gives: ['application/zip'],
  },
  smartCartEvents: {
    call: withSchemas(smartCartEvents, smartCartStreamSchemas),
    gives: ['text/event-stream'],
  },
  exportPerformance: { call: withSchemas(exportPerformance, exportPerformanceSchemas), gives: tables },
  downloadPayoutStatement: {
    call: withSchemas(downloadPayoutStatement, downloadPayoutStatementSchemas),
    gives: statements,
  },
  exportStatement: { call: withSchemas(exportStatement, exportStatementSchemas), gives: tables },
  exportWalletMovements: {
    call: withSchemas(exportWalletMovements, exportWalletMovementsSchemas),
    gives: tables,
  },
  campaignStream: { call: withSchemas(campaignStream, campaignStreamSchemas), gives: ['text/event-stream'] },
  downloadTransferReturns: {
    call: withSchemas(downloadTransferReturns, downloadTransferReturnsSchemas),
    gives: ['text/csv'],
  },
  downloadPayoutFile: {
    call: withSchemas(downloadPayoutFile, downloadPayoutFileSchemas),
    gives: ['text/csv'],
  },
  downloadStatement: { call: withSchemas(downloadStatement, downloadStatementSchemas), gives: statements },
  openStoredFile: { call: withSchemas(openStoredFile, openStoredFileSchemas), gives: fileMimeTypes },
  importProducts: {
    call: withSchemas(importProducts, importProductsSchemas),
    takes: ['application/octet-stream'],
  },
  setProductPicture: {
    call: withSchemas(setProductPicture, setProductPictureSchemas),
    takes: fileLimits.productPhoto.mimeTypes,
  },
  setBrandLogo: {
    call: withSchemas(setBrandLogo, setBrandLogoSchemas),
    takes: fileLimits.productPhoto.mimeTypes,
  },
  attachToTicket: { call: withSchemas(attachToTicket, attachToTicketSchemas), takes: fileMimeTypes },
  liveStream: { call: withSchemas(liveStream, liveStreamSchemas), gives: ['text/event-stream'] },
};
