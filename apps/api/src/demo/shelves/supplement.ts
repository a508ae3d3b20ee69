import { categoryIds, categoryLabels } from '@havan/domain/category';
import type { Shelf } from './shelf.ts';
import { plantGroups } from './supplement-plants.ts';
import { vitaminGroups } from './supplement-vitamins.ts';

export const supplementShelf: Shelf = {
  id: categoryIds.supplement,
  name: categoryLabels.supplement,
  groups: [...vitaminGroups, ...plantGroups],
};
