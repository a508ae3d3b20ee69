/** Company data that only an operator changes, on request. */
export interface CompanyFacts {
  readonly tradeName: string;
  readonly taxNumber: string;
  readonly taxOffice: string;
  readonly townId: number;
  readonly address: string;
}
export type CompanyFact = keyof CompanyFacts;

/** Labels in display order. */
export const companyFactLabels: Readonly<Record<CompanyFact, string>> = {
  tradeName: 'Ticaret unvanı',
  taxNumber: 'VKN / TCKN',
  taxOffice: 'Vergi dairesi',
  townId: 'İlçe',
  address: 'Adres',
};
const companyFacts = Object.keys(companyFactLabels) as readonly CompanyFact[];

export const companyChangeStates = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type CompanyChangeState = (typeof companyChangeStates)[number];

export const companyChangeStateLabels: Readonly<Record<CompanyChangeState, string>> = {
  waiting: 'İnceleniyor',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
  withdrawn: 'Geri çekildi',
};

/** Maximum documents of one request. */
export const changeFilesMax = 5;

/** Returns the changed data, in display order. */
export const changedFacts = (before: CompanyFacts, after: CompanyFacts): readonly CompanyFact[] =>
  companyFacts.filter((fact) => before[fact] !== after[fact]);

/**
 * Returns why a change request is refused, or null. Title and tax number come from the register, so a change
 * needs a document; a renewed licence consists of documents only.
 */
export function changeRefusal(changed: readonly CompanyFact[], files: number): string | null {
  if (changed.length === 0 && files === 0)
    return 'Değişen bir bilgi yok. Bilgiyi değiştirin ya da belge ekleyin.';
  const isOfRegister = changed.some((fact) => fact === 'tradeName' || fact === 'taxNumber');
  return isOfRegister && files === 0
    ? 'Unvan ve vergi numarası değişikliği için vergi levhanızı ya da sicil gazetesini ekleyin.'
    : null;
}
