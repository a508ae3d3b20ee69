import type { CartState, SellerGroup, CartItem } from '@havan/contract/cart/cart';
import { offer } from '../offers/testing.ts';

/** Returns a line of a cart with plausible values. */
export const line = (parts: Partial<CartItem> = {}): CartItem => {
  const base = {
    listingId: 1,
    productId: 1,
    productName: 'Nurevit Çinko',
    brandName: 'Nurevit',
    productImageUrl: '',
    barcode: '8690000000012',
    expiration: '2028-12-31',
    count: 2,
    unitPrice: 10_000,
    campaigns: [],
    bonusUnits: 0,
    listPrice: null,
    seenPrice: 10_000,
    vatRate: 10,
    psf: 20_000,
    stock: 50,
    minQuantity: 1,
    maxQuantity: null,
    packSize: 1,
    priceBreaks: [],
    bonus: null,
    notices: [],
    canBuy: true,
    ...parts,
  };
  return { salePrice: base.unitPrice, lineTotal: base.unitPrice * base.count, ...base };
};

/** Returns the part of a cart that one seller sends: 89,90 TL of shipping, free from 1.000 TL. */
export function group(sellerId: number, lines: CartItem[], parts: Partial<SellerGroup> = {}): SellerGroup {
  const goodsTotal = lines.reduce((sum, each) => sum + (each.canBuy ? each.lineTotal : 0), 0);
  return {
    seller: offer({ seller: { sellerId } }).seller,
    deliverySource: -1,
    lines,
    goodsTotal,
    campaignDiscount: 0,
    shippingFee: 8990,
    standardShippingFee: 8990,
    carriers: [],
    carrierId: null,
    freeShippingFrom: 100_000,
    shippingShare: null,
    missingForFreeShipping: 100_000 - goodsTotal,
    minBasket: 0,
    missingForMinBasket: 0,
    total: goodsTotal + 8990,
    ...parts,
  };
}

/** Returns a cart of these groups; its sums are all 0. */
export const cartOf = (groups: SellerGroup[]): CartState => ({
  groups,
  goodsTotal: 0,
  campaignDiscount: 0,
  shippingTotal: 0,
  vatTotal: 0,
  total: 0,
  psfTotal: 0,
  itemCount: 0,
  version: 'v',
});
