import type { CompanyType } from '../company/company.ts';

/** What the e-commerce law asks a seller to show (specification §2.3 "Sales-details modal"). */
export interface LegalDetails {
  readonly kepAddress: string | null;
  readonly mersisNo: string | null;
}

/**
 * MERSIS is asked of merchants in the sense of the law, which companies are; a pharmacy is as a rule a
 * tradesman and shows its tax number instead. The server's `isRequiredMersis` states it per seller.
 */
export function isMersisRequired(companyType: CompanyType): boolean {
  return companyType !== 'pharmacy';
}

export type LegalDetail = 'kepAddress' | 'mersisNo';

/** The details a seller still owes, in the order of the form. */
export function missingLegalDetails(details: LegalDetails, mersisRequired: boolean): LegalDetail[] {
  const missing: LegalDetail[] = [];
  if (!details.kepAddress?.trim()) missing.push('kepAddress');
  if (mersisRequired && !details.mersisNo?.trim()) missing.push('mersisNo');
  return missing;
}

/** Whether the modal's save button is enabled: nothing required is empty (specification §5). */
export function canSaveLegalDetails(details: LegalDetails, mersisRequired: boolean): boolean {
  return missingLegalDetails(details, mersisRequired).length === 0;
}
