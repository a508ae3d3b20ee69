import categoryRows from '../data/categories.json' with { type: 'json' };

export interface ReferenceCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  /** 1 to 3 (specification §3). */
  readonly depth: number;
  /** Place among its siblings, from 0. */
  readonly position: number;
  readonly isHighlight: boolean;
}

/**
 * The category tree, parents before children. Main categories have the ids of specification §2.3; where it gives none, a
 * category has its parent's id and its place behind it: 1376 › 13761 › 137611.
 */
export const categories: readonly ReferenceCategory[] = categoryRows;
