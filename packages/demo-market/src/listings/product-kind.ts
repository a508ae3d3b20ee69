import type { ProductKind } from '@havan/domain/product-permission';
import { categories } from '@havan/reference-data/categories';

/** Main categories whose goods are not of the general class: Medikal, Sarf Malzemeleri and Besin Takviyesi. */
const kindOfRoot: Readonly<Record<number, ProductKind>> = {
  1576: 'medicalDevice',
  1847: 'medicalDevice',
  1376: 'supplement',
};

const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));

/** Returns the class of a product by the main category above its own. */
export function kindOfCategory(categoryId: number): ProductKind {
  let root = categoryId;
  for (let up = parents.get(root); up; up = parents.get(root)) root = up;
  return kindOfRoot[root] ?? 'general';
}
