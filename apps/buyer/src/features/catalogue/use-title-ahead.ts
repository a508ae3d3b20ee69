import { categoriesQuery, type ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { CategoryNode } from '@havan/contract/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { catalogueTexts } from './catalogue-texts.ts';

/**
 * Returns the title of a list before its answer: the search text, the name of its category in the cached tree, or the
 * title of all products.
 */
export function useTitleAhead({ q, categoryId }: ProductListFilter): string {
  const { api } = useAppProfile();
  const { data: categories } = useQuery({ ...categoriesQuery(api), enabled: false });
  if (q) return catalogueTexts.searched(q);
  return nameIn(categories ?? [], Number(categoryId)) ?? catalogueTexts.all;
}

function nameIn(categories: readonly CategoryNode[], id: number): string | null {
  for (const { categoryId, categoryName, subCategories } of categories) {
    const name = categoryId === id ? categoryName : nameIn(subCategories, id);
    if (name !== null) return name;
  }
  return null;
}
