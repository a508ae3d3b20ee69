import type { EInvoiceTax } from '@havan/contract/sales/e-invoices';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { isTckn } from '@havan/domain/tckn';
import type { Invoice, InvoiceLine, InvoiceParty, PartyIdentity } from '@havan/e-invoice/model/invoice';
import * as v from 'valibot';
import type { OrderFacts, OrderLineFact, PartyRow } from './order-facts.sql.ts';
import { underTax } from './tax-treatment.ts';

/** Addressee of an invoice, as entered in its form. */
export interface Recipient {
  readonly name: string;
  /** A VKN of ten digits or a TCKN of eleven. */
  readonly taxNumber: string;
  readonly taxOffice: string;
  readonly street: string;
  readonly district: string;
  readonly city: string;
}

/** Units of the lines of an order that an invoice contains. */
export interface InvoicedUnits {
  readonly lineNo: number;
  readonly units: number;
}

/** An invoice before it is issued, without number and day. */
export type DraftDocument = Omit<Invoice, 'number' | 'issuedOn' | 'issuedAt' | 'profile'>;

const billed = v.object({
  title: v.string(),
  taxOffice: v.string(),
  taxOrIdentityNumber: v.string(),
  address: v.string(),
});

/** Returns the buyer by the billing data of the order, else by its register data. */
export function recipientOf({ invoice_details: details, buyer }: OrderFacts): Recipient {
  const wish = v.safeParse(billed, details);
  if (!wish.success) return recipientOfCompany(buyer);
  const { title, taxOffice, taxOrIdentityNumber, address } = wish.output;
  return { name: title, taxNumber: taxOrIdentityNumber, taxOffice, ...placeOf(address, buyer) };
}

export function recipientOfCompany(company: PartyRow): Recipient {
  return {
    name: company.trade_name,
    taxNumber: company.tax_number,
    taxOffice: company.tax_office,
    street: company.address_line,
    district: company.town,
    city: company.city,
  };
}

/** Parses `Moda Cad. 1, Kadıköy / İstanbul`; any other text gets the company's own town. */
function placeOf(address: string, { town, city }: PartyRow) {
  const [, street, itsTown, itsCity] = /^(.+), ([^,/]+) \/ ([^,/]+)$/s.exec(address.trim()) ?? [];
  return street !== undefined && itsTown !== undefined && itsCity !== undefined
    ? { street, district: itsTown, city: itsCity }
    : { street: address.trim(), district: town, city };
}

function partyOf(recipient: Recipient): InvoiceParty {
  const { name, taxNumber, taxOffice, street, district, city } = recipient;
  return {
    identity: identityOf(name, taxNumber),
    address: { street, district, city },
    ...(taxOffice !== '' && { taxOffice }),
  };
}

/** Splits the name of a person; the last word is the family name, as Turkish names are written. */
function identityOf(name: string, taxNumber: string): PartyIdentity {
  if (taxNumber.length !== 11 && !isTckn(taxNumber)) return { vkn: taxNumber, name };
  const words = name.trim().split(/\s+/);
  const familyName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { tckn: taxNumber, firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), familyName };
}

export function issuerOf(company: PartyRow): InvoiceParty {
  return {
    ...partyOf(recipientOfCompany(company)),
    ...(company.mersis_no !== null && { mersis: company.mersis_no }),
    phone: company.phone,
    email: company.email,
  };
}

/** Returns the units of an order that the buyer keeps; units that were not supplied or went back are not invoiced. */
export const unitsToInvoice = ({ lines }: Pick<OrderFacts, 'lines'>): InvoicedUnits[] =>
  lines
    .map((line) => ({ lineNo: line.line_no, units: line.quantity - line.refunded_quantity }))
    .filter(({ units }) => units > 0);

/** The choices of a draft that survive changes of its order. */
export interface DraftChoices {
  readonly ettn: string;
  readonly recipient: Recipient;
  readonly notes: readonly string[];
  readonly tax: EInvoiceTax;
}

/**
 * Returns the invoice of a sale: each line at its price before the campaign, the discount beside it, then
 * what came on top.
 */
export function saleDocument(order: OrderFacts, facts: DraftChoices): DraftDocument {
  const units = unitsToInvoice(order);
  const shipping = order.shipping_fee - order.refunded_shipping;
  return {
    ettn: facts.ettn,
    notes: facts.notes,
    order: { number: String(order.id), issuedOn: istanbulIsoDay(order.created_at) },
    returns: [],
    seller: issuerOf(order.seller),
    buyer: partyOf(facts.recipient),
    lines: underTax(
      [...linesOf(order, units, true), ...(shipping > 0 ? [shippingLine(shipping)] : [])],
      facts.tax,
    ),
  };
}

/** Returns the invoice of goods that go back, drawn by the buyer on the invoices that they came with. */
export function returnDocument(
  order: OrderFacts,
  facts: DraftChoices & {
    readonly units: readonly InvoicedUnits[];
    readonly sale: { readonly number: string; readonly issuedOn: string };
  },
): DraftDocument {
  return {
    ettn: facts.ettn,
    notes: facts.notes,
    order: { number: String(order.id), issuedOn: istanbulIsoDay(order.created_at) },
    returns: [facts.sale],
    seller: issuerOf(order.buyer),
    buyer: partyOf(facts.recipient),
    lines: underTax(linesOf(order, facts.units, false), facts.tax),
  };
}

function linesOf({ lines }: OrderFacts, units: readonly InvoicedUnits[], withBonus: boolean): InvoiceLine[] {
  const unitsOf = new Map(units.map((each) => [each.lineNo, each.units]));
  return lines.flatMap((line) => {
    const count = unitsOf.get(line.line_no) ?? 0;
    if (count === 0) return [];
    const sold = goodsLine(line, count);
    const bonus = withBonus && line.bonus_quantity > 0;
    return bonus ? [sold, { ...sold, quantity: line.bonus_quantity, discounts: [], isBonus: true }] : [sold];
  });
}

function goodsLine(line: OrderLineFact, units: number): InvoiceLine {
  const listPrice = line.list_price ?? line.unit_price;
  const discount = (listPrice - line.unit_price) * units;
  const reason =
    line.campaign_title === null ? 'Kampanya indirimi' : `Kampanya indirimi: ${line.campaign_title}`;
  return {
    name: line.product_name,
    sellerCode: String(line.product_id),
    goods: goodsOf[line.kind] ?? 'DIGER',
    goodsNumber: line.barcode,
    quantity: units,
    unit: 'C62',
    unitPrice: listPrice,
    discounts: discount > 0 ? [{ reason, amount: discount }] : [],
    isBonus: false,
    vatRate: line.vat_rate,
  };
}

const goodsOf: Readonly<Partial<Record<OrderLineFact['kind'], InvoiceLine['goods']>>> = {
  medicine: 'ILAC',
  medicalDevice: 'TIBBICIHAZ',
};

/** Shipping is sold at the general VAT rate (product §5). */
const shippingLine = (fee: number): InvoiceLine => ({
  name: 'Kargo bedeli',
  goods: 'DIGER',
  goodsNumber: 'KARGO',
  quantity: 1,
  unit: 'C62',
  unitPrice: fee,
  discounts: [],
  isBonus: false,
  vatRate: 20,
});
