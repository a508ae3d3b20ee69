import { defaultSeries } from '@havan/domain/e-invoice';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type { Ports } from '../../../../core/ports/ports.ts';
import type { StoragePort } from '../../../../core/ports/storage/storage-port.ts';
import { presentParty } from '../e-invoices.presenter.ts';
import * as sql from '../e-invoices.sql.ts';
import {
  type DraftChoices,
  type DraftDocument,
  type InvoicedUnits,
  type Recipient,
  recipientOf,
  recipientOfCompany,
  returnDocument,
  saleDocument,
  unitsToInvoice,
} from './invoice-of-order.ts';
import { amountsOf, type Register, scenarioOf } from './invoice-scenario.ts';
import type { OrderFacts } from './order-facts.sql.ts';
import { taxOf } from './tax-treatment.ts';

/** The context that issuing needs. */
export type IssuingContext = Pick<Context, 'db' | 'clock'> & {
  readonly ports: Pick<Ports, 'eInvoices' | 'random'> & { readonly storage: Pick<StoragePort, 'put'> };
};

/** The content of an invoice of one kind, as its order is now. */
export interface Drawn {
  readonly document: DraftDocument;
  readonly units: readonly InvoicedUnits[];
}

export const settingsOf = async ({ db }: Pick<Context, 'db'>, companyId: number) =>
  (await sql.findSettings(db, companyId)) ?? {
    series: defaultSeries,
    preferred_profile: 'TEMELFATURA' as const,
    channel: 'integrator' as const,
    note: '',
  };

export const readDocument = (row: Pick<sql.EInvoiceRow, 'document'>): DraftDocument =>
  row.document as DraftDocument;

const readUnits = (row: Pick<sql.EInvoiceRow, 'units'>): readonly InvoicedUnits[] =>
  row.units as readonly InvoicedUnits[];

const refuse = (message: string): AppError => new AppError('actionNotAllowed', { message });

/**
 * Builds the invoice of an order from its current state; of a draft only the stored fields are used. The VAT of a
 * return is treated like that of its sale.
 *
 * @throws AppError `actionNotAllowed` when there is nothing to invoice
 */
export async function drawnFrom(
  { db }: Pick<Context, 'db'>,
  order: OrderFacts,
  kind: 'sale' | 'return',
  kept: Omit<DraftChoices, 'recipient'> & { readonly recipient: Recipient | null },
): Promise<Drawn> {
  const invoices = await sql.invoicesOfOrder(db, order.id);
  const sale = invoices.find((each) => each.kind === 'sale' && each.state === 'issued');
  if (kind === 'sale') {
    if (!['awaitingShipment', 'shipped', 'awaitingBuyerApproval', 'completed'].includes(order.state))
      throw refuse('Fatura, sipariş onaylandıktan sonra kesilir.');
    if (sale) throw refuse(`Bu siparişin faturası kesildi: ${sale.number ?? ''}`);
    if (await sql.hasUploadedInvoice(db, order.id)) throw refuse('Bu siparişe fatura yüklendi.');
    const units = unitsToInvoice(order);
    if (units.length === 0) throw refuse('Siparişte faturalanacak ürün kalmadı.');
    const recipient = kept.recipient ?? recipientOf(order);
    return { document: saleDocument(order, { ...kept, recipient }), units };
  }
  if (!sale?.number || !sale.issued_at) throw refuse('İade faturası, satıcının kestiği e-faturaya bağlanır.');
  const units = unitsGoneBack(order, sale, invoices);
  if (units.length === 0) throw refuse('Bu siparişte iade faturası bekleyen ürün yok.');
  const reference = { number: sale.number, issuedOn: istanbulIsoDay(sale.issued_at) };
  const recipient = kept.recipient ?? recipientOfCompany(order.seller);
  const tax = taxOf(readDocument(sale));
  return { document: returnDocument(order, { ...kept, units, sale: reference, recipient, tax }), units };
}

/** Returns the units that were invoiced and returned, and are in no return invoice yet. */
export function unitsGoneBack(
  order: OrderFacts,
  sale: sql.EInvoiceRow,
  invoices: readonly sql.EInvoiceRow[],
): InvoicedUnits[] {
  const kept = new Map(unitsToInvoice(order).map(({ lineNo, units }) => [lineNo, units]));
  const returned = invoices
    .filter(({ kind, state }) => kind === 'return' && state === 'issued')
    .flatMap((row) => readUnits(row));
  return readUnits(sale)
    .map(({ lineNo, units }) => {
      const back = returned.filter((each) => each.lineNo === lineNo);
      const before = back.reduce((sum, each) => sum + each.units, 0);
      return { lineNo, units: units - (kept.get(lineNo) ?? 0) - before };
    })
    .filter(({ units }) => units > 0);
}

/** Returns the columns of a draft. */
export function columnsOf(
  { document, units }: Drawn,
  register: Register,
  preferred: 'TEMELFATURA' | 'TICARIFATURA',
): sql.DraftChanges {
  const { name, taxNumber } = presentParty(document.buyer);
  return {
    profile: scenarioOf(document, register, preferred).profile,
    recipient_name: name,
    recipient_tax_number: taxNumber,
    ...amountsOf(document),
    document: JSON.stringify(document),
    units: JSON.stringify(units),
  };
}
