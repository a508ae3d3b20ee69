import type { CategoryNode } from '@havan/contract/catalogue/catalogue';

export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly is_highlight: boolean;
  /** False while operators hide it from the menus; absent for an active one. */
  readonly is_active?: boolean;
}

/** Returns the tree of the menus from rows in sibling order; a hidden category hides its subcategories. */
export function treeOf(all: readonly CategoryRow[]): CategoryNode[] {
  const rows = all.filter((row) => row.is_active !== false);
  const nodes = new Map(rows.map((row) => [row.id, nodeOf(row)]));
  const roots: CategoryNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row.id);
    const siblings = row.parent_id === null ? roots : nodes.get(row.parent_id)?.subCategories;
    if (node) siblings?.push(node);
  }
  return roots;
}

const nodeOf = ({ id, name, is_highlight }: CategoryRow): CategoryNode => ({
  categoryId: id,
  id,
  categoryName: name,
  isHighlight: is_highlight,
  thumbImageUrl: null,
  subCategories: [],
});

/** Returns the path from the main category to `id`; empty for an unknown one. */
export function pathTo(rows: readonly CategoryRow[], id: number): CategoryRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const path: CategoryRow[] = [];
  for (let row = byId.get(id); row; row = row.parent_id === null ? undefined : byId.get(row.parent_id))
    path.unshift(row);
  return path;
}

/** Returns `id` and its descendants. */
export function subtreeIds(rows: readonly CategoryRow[], id: number): number[] {
  const found = new Set([id]);
  // Rows may precede their parents, so passes repeat until nothing new is found.
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const row of rows) if (row.parent_id !== null && found.has(row.parent_id)) found.add(row.id);
  }
  return [...found];
}
