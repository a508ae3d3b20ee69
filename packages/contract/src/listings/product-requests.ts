import { isGtin } from '@havan/domain/gtin';
import { productKinds } from '@havan/domain/product-permission';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId } from '../identity/files.ts';
import { cursor, id, instant, kurus, pageOf, pageSize } from '../primitives.ts';
import { newListingTerms } from './listings.ts';

export const productRequestStates = ['waiting', 'approved', 'rejected'] as const;

/** Photos of one request. */
export const requestPicturesMax = 3;

export const productRequest = v.object({
  requestId: id,
  barcode: v.string(),
  name: v.string(),
  brand: v.string(),
  category: v.string(),
  kind: v.picklist(productKinds),
  psf: v.nullable(kurus),
  pictureFileIds: v.array(fileId),
  state: v.picklist(productRequestStates),
  /** Why it was rejected; null otherwise. */
  reason: v.nullable(v.string()),
  /** The product that the barcode has become; null until it is approved. */
  productId: v.nullable(id),
  /** The terms by which the approval puts the product on sale; null while the seller has agreed to none. */
  terms: v.nullable(newListingTerms),
  /** The listing that the approval put on sale; null without one. */
  listingId: v.nullable(id),
  /** Why the approval could not put the terms on sale; null otherwise. */
  publishRefusal: v.nullable(v.string()),
  requestedAt: instant,
  ruledAt: v.nullable(instant),
});
export type ProductRequest = v.InferOutput<typeof productRequest>;

const text = (min: number, max: number, tooShort: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min, tooShort),
    v.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`),
  );

const requestProductSchemas = {
  summary:
    'Asks the operator for a product that the catalogue does not know. A barcode that waits already answers its request.',
  request: v.strictObject({
    barcode: v.pipe(v.string(), v.trim(), v.check(isGtin, 'Barkod 8, 12, 13 ya da 14 haneli olmalıdır.')),
    name: text(3, 200, 'Ürünün kutudaki adını yazınız.'),
    brand: text(2, 100, 'Markayı yazınız.'),
    category: v.optional(text(0, 100, '')),
    kind: v.picklist(productKinds),
    psf: v.optional(v.nullable(v.pipe(kurus, v.minValue(1), v.maxValue(9_999_900)))),
    pictureFileIds: v.optional(v.pipe(v.array(fileId), v.maxLength(requestPicturesMax))),
    /** By which the approval puts the product on sale; only by a member who may list. */
    terms: v.optional(newListingTerms),
  }),
  result: productRequest,
};

export const requestProduct = defineCall<typeof requestProductSchemas>()({
  method: 'POST',
  path: 'Products/RequestProduct',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  idempotent: true,
});

const setRequestTermsSchemas = {
  summary:
    'Sets the terms by which the approval of a waiting request puts the product on sale; null withdraws them.',
  request: v.strictObject({ requestId: id, terms: v.nullable(newListingTerms) }),
  result: productRequest,
};

export const setRequestTerms = defineCall<typeof setRequestTermsSchemas>()({
  method: 'POST',
  path: 'Products/SetRequestTerms',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

const getProductRequestsSchemas = {
  summary: 'What the company has asked for, the newest first.',
  request: v.strictObject({
    state: v.optional(v.picklist(productRequestStates)),
    barcode: v.optional(v.pipe(v.string(), v.maxLength(14))),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(productRequest),
};

export const getProductRequests = defineCall<typeof getProductRequestsSchemas>()({
  method: 'GET',
  path: 'Products/GetRequests',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

export const productRequestCalls = {
  requestProduct: withSchemas(requestProduct, requestProductSchemas),
  setRequestTerms: withSchemas(setRequestTerms, setRequestTermsSchemas),
  getProductRequests: withSchemas(getProductRequests, getProductRequestsSchemas),
};
