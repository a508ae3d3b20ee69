/** Reasons why a seller does not send ordered units. */
export const shortageCauses = ['notFound', 'damaged', 'expiry', 'willNotSell'] as const;
export type ShortageCause = (typeof shortageCauses)[number];

/** Labels for seller and buyer. */
export const shortageLabels: Readonly<Record<ShortageCause, string>> = {
  notFound: 'bulunamadı',
  damaged: 'hasarlı',
  expiry: 'miadı ilana uymuyor',
  willNotSell: 'satıştan çekildi',
};

/** Effects on the stock of a listing whose units are not sent. */
export type StockAfterShortage = 'backOnSale' | 'unchanged' | 'empty';

/**
 * Only existing units are put back on sale: for goods not found the stock is set to 0, damaged ones and those with
 * another expiry do not return to this listing, and units that the seller does not want to sell to this order exist.
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
