import { splitVat, type Kurus } from '@havan/domain/money';
import { notExempt, type Exemption } from './exemption.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

export interface LineAmounts {
  /** Before discounts, without VAT. */
  readonly listed: Kurus;
  /** Each discount without VAT; a bonus line has one of its whole price. */
  readonly discounts: readonly { readonly reason: string; readonly amount: Kurus; readonly base: Kurus }[];
  /** After discounts, without VAT. */
  readonly net: Kurus;
  readonly vat: Kurus;
  /** Part of the VAT that the buyer keeps back. */
  readonly withheld: Kurus;
}

export interface VatGroup {
  readonly rate: number;
  readonly net: Kurus;
  readonly vat: Kurus;
  readonly exemption?: Exemption;
}

export interface WithheldGroup {
  readonly code: string;
  readonly rate: number;
  readonly vat: Kurus;
  readonly withheld: Kurus;
}

export interface InvoiceTotals {
  readonly lines: readonly LineAmounts[];
  readonly listed: Kurus;
  readonly discounts: Kurus;
  readonly net: Kurus;
  readonly vat: Kurus;
  readonly gross: Kurus;
  readonly withheld: Kurus;
  readonly payable: Kurus;
  readonly vatGroups: readonly VatGroup[];
  readonly withheldGroups: readonly WithheldGroup[];
}

/** The reason on the discount of bonus goods. */
export const bonusReason = 'Mal fazlası (bedelsiz)';

/**
 * Returns the amounts of an invoice in kuruş. Prices of the market include VAT, so each line is split by
 * itself (VAT half away from zero) and every total is a sum of lines: what is payable is to the kuruş what
 * the lines cost, less the withheld VAT. formats.md §9: the listed total stands before discounts, the net
 * total after them.
 */
export function invoiceTotals({ lines: given }: Pick<Invoice, 'lines'>): InvoiceTotals {
  const lines = given.map(lineAmounts);
  const listed = sum(lines.map((line) => line.listed));
  const net = sum(lines.map((line) => line.net));
  const vat = sum(lines.map((line) => line.vat));
  const withheld = sum(lines.map((line) => line.withheld));
  return {
    lines,
    listed,
    discounts: listed - net,
    net,
    vat,
    gross: net + vat,
    withheld,
    payable: net + vat - withheld,
    vatGroups: vatGroups(given, lines),
    withheldGroups: withheldGroups(given, lines),
  };
}

function lineAmounts(line: InvoiceLine): LineAmounts {
  const listPrice = line.quantity * line.unitPrice;
  const listed = splitVat(listPrice, line.vatRate).net;
  let price = listPrice;
  let base = listed;
  const discounts = discountsOf(line, listPrice).map(({ reason, amount }) => {
    price -= amount;
    const left = splitVat(price, line.vatRate).net;
    const discount = { reason, amount: base - left, base };
    base = left;
    return discount;
  });
  const { net, vat } = splitVat(price, line.vatRate);
  const withheld = line.withholding ? Math.round((vat * line.withholding.rate) / 100) : 0;
  return { listed, discounts, net, vat, withheld };
}

function discountsOf(line: InvoiceLine, listPrice: Kurus): InvoiceLine['discounts'] {
  return line.isBonus ? [{ reason: bonusReason, amount: listPrice }] : line.discounts;
}

/** By rate and exemption. A group of bonus goods alone says nothing, unless it is all there is. */
function vatGroups(given: readonly InvoiceLine[], amounts: readonly LineAmounts[]): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const [index, { vatRate, exemption }] of given.entries()) {
    const { net = 0, vat = 0 } = amounts[index] ?? {};
    const key = `${vatRate}/${exemption?.code ?? ''}`;
    const group = groups.get(key) ?? { rate: vatRate, net: 0, vat: 0, ...(exemption && { exemption }) };
    groups.set(key, { ...group, net: group.net + net, vat: group.vat + vat });
  }
  const all = [...groups.values()].sort((a, b) => a.rate - b.rate);
  const telling = all.filter(({ net }) => net > 0);
  return (telling.length > 0 ? telling : all.slice(0, 1)).map((group) =>
    group.vat === 0 && !group.exemption ? { ...group, exemption: notExempt } : group,
  );
}

function withheldGroups(given: readonly InvoiceLine[], amounts: readonly LineAmounts[]): WithheldGroup[] {
  const groups = new Map<string, WithheldGroup>();
  for (const [index, { withholding }] of given.entries()) {
    if (!withholding) continue;
    const { vat = 0, withheld = 0 } = amounts[index] ?? {};
    const key = `${withholding.code}/${withholding.rate}`;
    const group = groups.get(key) ?? { ...withholding, vat: 0, withheld: 0 };
    groups.set(key, { ...group, vat: group.vat + vat, withheld: group.withheld + withheld });
  }
  return [...groups.values()];
}

function sum(amounts: readonly Kurus[]): Kurus {
  return amounts.reduce((a, b) => a + b, 0);
}
