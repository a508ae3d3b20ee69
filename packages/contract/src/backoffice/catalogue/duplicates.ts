import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, idText, instant, nothing } from '../../primitives.ts';

const duplicateProduct = v.object({
  productId: id,
  barcode: v.string(),
  name: v.string(),
  brand: v.string(),
  size: v.string(),
  /** Listings that are not deleted. */
  listings: v.number(),
  /** Number of order lines. */
  orders: v.number(),
  createdAt: instant,
});
export type DuplicateProduct = v.InferOutput<typeof duplicateProduct>;

const getDuplicatesSchemas = {
  summary: 'Products that may be one: the same barcode in another length, or the same brand, name and size.',
  request: nothing,
  result: v.object({
    groups: v.array(
      v.object({ cause: v.picklist(['barcode', 'name']), products: v.array(duplicateProduct) }),
    ),
  }),
};
export const getDuplicates = defineCall<typeof getDuplicatesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetDuplicates',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

/** Numbers of records that move with the merged product. */
const movedCounts = v.object({
  listings: v.number(),
  orderLines: v.number(),
  favourites: v.number(),
  alerts: v.number(),
  questions: v.number(),
  ratings: v.number(),
  issues: v.number(),
  priceDays: v.number(),
  recalls: v.number(),
});
export type MovedCounts = v.InferOutput<typeof movedCounts>;

const previewMergeSchemas = {
  summary: 'What a merge of two products would move, and why it cannot be done.',
  request: v.strictObject({ sourceId: idText, targetId: idText }),
  result: v.object({
    source: duplicateProduct,
    target: duplicateProduct,
    counts: movedCounts,
    /** Why they cannot be merged; null when they can. */
    refusal: v.nullable(v.string()),
  }),
};
export const previewMerge = defineCall<typeof previewMergeSchemas>()({
  method: 'GET',
  path: 'Backoffice/PreviewMerge',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const mergeProductsSchemas = {
  summary:
    'Makes two products one: everything of the source moves to the target, and its address and barcode lead there. Cannot be taken back.',
  request: v.strictObject({
    sourceId: id,
    targetId: id,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Nedeni bir cümleyle yazın.'),
      v.maxLength(300, 'En fazla 300 karakter yazabilirsiniz.'),
    ),
  }),
  result: v.object({ counts: movedCounts }),
};
export const mergeProducts = defineCall<typeof mergeProductsSchemas>()({
  method: 'POST',
  path: 'Backoffice/MergeProducts',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const duplicateCalls = {
  getDuplicates: withSchemas(getDuplicates, getDuplicatesSchemas),
  previewMerge: withSchemas(previewMerge, previewMergeSchemas),
  mergeProducts: withSchemas(mergeProducts, mergeProductsSchemas),
};
