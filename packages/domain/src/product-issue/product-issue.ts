/** Reportable problems of a product page or an offer on it (specification §7, Products/ReportIssue). */
export const issueCategories = [
  'wrongInfo',
  'wrongPicture',
  'wrongPrice',
  'wrongExpiration',
  'notGenuine',
  'notAllowed',
  'other',
] as const;
export type IssueCategory = (typeof issueCategories)[number];

export const issueCategoryLabels: Readonly<Record<IssueCategory, string>> = {
  wrongInfo: 'Ürün bilgisi hatalı',
  wrongPicture: 'Görsel ürüne ait değil',
  wrongPrice: 'PSF ya da fiyat hatalı',
  wrongExpiration: 'Miat bilgisi hatalı',
  notGenuine: 'Orijinalliğinden şüpheliyim',
  notAllowed: 'Satışı yasak ürün',
  other: 'Başka bir sorun',
};

/** Returns whether a category needs a note, because its name does not describe the problem. */
export const needsNote = (category: IssueCategory): boolean => category === 'other';
