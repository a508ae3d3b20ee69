import type { CompanyType } from '../company/company.ts';

/** Details of a seller that the e-commerce law requires (specification §2.3 "Sales-details modal"). */
export interface LegalDetails {
  readonly kepAddress: string | null;
  readonly mersisNo: string | null;
}

/**
 * Returns whether a MERSIS number is required: companies are merchants by law; a pharmacy is usually a
 * tradesman and shows its tax number instead. The server's `isRequiredMersis` states it per seller.
 */
export function isMersisRequired(companyType: CompanyType): boolean {
  return companyType !== 'pharmacy';
}

export type LegalDetail = 'kepAddress' | 'mersisNo';

/** Returns the missing details of a seller, in the order of the form. */
export function missingLegalDetails(details: LegalDetails, mersisRequired: boolean): LegalDetail[] {
  const missing: LegalDetail[] = [];
  if (!details.kepAddress?.trim()) missing.push('kepAddress');
  if (mersisRequired && !details.mersisNo?.trim()) missing.push('mersisNo');
  return missing;
}

/** Returns whether the save button of the modal is enabled: no required field is empty (specification §5). */
export function canSaveLegalDetails(details: LegalDetails, mersisRequired: boolean): boolean {
  return missingLegalDetails(details, mersisRequired).length === 0;
}
