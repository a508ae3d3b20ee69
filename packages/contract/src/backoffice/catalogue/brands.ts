import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, id, idText, pageOf, pageSize } from '../../primitives.ts';

const brandName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2, 'Markanın adını yazın.'),
  v.maxLength(100, 'En fazla 100 karakter yazabilirsiniz.'),
);

const marketBrand = v.object({
  brandId: id,
  name: v.string(),
  /** Other names by which the search and the import find it. */
  aliases: v.array(v.string()),
  products: v.number(),
  /** URL of its logo; null for a brand without one. */
  logoUrl: v.nullable(v.string()),
});
export type MarketBrand = v.InferOutput<typeof marketBrand>;

const findBrandsSchemas = {
  summary: 'Brands by a part of their name or of another name, in the order of their numbers.',
  request: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(marketBrand),
};
export const findBrands = defineCall<typeof findBrandsSchemas>()({
  method: 'GET',
  path: 'Backoffice/FindBrands',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const getBrandSchemas = {
  summary: 'One brand with what hangs on it: the consequence of a change in figures.',
  request: v.strictObject({ brandId: idText }),
  result: v.object({ ...marketBrand.entries, listings: v.number(), badges: v.number() }),
};
export const getBrand = defineCall<typeof getBrandSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetBrand',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const saveBrandSchemas = {
  summary: 'Renames a brand and says its other names; the search finds its products by all of them.',
  request: v.strictObject({
    brandId: id,
    name: brandName,
    aliases: v.pipe(v.array(brandName), v.maxLength(20, 'En fazla 20 başka ad yazabilirsiniz.')),
  }),
  result: marketBrand,
};
export const saveBrand = defineCall<typeof saveBrandSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveBrand',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const setBrandLogoSchemas = {
  summary: 'Sets the logo of a brand; the body is its bytes, PNG, JPEG or WebP by content.',
  request: v.strictObject({ brandId: idText }),
  result: marketBrand,
};
/** The request body is the file, so its route is registered outside the calls. */
export const setBrandLogo = defineCall<typeof setBrandLogoSchemas>()({
  method: 'POST',
  path: 'Backoffice/SetBrandLogo',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const removeBrandLogoSchemas = {
  summary: 'Removes the logo of a brand.',
  request: v.strictObject({ brandId: id }),
  result: marketBrand,
};
export const removeBrandLogo = defineCall<typeof removeBrandLogoSchemas>()({
  method: 'POST',
  path: 'Backoffice/RemoveBrandLogo',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const brandCalls = {
  findBrands: withSchemas(findBrands, findBrandsSchemas),
  getBrand: withSchemas(getBrand, getBrandSchemas),
  saveBrand: withSchemas(saveBrand, saveBrandSchemas),
  removeBrandLogo: withSchemas(removeBrandLogo, removeBrandLogoSchemas),
};
