import { categoryLabels } from '@havan/domain/category';
import type { MainCategory } from './main-category.ts';
import { plantGroups } from './supplement-plants.ts';
import { vitaminGroups } from './supplement-vitamins.ts';

export const supplementCategory: MainCategory = {
  name: categoryLabels.supplement,
  groups: [...vitaminGroups, ...plantGroups],
};
