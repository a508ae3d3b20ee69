import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { type AddressRow, addressRows } from '../addresses/addresses.sql.ts';
import type { PricedGroup } from '../basket/priced-basket.ts';
import { type InvoiceDetailsRow, invoiceDetailsRows } from '../invoice-details/invoice-details.sql.ts';
import { type PartyRow, tradingParties } from './parties.sql.ts';

/** Everything that the agreements of a purchase speak of. */
export interface Deal {
  readonly groups: readonly PricedGroup[];
  readonly address: AddressRow | undefined;
  readonly invoice: InvoiceDetailsRow;
  readonly buyer: PartyRow;
  readonly sellers: readonly PartyRow[];
}

/** A deal with what else could have been chosen. */
interface DealOnTable {
  readonly deal: Deal;
  readonly addresses: readonly AddressRow[];
  readonly invoices: readonly InvoiceDetailsRow[];
}

/**
 * The deal about `groups`, delivered to the address named, else to the first one. Its reads travel together.
 *
 * @throws AppError `recordNotFound` for an address or invoice details that the company does not have
 */
export async function dealOf(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  groups: readonly PricedGroup[],
  { addressId, invoiceId }: { addressId: number | undefined; invoiceId: number | null },
): Promise<DealOnTable> {
  const sellerIds = groups.map(({ seller }) => seller.seller_id);
  const [addresses, invoices, parties] = await inOneTrip(db, (one) =>
    Promise.all([
      addressRows(one, companyId),
      invoiceDetailsRows(one, companyId),
      tradingParties(one, [companyId, ...sellerIds]),
    ]),
  );
  const address = addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId);
  if (addressId !== undefined && !address)
    throw new AppError('recordNotFound', { message: 'Teslimat adresi bulunamadı.' });
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice) throw new AppError('recordNotFound', { message: 'Fatura bilgisi bulunamadı.' });
  const buyer = parties.get(companyId);
  if (!buyer) throw new AppError('recordNotFound');
  const sellers = sellerIds.flatMap((id) => parties.get(id) ?? []);
  return { deal: { groups, address, invoice, buyer, sellers }, addresses, invoices };
}
