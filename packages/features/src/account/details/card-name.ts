import type { SavedCard } from '@havan/contract/money/cards';
import { cardBrandLabels } from '@havan/domain/card';

/** `Visa •••• 0016` */
export const cardName = ({ brand, lastFour }: SavedCard): string =>
  `${cardBrandLabels[brand]} •••• ${lastFour}`;
