import * as v from 'valibot';
import { blueTickType } from '../bootstrap/basic-infos.ts';
import { defineCall, withSchemas } from '../call.ts';
import { id, idText } from '../primitives.ts';

const getShopBrandSchemas = {
  summary:
    'A brand, and the sellers whose badge for it an operator has verified: official before authorised.',
  request: v.strictObject({ brandId: idText }),
  result: v.object({
    brandId: id,
    brandName: v.string(),
    /** URL of its logo; null for a brand without one. */
    logoUrl: v.nullable(v.string()),
    sellers: v.array(v.object({ sellerId: id, sellerUsername: v.string(), blueTickType })),
  }),
};

/**
 * Head of the list of a brand (specification §7 "Brands"); only sellers with an offer of the brand on sale are shown.
 */
export const getShopBrand = defineCall<typeof getShopBrandSchemas>()({
  method: 'GET',
  path: 'Brands/GetBrand',
  encoding: 'query',
  access: 'signedIn',
});

export const shopBrandCalls = { getShopBrand: withSchemas(getShopBrand, getShopBrandSchemas) };
