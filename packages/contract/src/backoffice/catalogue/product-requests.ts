import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { productRequest } from '../../listings/product-requests.ts';
import { id, idText } from '../../primitives.ts';

const getRequestedProductSchemas = {
  summary: 'A product that a seller has asked for, and the product of the market with its barcode.',
  request: v.strictObject({ requestId: idText }),
  result: v.object({
    request: productRequest,
    /** The product that has its barcode; null while there is none. */
    productId: v.nullable(id),
    /** Whether the barcode is one of a licensed medicine. */
    isMedicine: v.boolean(),
  }),
};
export const getRequestedProduct = defineCall<typeof getRequestedProductSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetRequestedProduct',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

export const operatorProductRequestCalls = {
  getRequestedProduct: withSchemas(getRequestedProduct, getRequestedProductSchemas),
};
