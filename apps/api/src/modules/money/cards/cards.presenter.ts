import type { SavedCard } from '@havan/contract/money/cards';
import { cardBrands } from '@havan/contract/sales/payment';
import type { SavedCardRow } from './cards.sql.ts';

/** Returns a saved card without its token; nothing for an unknown brand. */
export function presentSavedCard(row: SavedCardRow): SavedCard[] {
  const brand = cardBrands.find((each) => each === row.brand);
  return brand ? [{ cardId: row.id, brand, lastFour: row.last_four }] : [];
}
