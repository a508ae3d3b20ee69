import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import type { AddressRow } from '../addresses/addresses.sql.ts';
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

/** @throws AppError `recordNotFound` for invoice details that the company does not have */
export async function dealOf(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  groups: readonly PricedGroup[],
  { address, invoiceId }: { address: AddressRow | undefined; invoiceId: number | null },
): Promise<Deal> {
  const invoice = (await invoiceDetailsRows(db, companyId)).find(({ id }) => id === invoiceId);
  if (!invoice) throw new AppError('recordNotFound', { message: 'Fatura bilgisi bulunamadı.' });
  const sellerIds = groups.map(({ seller }) => seller.seller_id);
  const parties = await tradingParties(db, [companyId, ...sellerIds]);
  const buyer = parties.get(companyId);
  if (!buyer) throw new AppError('recordNotFound');
  const sellers = sellerIds.flatMap((id) => parties.get(id) ?? []);
  return { groups, address, invoice, buyer, sellers };
}
