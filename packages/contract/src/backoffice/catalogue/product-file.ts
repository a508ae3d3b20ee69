import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { flagText } from '../../primitives.ts';

/** Bytes of a file of products. */
export const productFileMaxBytes = 20 * 1024 * 1024;

const productFileAnswer = v.object({
  rows: v.number(),
  /** Products that were, or would be, made. */
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Rows with a mistake; they are left out. */
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

/** Its request is bytes: the server opens this door by hand, and it is not among the calls that it binds. */
export const importProducts = defineCall<typeof importProductsSchemas>()({
  method: 'POST',
  path: 'Backoffice/ImportProducts',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});
