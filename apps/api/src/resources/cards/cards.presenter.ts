import type { SavedCard } from '@havan/contract/cards';
import { cardBrands } from '@havan/contract/payment';
import type { SavedCardRow } from './cards.sql.ts';

/** A kept card without its token; none for a brand that the contract does not know. */
export function presentSavedCard(row: SavedCardRow): SavedCard[] {
  const brand = cardBrands.find((each) => each === row.brand);
  return brand ? [{ cardId: row.id, brand, lastFour: row.last_four }] : [];
}
