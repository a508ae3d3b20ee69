import type { EInvoice, EInvoiceTax } from '@havan/contract/sales/e-invoices';

/** The VAT treatment as the form holds it. */
export interface TaxFields {
  readonly taxKind: EInvoiceTax['kind'];
  readonly exemptionCode: string;
  readonly exemptionReason: string;
  /** Code and share of a withholding: `626/20`. */
  readonly withholding: string;
}

export const taxKinds: readonly { readonly value: EInvoiceTax['kind']; readonly label: string }[] = [
  { value: 'ordinary', label: 'KDV uygulanır' },
  { value: 'exempt', label: 'KDV’den istisna' },
  { value: 'withheld', label: 'KDV tevkifatı var' },
];

/**
 * Codes of partial withholding, deliveries first, then services (UBL-TR code lists); goods sold here are nearly always
 * 626.
 */
const withholdings: readonly (readonly [code: string, rate: number, name: string])[] = [
  ['626', 20, 'Diğer teslimler'],
  ['624', 20, 'Yük taşımacılığı hizmeti'],
  ['625', 30, 'Ticari reklam hizmetleri'],
  ['615', 50, 'Her türlü baskı ve basım hizmetleri'],
  ['615', 70, 'Her türlü baskı ve basım hizmetleri'],
  ['616', 50, 'Diğer hizmetler'],
  ['603', 50, 'Makine, teçhizat, demirbaş bakım ve onarımı'],
  ['603', 70, 'Makine, teçhizat, demirbaş bakım ve onarımı'],
  ['612', 90, 'Temizlik hizmeti'],
  ['620', 70, 'Hurda ve atık teslimi'],
];

export const withholdingOptions = withholdings.map(([code, rate, name]) => ({
  value: `${code}/${rate}`,
  label: `${code} · ${name}, %${rate}`,
}));

export function taxFieldsOf({ tax }: Pick<EInvoice, 'tax'>): TaxFields {
  return {
    taxKind: tax.kind,
    exemptionCode: tax.kind === 'exempt' ? tax.code : '',
    exemptionReason: tax.kind === 'exempt' ? tax.reason : '',
    withholding: tax.kind === 'withheld' && tax.code !== '' ? `${tax.code}/${tax.rate}` : '',
  };
}

export function taxFrom({ taxKind, exemptionCode, exemptionReason, withholding }: TaxFields): EInvoiceTax {
  if (taxKind === 'ordinary') return { kind: taxKind };
  if (taxKind === 'exempt') return { kind: taxKind, code: exemptionCode.trim(), reason: exemptionReason };
  const [code = '', rate = ''] = withholding.split('/');
  return { kind: taxKind, code, rate: Number(rate) };
}
