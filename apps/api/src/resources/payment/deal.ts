import { AppError } from '../../app-error.ts';
import type { Actor } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { type AddressRow, addressRows } from '../addresses/addresses.sql.ts';
import type { PricedGroup } from '../basket/priced-basket.ts';
import { type InvoiceDetailsRow, invoiceDetailsRows } from '../invoice-details/invoice-details.sql.ts';
import { basketParties, type PartyRow } from './parties.sql.ts';

/** Everything that the agreements of a purchase speak of. */
export interface Deal {
  readonly groups: readonly PricedGroup[];
  readonly address: AddressRow | undefined;
  readonly invoice: InvoiceDetailsRow;
  readonly buyer: PartyRow;
  readonly sellers: readonly PartyRow[];
}

/** Who may be part of a deal about a basket, and where it could go: its reads travel together, and with the basket's. */
export interface DealTable {
  readonly addresses: readonly AddressRow[];
  readonly invoices: readonly InvoiceDetailsRow[];
  readonly parties: ReadonlyMap<number, PartyRow>;
}

export async function dealTable(db: Db, companyId: number): Promise<DealTable> {
  const [addresses, invoices, parties] = await inOneTrip(db, (one) =>
    Promise.all([
      addressRows(one, companyId),
      invoiceDetailsRows(one, companyId),
      basketParties(one, companyId),
    ]),
  );
  return { addresses, invoices, parties };
}

/**
 * The deal about `groups`, delivered to the address named, else to the first one.
 *
 * @throws AppError `recordNotFound` for an address or invoice details that the company does not have
 */
export function dealOf(
  { addresses, invoices, parties }: DealTable,
  { companyId }: Pick<Actor, 'companyId'>,
  groups: readonly PricedGroup[],
  { addressId, invoiceId = null }: { addressId?: number | undefined; invoiceId?: number | null | undefined },
): Deal {
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
