import * as v from 'valibot';
import { date } from '../rules/date.ts';
import { invoiceNumber } from '../rules/invoice-number.ts';

/** The invoice that a seller adds to an order. */
export function invoiceForm() {
  return v.object({ invoiceNumber: invoiceNumber(), issueDate: date() });
}
