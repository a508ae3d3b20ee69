import { eInvoiceBulkCalls as bulkCalls } from '@havan/contract/sales/e-invoice-bulk';
import { eInvoiceFormatCalls as formatCalls } from '@havan/contract/sales/e-invoice-formats';
import { eInvoiceCalls as calls } from '@havan/contract/sales/e-invoices';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { batchOf, startBulk } from './bulk/bulk.service.ts';
import { draw, save } from './draft.service.ts';
import { cancel, issue, resend } from './issue.service.ts';
import {
  invoiceDetail,
  invoicesOfOrder,
  listRegister,
  listWaiting,
  registerCounts,
} from './register.service.ts';
import { changeFormats, invoiceFormats } from './settings.service.ts';
import { withholdingDeclarations } from './withholding.service.ts';

export const eInvoiceRoutes: readonly Binding[] = [
  bind(calls.getRegister, (request, { ctx, actor }) => listRegister(ctx, actor, request)),
  bind(calls.getWaiting, (request, { ctx, actor }) => listWaiting(ctx, actor, request)),
  bind(calls.getInvoiceCounts, (_request, { ctx, actor }) => registerCounts(ctx, actor)),
  bind(calls.getInvoice, (request, { ctx, actor }) => invoiceDetail(ctx, actor, request)),
  bind(calls.getInvoicesOfOrder, (request, { ctx, actor }) => invoicesOfOrder(ctx, actor, request)),
  bind(calls.drawInvoice, (request, { ctx, actor }) => draw(ctx, actor, request)),
  bind(calls.saveDraft, (request, { ctx, actor }) => save(ctx, actor, request)),
  bind(calls.issueInvoice, (request, { ctx, actor }) => issue(ctx, actor, request)),
  bind(calls.cancelInvoice, (request, { ctx, actor }) => cancel(ctx, actor, request)),
  bind(calls.resendInvoice, (request, { ctx, actor }) => resend(ctx, actor, request)),
  bind(bulkCalls.bulkIssue, (request, { ctx, actor }) => startBulk(ctx, actor, request)),
  bind(bulkCalls.getBatch, (request, { ctx, actor }) => batchOf(ctx, actor, request)),
  bind(formatCalls.getInvoiceFormats, (_request, { ctx, actor }) => invoiceFormats(ctx, actor)),
  bind(formatCalls.getWithholdingDeclarations, (request, { ctx, actor }) =>
    withholdingDeclarations(ctx, actor, request),
  ),
  bind(formatCalls.saveInvoiceFormats, (request, { ctx, actor }) => changeFormats(ctx, actor, request)),
];
