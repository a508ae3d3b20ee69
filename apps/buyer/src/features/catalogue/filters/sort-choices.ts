import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import { sortOptionLabels, sortOptions } from '@havan/domain/sort';
import { catalogueTexts } from '../catalogue-texts.ts';
import { defaultSort } from './product-filter.ts';

const named = (['mostAffordable', 'bestSeller', 'byPrice'] as const).map((option) => ({
  value: String(sortOptions[option]),
  label: sortOptionLabels[option],
}));
const byRelevance = { value: 'relevance', label: catalogueTexts.byRelevance };
const defaultCode = String(sortOptions[defaultSort]);

/**
 * Returns the orders that a list can be in, and the one it is in where its address names none: a search has
 * an order of its own.
 */
export const sortChoices = ({ q }: Pick<ProductListFilter, 'q'>) =>
  q ? { sorts: [byRelevance, ...named], unnamed: byRelevance.value } : { sorts: named, unnamed: defaultCode };
