import { categories, type ReferenceCategory } from '@havan/reference-data/categories';
import { consumablesCategory } from './consumables.ts';
import { dermoCategory } from './dermo.ts';
import { healthCategory } from './health.ts';
import { medicalCategory } from './medical.ts';
import { motherBabyCategory } from './mother-baby.ts';
import { outletCategory } from './outlet.ts';
import { personalCareCategory } from './personal-care.ts';
import type { Kind, MainCategory } from './main-category.ts';
import { specialCategory } from './special.ts';
import { supplementCategory } from './supplement.ts';

/** Products of the demo, by main category; the tree itself is reference data. */
const mainCategories: readonly MainCategory[] = [
  dermoCategory,
  medicalCategory,
  personalCareCategory,
  supplementCategory,
  healthCategory,
  motherBabyCategory,
  consumablesCategory,
  outletCategory,
  specialCategory,
];

/** Returns the category of the reference data by this name. */
function categoryAt(parentId: number | null, name: string): ReferenceCategory {
  const found = categories.find((category) => category.parentId === parentId && category.name === name);
  if (!found) throw new RangeError(`The category tree has no ${name} beneath ${parentId ?? 'its root'}.`);
  return found;
}

function layOut(): { kind: Kind; categoryId: number }[] {
  const kinds: { kind: Kind; categoryId: number }[] = [];
  for (const main of mainCategories) {
    const { id: mainId } = categoryAt(null, main.name);
    for (const group of main.groups) {
      const { id: groupId } = categoryAt(mainId, group.name);
      for (const leaf of group.leaves) {
        const { id } = categoryAt(groupId, leaf.name);
        for (const kind of leaf.kinds) kinds.push({ kind, categoryId: id });
      }
    }
  }
  return kinds;
}

/** Every kind with the leaf of the category tree that it stands in. */
export const demoKinds = layOut();
