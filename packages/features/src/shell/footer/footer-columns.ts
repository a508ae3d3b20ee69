import { apiPrefix } from '@havan/contract/call';
import {
  categoryIds,
  categoryLabels,
  footerCategories,
  specialCategories,
  type KnownCategory,
} from '@havan/domain/category';

export const footerTexts = {
  motto: 'Eczanelerin, depoların ve satıcıların miadı bilinen, fiyatı açık ticaret yeri.',
  corporate: 'Kurumsal',
  apiDocs: 'API dokümanları',
  categories: 'Kategoriler',
  specialCategories: 'Özel Kategoriler',
  support: 'Çağrı merkezi',
  cards: 'Kabul edilen kartlar',
} as const;

/** Cards that are taken (specification §2.3). */
export const cardNames = ['MasterCard', 'Visa', 'Troy', 'Amex'] as const;

/** The pages of the API's documentation, on every host. */
const apiDocsHref = apiPrefix.replace('/v1', '/docs');

/** The columns of links, with the category ids of specification §2.3; the shelves only where there is a shop. */
export function footerColumns(categoryHref: ((categoryId: number) => string) | undefined) {
  const corporate = {
    title: footerTexts.corporate,
    links: [{ label: footerTexts.apiDocs, href: apiDocsHref }],
  };
  if (!categoryHref) return [corporate];
  const linksOf = (keys: readonly KnownCategory[]) =>
    keys.map((key) => ({ label: categoryLabels[key], href: categoryHref(categoryIds[key]) }));
  return [
    corporate,
    { title: footerTexts.categories, links: linksOf(footerCategories) },
    { title: footerTexts.specialCategories, links: linksOf(specialCategories) },
  ];
}

/** `© 2015-2026 Havan Pazaryeri` (specification §2.3). */
export const copyrightLine = (from: number, year: number): string => `© ${from}-${year} Havan Pazaryeri`;
