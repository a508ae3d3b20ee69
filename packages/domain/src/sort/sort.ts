/** Sort options of product and seller lists, with their wire values (specification §3). */
export const sortOptions = { mostAffordable: 2, bestSeller: 3, byPrice: 4 } as const;
export type SortOption = keyof typeof sortOptions;
export type SortOptionCode = (typeof sortOptions)[SortOption];

export const sortOptionLabels: Readonly<Record<SortOption, string>> = {
  mostAffordable: 'En avantajlı',
  bestSeller: 'Çok satanlar',
  byPrice: 'Fiyata göre',
};

/** Returns the option of a wire value, or null for an unknown number. */
export function sortOptionOfCode(code: number): SortOption | null {
  for (const option of ['mostAffordable', 'bestSeller', 'byPrice'] as const) {
    if (sortOptions[option] === code) return option;
  }
  return null;
}

/** Keys of the constraints that narrow "most affordable" (specification §3). */
export const sortConstraintKeys = ['expiration', 'shipping', 'rating', 'min'] as const;
export type SortConstraintKey = (typeof sortConstraintKeys)[number];

export const sortConstraintLabels: Readonly<Record<SortConstraintKey, string>> = {
  expiration: 'Miadı uzun olanlar',
  shipping: 'Kargosu ücretsiz olanlar',
  rating: 'Satıcı puanı yüksek olanlar',
  min: 'Alt limiti düşük olanlar',
};
