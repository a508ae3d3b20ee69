import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  deleteInvoiceDetails as deleteCall,
  InvoiceDetails,
  saveInvoiceDetails as saveCall,
} from '@havan/contract/identity/invoice-details';
import { checkForm } from '@havan/validation/form-result';
import { invoiceDetailsForm } from '@havan/validation/forms/invoice-details';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import {
  insertInvoiceDetails,
  type InvoiceDetailsRow,
  invoiceDetailsRows,
  removeInvoiceDetails,
  updateInvoiceDetails,
} from './invoice-details.sql.ts';

export { invoiceDetailsRows, type InvoiceDetailsRow } from './invoice-details.sql.ts';

type Owner = Pick<Actor, 'companyId'>;

export const presentInvoiceDetails = (row: InvoiceDetailsRow): InvoiceDetails => ({
  invoiceId: row.id,
  title: row.title,
  taxOffice: row.tax_office,
  taxOrIdentityNumber: row.tax_or_identity_number,
  address: row.address,
});

export async function listInvoiceDetails({ db }: Context, { companyId }: Owner): Promise<InvoiceDetails[]> {
  return (await invoiceDetailsRows(db, companyId)).map(presentInvoiceDetails);
}

/**
 * Adds details, or changes those with the given id, by the same rules as the form.
 *
 * @throws AppError `invalidRequest` with one sentence a field; `recordNotFound` for another company's details
 */
export async function saveInvoiceDetails(
  ctx: Context,
  owner: Owner,
  { invoiceId, ...given }: ParsedRequestOf<typeof saveCall>,
): Promise<ResultOf<typeof saveCall>> {
  const checked = checkForm(invoiceDetailsForm(), given);
  if (!checked.valid) {
    throw new AppError('invalidRequest', {
      errors: Object.entries(checked.errors).map(([path, message]) => ({ code: path, message, path })),
    });
  }
  const { title, taxOffice, taxOrIdentityNumber, address } = checked.values;
  const fields = { title, tax_office: taxOffice, tax_or_identity_number: taxOrIdentityNumber, address };
  const id = invoiceId ?? (await insertInvoiceDetails(ctx.db, owner.companyId, fields));
  if (id === null)
    throw new AppError('actionNotAllowed', { message: 'En fazla 20 fatura bilgisi kaydedebilirsiniz.' });
  if (invoiceId !== undefined && !(await updateInvoiceDetails(ctx.db, owner.companyId, invoiceId, fields)))
    throw new AppError('recordNotFound');
  return { invoiceId: id, details: await listInvoiceDetails(ctx, owner) };
}

/** Removes details. @throws AppError `recordNotFound` for another company's details */
export async function deleteInvoiceDetails(
  ctx: Context,
  owner: Owner,
  { invoiceId }: ParsedRequestOf<typeof deleteCall>,
): Promise<InvoiceDetails[]> {
  if (!(await removeInvoiceDetails(ctx.db, owner.companyId, invoiceId))) throw new AppError('recordNotFound');
  return listInvoiceDetails(ctx, owner);
}
