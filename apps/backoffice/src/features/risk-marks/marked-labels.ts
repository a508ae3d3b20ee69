import type { RiskMark } from '@havan/contract/backoffice/risk/market-listings';

/** Labels of the kinds of marked things. */
export const markedLabels = {
  brand: 'Marka',
  category: 'Kategori',
  product: 'Ürün',
} as const satisfies Record<RiskMark['of'], string>;
