import { consumablesShelf } from './consumables.ts';
import { dermoShelf } from './dermo.ts';
import { healthShelf } from './health.ts';
import { medicalShelf } from './medical.ts';
import { motherBabyShelf } from './mother-baby.ts';
import { outletShelf } from './outlet.ts';
import { personalCareShelf } from './personal-care.ts';
import type { Kind, Shelf } from './shelf.ts';
import { specialShelf } from './special.ts';
import { supplementShelf } from './supplement.ts';

/** The main categories in the order of the category bar. */
const shelves: readonly Shelf[] = [
  dermoShelf,
  medicalShelf,
  personalCareShelf,
  supplementShelf,
  healthShelf,
  motherBabyShelf,
  consumablesShelf,
  outletShelf,
  specialShelf,
];

export interface CategoryRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly depth: 1 | 2 | 3;
  readonly position: number;
  readonly isHighlight: boolean;
}

/** Where the specification gives no id, a category has its parent's id and its place behind it: 1376 › 13761 › 137611. */
function below(parentId: number, place: number): number {
  return parentId * 10 + place + 1;
}

function layOut(): { categories: CategoryRow[]; kinds: { kind: Kind; categoryId: number }[] } {
  const categories: CategoryRow[] = [];
  const kinds: { kind: Kind; categoryId: number }[] = [];
  for (const [position, shelf] of shelves.entries()) {
    const isHighlight = shelf.isHighlight ?? false;
    categories.push({ id: shelf.id, parentId: null, name: shelf.name, depth: 1, position, isHighlight });
    for (const [place, group] of shelf.groups.entries()) {
      const groupId = group.id ?? below(shelf.id, place);
      categories.push({
        id: groupId,
        parentId: shelf.id,
        name: group.name,
        depth: 2,
        position: place,
        isHighlight: false,
      });
      for (const [leafPlace, leaf] of group.leaves.entries()) {
        const id = below(groupId, leafPlace);
        categories.push({
          id,
          parentId: groupId,
          name: leaf.name,
          depth: 3,
          position: leafPlace,
          isHighlight: false,
        });
        for (const kind of leaf.kinds) kinds.push({ kind, categoryId: id });
      }
    }
  }
  return { categories, kinds };
}

/** The category tree, parents before children, and every kind with the leaf that it stands in. */
export const { categories: demoCategories, kinds: demoKinds } = layOut();
