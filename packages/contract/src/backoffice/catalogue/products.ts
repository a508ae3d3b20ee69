import { isGtin } from '@havan/domain/gtin';
import { vatRates } from '@havan/domain/money';
import { productKinds } from '@havan/domain/product-permission';
import { utsNumberPattern, utsNumberRule } from '@havan/domain/uts';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, flagText, id, idText, kurus, nothing, pageOf, pageSize } from '../../primitives.ts';

const marketProduct = v.object({
  productId: id,
  barcode: v.string(),
  name: v.string(),
  brand: v.string(),
  categoryId: id,
  category: v.string(),
  /** Null until an operator has decided; until then the product may not be sold. */
  kind: v.nullable(v.picklist(productKinds)),
  isRegisteredInUts: v.boolean(),
  /** The number under which the product is registered, where it is not the GTIN; null where it is. */
  utsNumber: v.nullable(v.string()),
  isOpenedByOperator: v.boolean(),
  /** Result of the three: only a sellable product is listed and bought. */
  isSellable: v.boolean(),
  vatRate: v.picklist(vatRates),
  psf: v.nullable(kurus),
  form: v.string(),
  size: v.string(),
  description: v.string(),
  /** Listings that are not deleted; a class that forbids the product takes them off sale. */
  listings: v.number(),
});
export type MarketProduct = v.InferOutput<typeof marketProduct>;

const getMarketProductsSchemas = {
  summary: 'Products of the market, the newest first, by a barcode or words of the name.',
  request: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** Only products without a class. */
    undecided: v.optional(flagText),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(marketProduct),
};
export const getMarketProducts = defineCall<typeof getMarketProductsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetProducts',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const getMarketProductSchemas = {
  summary: 'One product of the market; for a merged one the product that remains.',
  request: v.strictObject({ productId: idText }),
  result: marketProduct,
};
export const getMarketProduct = defineCall<typeof getMarketProductSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetProduct',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const getCategoryChoicesSchemas = {
  summary: 'The categories into which products are filed, each with its whole path.',
  request: nothing,
  result: v.object({ categories: v.array(v.object({ categoryId: id, path: v.string() })) }),
};
export const getCategoryChoices = defineCall<typeof getCategoryChoicesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCategoryChoices',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const text = (min: number, max: number, tooShort: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min, tooShort),
    v.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`),
  );

const saveMarketProductSchemas = {
  summary: 'Makes a product, or changes one; a brand that there is not is made with it.',
  request: v.strictObject({
    /** Absent for a new product. */
    productId: v.optional(id),
    barcode: v.pipe(v.string(), v.trim(), v.check(isGtin, 'Barkod 8, 12, 13 ya da 14 haneli olmalıdır.')),
    name: text(3, 200, 'Ürünün kutudaki adını yazın.'),
    brand: text(2, 100, 'Markayı yazın.'),
    categoryId: id,
    kind: v.nullable(v.picklist(productKinds)),
    isRegisteredInUts: v.boolean(),
    /** Left out, the number stays as it is. */
    utsNumber: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.regex(utsNumberPattern, utsNumberRule)))),
    isOpenedByOperator: v.boolean(),
    vatRate: v.picklist(vatRates),
    psf: v.nullable(v.pipe(kurus, v.minValue(1), v.maxValue(9_999_900))),
    form: text(0, 60, ''),
    size: text(0, 60, ''),
    description: text(0, 5000, ''),
  }),
  result: marketProduct,
};
export const saveMarketProduct = defineCall<typeof saveMarketProductSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveProduct',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const marketProductCalls = {
  getMarketProducts: withSchemas(getMarketProducts, getMarketProductsSchemas),
  getMarketProduct: withSchemas(getMarketProduct, getMarketProductSchemas),
  getCategoryChoices: withSchemas(getCategoryChoices, getCategoryChoicesSchemas),
  saveMarketProduct: withSchemas(saveMarketProduct, saveMarketProductSchemas),
};
