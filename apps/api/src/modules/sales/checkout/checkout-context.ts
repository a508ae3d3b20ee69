import { AppError } from '../../../core/app-error.ts';
import type { Actor } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { type AddressRow, addressRows } from '../../identity/addresses/addresses.service.ts';
import type { PricedGroup } from '../../cart/cart/priced-cart.ts';
import {
  type InvoiceDetailsRow,
  invoiceDetailsRows,
} from '../../identity/invoice-details/invoice-details.service.ts';
import { cartParties, type PartyRow } from './parties.sql.ts';

/** The content of a purchase's agreements. */
export interface CheckoutContext {
  readonly groups: readonly PricedGroup[];
  readonly address: AddressRow | undefined;
  readonly invoice: InvoiceDetailsRow;
  readonly buyer: PartyRow;
  readonly sellers: readonly PartyRow[];
}

/** The possible parties and addresses of a checkout; read in the same pipeline as the cart. */
export interface AgreementTable {
  readonly addresses: readonly AddressRow[];
  readonly invoices: readonly InvoiceDetailsRow[];
  readonly parties: ReadonlyMap<number, PartyRow>;
}

export async function agreementTable(db: Db, companyId: number): Promise<AgreementTable> {
  const [addresses, invoices, parties] = await pipeline(db, [
    (one) => addressRows(one, companyId),
    (one) => invoiceDetailsRows(one, companyId),
    (one) => cartParties(one, companyId),
  ]);
  return { addresses, invoices, parties };
}

/**
 * Returns the checkout of `groups`, delivered to the given address or the default one.
 *
 * @throws AppError `recordNotFound` for an address or invoice details that the company does not have
 */
export function checkoutContextOf(
  { addresses, invoices, parties }: AgreementTable,
  { companyId }: Pick<Actor, 'companyId'>,
  groups: readonly PricedGroup[],
  { addressId, invoiceId = null }: { addressId?: number | undefined; invoiceId?: number | null | undefined },
): CheckoutContext {
  const address = addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId);
  if (addressId !== undefined && !address)
    throw new AppError('recordNotFound', { message: 'Teslimat adresi bulunamadı.' });
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice) throw new AppError('recordNotFound', { message: 'Fatura bilgisi bulunamadı.' });
  const buyer = parties.get(companyId);
  if (!buyer) throw new AppError('recordNotFound');
  const sellers = groups.flatMap(({ seller }) => parties.get(seller.seller_id) ?? []);
  return { groups, address, invoice, buyer, sellers };
}
