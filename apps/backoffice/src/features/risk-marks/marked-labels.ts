import type { RiskMark } from '@havan/contract/backoffice/risk/market-listings';

/** What a mark stands on. */
export const markedLabels = {
  brand: 'Marka',
  category: 'Kategori',
  product: 'Ürün',
} as const satisfies Record<RiskMark['of'], string>;
