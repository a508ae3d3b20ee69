import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, idText, nothing } from '../../primitives.ts';

const marketCategory = v.object({
  categoryId: id,
  /** Null for a main category. */
  parentId: v.nullable(id),
  name: v.string(),
  /** 1 for a main category, 3 at most. */
  depth: v.number(),
  position: v.number(),
  isActive: v.boolean(),
  /** Number of products directly in it. */
  products: v.number(),
});
export type MarketCategory = v.InferOutput<typeof marketCategory>;

const tree = v.object({
  /** Depth first, siblings in their order. */
  categories: v.array(marketCategory),
});

const getCategoryTreeSchemas = {
  summary: 'Every category, hidden ones as well, with the products of each.',
  request: nothing,
  result: tree,
};
export const getCategoryTree = defineCall<typeof getCategoryTreeSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCategoryTree',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const getCategoryContentsSchemas = {
  summary: 'What hangs on a category and those beneath it: the consequence of a change in figures.',
  request: v.strictObject({ categoryId: idText }),
  result: v.object({
    categories: v.number(),
    products: v.number(),
    listings: v.number(),
    campaigns: v.number(),
    riskMarks: v.number(),
  }),
};
export const getCategoryContents = defineCall<typeof getCategoryContentsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCategoryContents',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const saveCategorySchemas = {
  summary: 'Makes a category, or renames, moves, orders, hides or shows one with everything beneath it.',
  request: v.strictObject({
    /** Absent for a new category. */
    categoryId: v.optional(id),
    parentId: v.nullable(id),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2, 'Kategorinin adını yazın.'),
      v.maxLength(60, 'En fazla 60 karakter yazabilirsiniz.'),
    ),
    position: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9_999)),
    isActive: v.boolean(),
  }),
  result: tree,
};
export const saveCategory = defineCall<typeof saveCategorySchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveCategory',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const categoryCalls = {
  getCategoryTree: withSchemas(getCategoryTree, getCategoryTreeSchemas),
  getCategoryContents: withSchemas(getCategoryContents, getCategoryContentsSchemas),
  saveCategory: withSchemas(saveCategory, saveCategorySchemas),
};
