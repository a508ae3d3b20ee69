import { carrierOf } from '../carrier/carrier.ts';
import type { Kurus } from '../money/money.ts';

/** A carrier that a seller uses. */
export interface SellerCarrier {
  readonly carrierId: number;
  /** Surcharge on the seller's shipping fee for buyers who choose this carrier. */
  readonly surcharge: Kurus;
  /** Number of the seller's contract with the carrier, printed on labels; null without one. */
  readonly contractNo: string | null;
}

const highestSurcharge = 100_000;
const contractNoPattern = /^[0-9A-Za-z/-]{1,30}$/;

/**
 * Returns the problems of a seller's carriers by field, with the index of the carrier
 * (`carriers.0.surcharge`). An empty list is allowed: the seller then chooses a carrier for each parcel.
 */
export function sellerCarriersProblems(carriers: readonly SellerCarrier[]): Readonly<Record<string, string>> {
  const seen = new Set<number>();
  const problems: Record<string, string> = {};
  for (const [index, { carrierId, surcharge, contractNo }] of carriers.entries()) {
    if (carrierOf(carrierId) === null) problems[`carriers.${index}.carrierId`] = 'Kargo firması bulunamadı.';
    if (seen.has(carrierId)) problems[`carriers.${index}.carrierId`] = 'Kargo firması bir kez seçilebilir.';
    seen.add(carrierId);
    if (!Number.isSafeInteger(surcharge) || surcharge < 0 || surcharge > highestSurcharge)
      problems[`carriers.${index}.surcharge`] = 'Ek ücret 0 ile 1.000 TL arasında olmalı.';
    if (contractNo !== null && !contractNoPattern.test(contractNo))
      problems[`carriers.${index}.contractNo`] =
        'Sözleşme numarası en fazla 30 harf, rakam, tire ya da eğik çizgi olmalı.';
  }
  return problems;
}
