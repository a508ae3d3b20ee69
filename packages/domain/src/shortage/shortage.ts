/** Why a seller does not send what was ordered of a line. */
export const shortageCauses = ['notFound', 'damaged', 'expiry', 'willNotSell'] as const;
export type ShortageCause = (typeof shortageCauses)[number];

/** As seller and buyer read them. */
export const shortageLabels: Readonly<Record<ShortageCause, string>> = {
  notFound: 'bulunamadı',
  damaged: 'hasarlı',
  expiry: 'miadı ilana uymuyor',
  willNotSell: 'satıştan çekildi',
};

/** Effects on the stock of a listing whose units are not sent. */
export type StockAfterShortage = 'backOnSale' | 'unchanged' | 'empty';

/**
 * Only what exists goes on sale again: goods that were not found leave an empty shelf, damaged ones and those of another
 * expiry stay out of this listing, and what the seller would rather not sell to this order is there.
 */
export const stockAfterShortage: Readonly<Record<ShortageCause, StockAfterShortage>> = {
  notFound: 'empty',
  damaged: 'unchanged',
  expiry: 'unchanged',
  willNotSell: 'backOnSale',
};

/** Returns one line of a shortage for the history of an order: `2 × Krem: bulunamadı`. */
export const shortageText = (quantity: number, productName: string, cause: ShortageCause): string =>
  `${quantity} × ${productName}: ${shortageLabels[cause]}`;
