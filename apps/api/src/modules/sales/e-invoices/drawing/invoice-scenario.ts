import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { EInvoiceProblem, EInvoiceTax } from '@havan/contract/sales/e-invoices';
import type { Invoice, InvoiceProfile } from '@havan/e-invoice/model/invoice';
import { taxNumberOf } from '@havan/e-invoice/model/invoice';
import { invoiceProblems } from '@havan/e-invoice/model/problems';
import { chooseProfile } from '@havan/e-invoice/model/profile';
import { invoiceTotals } from '@havan/e-invoice/model/totals';
import { AppError } from '../../../../core/app-error.ts';
import type { Ports } from '../../../../core/ports/ports.ts';
import type { DraftDocument } from './invoice-of-order.ts';
import { taxOf } from './tax-treatment.ts';

/** Returns whether a queried tax number is registered for e-Fatura. */
export type Register = (taxNumber: string) => boolean;

/**
 * Queries the register of e-Fatura users, once for each number. The returned function throws for a number that was not
 * queried, which has changed meanwhile.
 */
export async function askRegister(
  { ports }: { readonly ports: Pick<Ports, 'eInvoices'> },
  taxNumbers: readonly string[],
): Promise<Register> {
  const asked = [...new Set(taxNumbers)];
  const answers = await Promise.all(asked.map((taxNumber) => ports.eInvoices.isRegistered(taxNumber)));
  const isRegistered = new Map(asked.map((taxNumber, at) => [taxNumber, answers[at] ?? false]));
  return (taxNumber) => {
    const answer = isRegistered.get(taxNumber);
    if (answer === undefined)
      throw new AppError('conflict', { message: 'Fatura bu sırada değişti. Yeniden deneyin.' });
    return answer;
  };
}

export interface Scenario {
  readonly profile: InvoiceProfile;
  /** The reason in Turkish, for the seller. */
  readonly reason: string;
}

/** Returns the scenario of a document by the register and the issuer's preference. */
export function scenarioOf(
  document: DraftDocument,
  register: Register,
  preferred: 'TEMELFATURA' | 'TICARIFATURA',
): Scenario {
  const sellerIsRegistered = register(taxNumberOf(document.seller));
  const buyerIsRegistered = register(taxNumberOf(document.buyer));
  const goods = document.lines.map((line) => line.goods);
  const isReturn = document.returns.length > 0;
  const profile = chooseProfile({ sellerIsRegistered, buyerIsRegistered, isReturn, goods, preferred });
  if (!sellerIsRegistered) return { profile, reason: 'Firmanız e-Fatura mükellefi değil' };
  if (!buyerIsRegistered) return { profile, reason: 'Alıcı e-Fatura mükellefi değil' };
  const kinds = [
    ...(goods.includes('ILAC') ? ['ilaç var'] : []),
    ...(goods.includes('TIBBICIHAZ') ? ['tıbbi cihaz var'] : []),
  ];
  if (kinds.length > 0) return { profile, reason: `Alıcı mükellef, ${kinds.join(', ')}` };
  return { profile, reason: isReturn ? 'Alıcı mükellef, iade' : 'Alıcı mükellef, ilaç ve cihaz yok' };
}

/** Returns a document as the invoice of a moment. */
export function asInvoice(
  document: DraftDocument,
  { profile, number, at }: { readonly profile: InvoiceProfile; readonly number: string; readonly at: Date },
): Invoice {
  return { ...document, profile, number, issuedOn: istanbulIsoDay(at), issuedAt: timeOf(at) };
}

/** Returns `14:05:09` in Istanbul. */
const timeOf = (at: Date): string =>
  new Intl.DateTimeFormat('tr-TR', { timeStyle: 'medium', timeZone: 'Europe/Istanbul' }).format(at);

export interface Amounts {
  readonly net: number;
  readonly vat_1: number;
  readonly vat_10: number;
  readonly vat_20: number;
  readonly total: number;
}

/** Returns the columns of the register. */
export function amountsOf(invoice: Pick<Invoice, 'lines'>): Amounts {
  const totals = invoiceTotals(invoice);
  const vatAt = (rate: number) =>
    totals.lines.reduce((sum, { vat }, at) => (invoice.lines[at]?.vatRate === rate ? sum + vat : sum), 0);
  return {
    net: totals.net,
    vat_1: vatAt(1),
    vat_10: vatAt(10),
    vat_20: vatAt(20),
    total: totals.payable,
  };
}

const formFields: readonly (readonly [RegExp, string])[] = [
  [/^buyer\.identity\.(?:vkn|tckn)$/, 'taxNumber'],
  [/^buyer\.identity/, 'name'],
  [/^buyer\.address\.street$/, 'street'],
  [/^buyer\.address\.district$/, 'district'],
  [/^buyer\.address\.city$/, 'city'],
  [/^buyer\.taxOffice$/, 'taxOffice'],
  [/^notes\./, 'note'],
  [/\.exemption$/, 'tax'],
  [/\.withholding$/, 'tax'],
];

/** Sentence of the whole document for each treatment of its VAT, which is the same for all lines. */
const taxSentences: Readonly<Record<EInvoiceTax['kind'], string | null>> = {
  ordinary: null,
  exempt: 'İstisna kodu listede yok ya da nedeni boş.',
  withheld: 'Tevkifat kodu ile oranı birbirine uymuyor.',
};

/** Returns the problems that keep a document from being issued, each with the field that resolves it. */
export function problemsOf(document: DraftDocument, profile: InvoiceProfile, at: Date): EInvoiceProblem[] {
  const year = istanbulIsoDay(at).slice(0, 4);
  const taxSentence = taxSentences[taxOf(document).kind];
  const problems = invoiceProblems(asInvoice(document, { profile, number: `HVN${year}000000001`, at })).map(
    ({ path, message }): EInvoiceProblem => {
      const field = formFields.find(([pattern]) => pattern.test(path))?.[1];
      if (field === 'tax') return { message: taxSentence ?? message, place: 'form', field };
      if (field !== undefined) return { message, place: 'form', field };
      return path.startsWith('seller.')
        ? { message, place: 'settings', field: path }
        : { message, place: 'order', field: path };
    },
  );
  const firstOfTax = problems.findIndex(({ field }) => field === 'tax');
  return problems.filter(({ field }, index) => field !== 'tax' || index === firstOfTax);
}
