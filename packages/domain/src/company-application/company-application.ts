import type { CompanyType } from '../company/company.ts';
import { isMersisRequired } from '../legal-details/legal-details.ts';

/** Documents that an operator checks before a company may trade (product §10, "Who may trade"). */
export const applicationDocuments = ['taxPlate', 'licence'] as const;
export type ApplicationDocument = (typeof applicationDocuments)[number];

/** Parts of an application in addition to the registration form, in the order of the page. */
export const applicationParts = [...applicationDocuments, 'kepAddress', 'mersisNo', 'gln'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** Pharmacies and warehouses have a licence of the ministry of health; other companies have none. */
const licenceLabels: Readonly<Partial<Record<CompanyType, string>>> = {
  pharmacy: 'Eczane ruhsatı',
  localPharmacyWarehouse: 'Ecza deposu ruhsatı',
};

/** Returns the label of a part for a company of this type. */
export function applicationPartLabel(part: ApplicationPart, companyType: CompanyType): string {
  if (part === 'licence') return licenceLabels[companyType] ?? 'Ruhsat';
  return { taxPlate: 'Vergi levhası', kepAddress: 'KEP adresi', mersisNo: 'MERSİS numarası', gln: 'GLN' }[
    part
  ];
}

/** Returns whether a company of this type must supply a part. */
export function isPartAsked(part: ApplicationPart, companyType: CompanyType): boolean {
  if (part === 'licence') return companyType in licenceLabels;
  if (part === 'mersisNo') return isMersisRequired(companyType);
  return part !== 'gln' || companyType === 'pharmacy';
}

/** Returns the parts that a company has not supplied, in the order of the page. */
export const missingParts = (
  companyType: CompanyType,
  given: Readonly<Record<ApplicationPart, boolean>>,
): ApplicationPart[] => applicationParts.filter((part) => isPartAsked(part, companyType) && !given[part]);
