import { invoiceDetailsCalls } from '@havan/contract/identity/invoice-details';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { deleteInvoiceDetails, listInvoiceDetails, saveInvoiceDetails } from './invoice-details.service.ts';

export const invoiceDetailsRoutes: readonly Binding[] = [
  bind(invoiceDetailsCalls.getInvoiceDetails, (_request, { ctx, actor }) => listInvoiceDetails(ctx, actor)),
  bind(invoiceDetailsCalls.saveInvoiceDetails, (request, { ctx, actor }) =>
    saveInvoiceDetails(ctx, actor, request),
  ),
  bind(invoiceDetailsCalls.deleteInvoiceDetails, (request, { ctx, actor }) =>
    deleteInvoiceDetails(ctx, actor, request),
  ),
];
