import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { flagText } from '../../primitives.ts';

/** Largest size of a product file in bytes. */
export const productFileMaxBytes = 20 * 1024 * 1024;

const productFileAnswer = v.object({
  rows: v.number(),
  /** Products that were, or would be, created. */
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Rows with a mistake, which are skipped. */
  refused: v.number(),
  /** The first of these, in the order of the file. */
  mistakes: v.array(v.object({ line: v.number(), column: v.string(), sentence: v.string() })),
  /** Brands that are new. */
  brands: v.number(),
  /** False after a dry run. */
  isApplied: v.boolean(),
});
export type ProductFileAnswer = v.InferOutput<typeof productFileAnswer>;

export const importProductsSchemas = {
  summary:
    'Reads a CSV or XLSX file of products, the body; without `apply` it only says what would become of it.',
  request: v.strictObject({ apply: flagText }),
  result: productFileAnswer,
};

/** The request body is the file, so its route is registered outside the calls. */
export const importProducts = defineCall<typeof importProductsSchemas>()({
  method: 'POST',
  path: 'Backoffice/ImportProducts',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});
