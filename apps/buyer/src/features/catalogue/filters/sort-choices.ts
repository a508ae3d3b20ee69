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

/** Returns the possible orders of a list and its default order, which differs for a search. */
export const sortChoices = ({ q }: Pick<ProductListFilter, 'q'>) =>
  q ? { sorts: [byRelevance, ...named], unnamed: byRelevance.value } : { sorts: named, unnamed: defaultCode };
