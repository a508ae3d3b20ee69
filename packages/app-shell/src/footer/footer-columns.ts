import { apiPrefix } from '@havan/contract/call';
import {
  categoryIds,
  categoryLabels,
  footerCategories,
  specialCategories,
  type KnownCategory,
} from '@havan/domain/category';
import type { SharedPaths } from '../profile/app-profile.ts';
import type { Globals } from '../profile/globals.ts';
import { corporatePages, servicePages, type CorporateSlug } from './platform-pages.ts';

export const footerTexts = {
  motto: 'Eczanelerin, depoların ve satıcıların miadı bilinen, fiyatı açık ticaret yeri.',
  corporate: 'Kurumsal',
  apiDocs: 'API Dokümanları',
  categories: 'Kategoriler',
  specialCategories: 'Özel Kategoriler',
  questions: 'Yardım',
  cookies: 'Çerez Tercihleri',
  support: 'Çağrı merkezi',
  cards: 'Kabul edilen kartlar',
  android: 'Google Play',
  ios: 'App Store',
  blog: 'Blog',
} as const;

/** The accepted card brands (specification §2.3). */
export const cardNames = ['MasterCard', 'Visa', 'Troy', 'Amex'] as const;
export type CardName = (typeof cardNames)[number];

/** The address of the API documentation, on every host. */
const apiDocsHref = apiPrefix.replace('/v1', '/docs');

/** The entries of the first column in the order of specification §2.3. */
const corporateColumn: readonly CorporateSlug[] = [
  'havan-nedir',
  'iletisim',
  'aydinlatma-metni',
  'yasakli-urunler',
  'guvenli-odeme',
  'alisveris',
  'satis',
];

/**
 * Returns the columns of links, with the category ids of specification §2.3; category links only in an app
 * with a shop.
 */
export function footerColumns({ category, corporate, service }: SharedPaths) {
  const labelOf = (slug: CorporateSlug) => corporatePages.find((each) => each.slug === slug)?.label ?? slug;
  const pageLink = (slug: CorporateSlug) => ({ label: labelOf(slug), href: corporate(slug) });
  const sectionGroups = (keys: readonly KnownCategory[], title: string) =>
    category
      ? [
          {
            title,
            links: keys.map((key) => ({ label: categoryLabels[key], href: category(categoryIds[key]) })),
          },
        ]
      : [];
  return [
    {
      title: footerTexts.corporate,
      links: [...corporateColumn.map(pageLink), { label: footerTexts.apiDocs, href: apiDocsHref }],
    },
    ...sectionGroups(footerCategories, footerTexts.categories),
    ...sectionGroups(specialCategories, footerTexts.specialCategories),
    {
      title: footerTexts.questions,
      links: [
        pageLink('sikca-sorulan-sorular'),
        ...servicePages.map(({ slug, label }) => ({ label, href: service(slug) })),
        pageLink('kullanim-kosullari'),
        { label: footerTexts.cookies, href: corporate('cerez-politikasi') },
      ],
    },
  ];
}

/** Returns the name of the site behind an address: `Instagram` for `https://www.instagram.com/havan`. */
function siteName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
  const name = host.split('.')[0] ?? host;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** App stores, social accounts and the blog, as far as the operator has configured them (specification §2.3). */
export function outsideLinks({ androidAppUrl, iosAppUrl, socialUrls, blogUrl }: Globals) {
  const links = [
    { label: footerTexts.android, href: androidAppUrl },
    { label: footerTexts.ios, href: iosAppUrl },
    ...socialUrls.map((href) => ({ label: siteName(href), href })),
    { label: footerTexts.blog, href: blogUrl },
  ];
  return links.filter((link): link is { label: string; href: string } => link.href !== null);
}

/** Returns `© 2015-2026 Havan Pazaryeri` (specification §2.3). */
export const copyrightLine = (from: number, year: number): string => `© ${from}-${year} Havan Pazaryeri`;
