/** Category ids of the footer and the header (specification §2.3). */
export const categoryIds = {
  medical: 1576,
  personalCare: 1424,
  supplement: 1376,
  health: 1795,
  motherAndBaby: 1288,
  consumables: 1847,
  outlet: 1921,
  special: 1926,
  pet: 1927,
  beachAndSea: 1928,
} as const;
export type KnownCategory = keyof typeof categoryIds;

export const categoryLabels: Readonly<Record<KnownCategory, string>> = {
  medical: 'Medikal',
  personalCare: 'Kişisel Bakım',
  supplement: 'Besin Takviyesi',
  health: 'Sağlık',
  motherAndBaby: 'Anne & Bebek',
  consumables: 'Sarf Malzemeleri',
  outlet: 'Outlet',
  special: 'Özel Kategoriler',
  pet: 'Pet Ürünleri',
  beachAndSea: 'Plaj ve Deniz Ürünleri',
};

/** Footer columns: main categories, and special ones below them (specification §2.3). */
export const footerCategories: readonly KnownCategory[] = [
  'medical',
  'personalCare',
  'supplement',
  'health',
  'motherAndBaby',
  'consumables',
  'outlet',
  'special',
];
export const specialCategories: readonly KnownCategory[] = ['pet', 'beachAndSea'];

/** Id of a pseudo category that only eligible users see (specification §2.3, §9). */
export const localWarehouseCategoryId = 1_234_567_890;
/** Id of the category highlighted in the category bar (specification §2.3, §9). */
export const highlightedCategoryId = 1226;
/** Maximum depth of sub-categories (specification §3). */
export const categoryDepthLimit = 3;
