import type { CompanyType } from '../company/company.ts';
import { isMersisRequired } from '../legal-details/legal-details.ts';

/** The documents that an operator reads before a company may trade (product §10, "Who may trade"). */
export const applicationDocuments = ['taxPlate', 'licence'] as const;
export type ApplicationDocument = (typeof applicationDocuments)[number];

/** Parts of an application beside the registration form, in the order of the page. */
export const applicationParts = [...applicationDocuments, 'kepAddress', 'mersisNo', 'gln'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** A pharmacy and a warehouse work under a licence of the ministry of health; other companies have none to show. */
const licenceLabels: Readonly<Partial<Record<CompanyType, string>>> = {
  pharmacy: 'Eczane ruhsatı',
  localPharmacyWarehouse: 'Ecza deposu ruhsatı',
};

/** Returns the name of a part as a company of this type reads it. */
export function applicationPartLabel(part: ApplicationPart, companyType: CompanyType): string {
  if (part === 'licence') return licenceLabels[companyType] ?? 'Ruhsat';
  return { taxPlate: 'Vergi levhası', kepAddress: 'KEP adresi', mersisNo: 'MERSİS numarası', gln: 'GLN' }[
    part
  ];
}

/** Returns whether a company of this type has to supply a part. */
export function isPartAsked(part: ApplicationPart, companyType: CompanyType): boolean {
  if (part === 'licence') return companyType in licenceLabels;
  if (part === 'mersisNo') return isMersisRequired(companyType);
  return part !== 'gln' || companyType === 'pharmacy';
}

/** Returns the parts that a company has not supplied yet, in the order of the page. */
export const missingParts = (
  companyType: CompanyType,
  given: Readonly<Record<ApplicationPart, boolean>>,
): ApplicationPart[] => applicationParts.filter((part) => isPartAsked(part, companyType) && !given[part]);
