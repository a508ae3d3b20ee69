import { type Kurus, splitVat, type VatRate } from '../money/money.ts';

/**
 * Income tax that a marketplace withholds from payments to its sellers: Income Tax Law art. 94 and Corporate
 * Tax Law art. 15 (as amended by Law 7524), rate by Presidential Decision 9284 (Official Gazette of 22
 * December 2024). Operators may enter later rates.
 */
export const firstIncomeWithholding = { firstDay: '2025-01-01', basisPoints: 100 } as const;

/** Data of an order line for the withholding. */
export interface WithheldLine {
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** VAT included, after discounts. */
  readonly unitPrice: Kurus;
  readonly vatRate: VatRate;
}

/**
 * Returns the base of the withholding in kuruş: the price of the goods that were not refunded, without VAT.
 * Commission and carriage are not deducted (Income Tax General Communiqué 330, art. 5).
 */
export const withholdingBase = (lines: readonly WithheldLine[]): Kurus =>
  lines.reduce(
    (sum, { quantity, refundedQuantity, unitPrice, vatRate }) =>
      sum + splitVat((quantity - refundedQuantity) * unitPrice, vatRate).net,
    0,
  );

/** Returns the tax on a base in kuruş; `basisPoints` are hundredths of a percent. */
export const incomeTaxOn = (base: Kurus, basisPoints: number): Kurus =>
  Math.round((base * basisPoints) / 10_000);
