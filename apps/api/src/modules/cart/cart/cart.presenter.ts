import type { BulkLine } from '@havan/contract/cart/cart-transfer';
import type { CartState, SellerGroup, CartItem } from '@havan/contract/cart/cart';
import { carrierOf } from '@havan/domain/carrier';
import { deliverySourceOf } from '@havan/domain/delivery-terms';
import { presentCampaign } from '../../catalogue/campaigns/campaigns.service.ts';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { Proposal } from './offer-proposals.ts';
import {
  basketVersion,
  buyableLines,
  campaignDiscountOf,
  type PricedGroup,
  type PricedLine,
  sumOf,
} from './priced-cart.ts';

/** Presents an offer of a quick order. */
export function presentProposal({ offer, ...proposal }: Proposal): BulkLine['offers'][number] {
  return {
    listingId: offer.id,
    sellerId: offer.seller_id,
    sellerUsername: offer.seller_username,
    unitPrice: proposal.unitPrice,
    lineTotal: proposal.lineTotal,
    shippingFee: proposal.shippingFee,
    missingForMinBasket: proposal.missingForMinimum > 0 ? proposal.missingForMinimum : null,
    expiration: offer.expiration,
    stock: offer.stock,
    count: proposal.count,
    choice: proposal.choice,
    isSellerInBasket: proposal.isSellerInCart,
  };
}

function presentLine({ row, price, notices, canBuy }: PricedLine): CartItem {
  return {
    listingId: row.listing_id,
    productId: row.product_id,
    productName: row.product_name,
    brandName: row.brand_name,
    productImageUrl: productPictureUrl(row.product_id),
    barcode: row.barcode,
    expiration: row.expiration,
    count: row.quantity,
    unitPrice: price.unitPrice,
    salePrice: row.sale_price,
    listPrice: row.discount_price > 0 ? row.price : null,
    priceBreaks: [...row.price_breaks],
    bonus: row.bonus,
    campaigns: row.campaigns.map(presentCampaign),
    bonusUnits: price.bonusUnits,
    seenPrice: row.seen_price,
    lineTotal: price.total,
    vatRate: row.vat_rate,
    psf: row.psf,
    stock: row.stock,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    packSize: row.pack_size,
    notices: [...notices],
    canBuy,
  };
}

/** Presents one seller's group. */
export function presentGroup(group: PricedGroup): SellerGroup {
  const { seller } = group;
  return {
    seller: {
      sellerId: seller.seller_id,
      sellerUsername: seller.seller_username,
      companyType: seller.company_type,
      cityName: seller.city_name,
      scoreTenths: seller.score_tenths,
      blueTickModel: { blueTickType: seller.blue_tick_type },
    },
    deliverySource: deliverySourceOf(seller.company_type),
    lines: group.lines.map(presentLine),
    goodsTotal: group.goodsTotal,
    campaignDiscount: campaignDiscountOf([group]),
    shippingFee: group.shippingFee,
    standardShippingFee: group.terms.shippingFee,
    carriers: group.carriers.map(({ carrier_id: carrierId, surcharge }) => ({
      carrierId,
      name: carrierOf(carrierId)?.name ?? '',
      surcharge,
    })),
    carrierId: group.carrierId,
    freeShippingFrom: seller.free_shipping_from,
    shippingShare: seller.shipping_share,
    missingForFreeShipping: group.missingForFreeShipping,
    minBasket: seller.min_basket,
    missingForMinBasket: group.missingForMinBasket,
    total: group.total,
  };
}

export function presentCart(groups: readonly PricedGroup[]): CartState {
  const lines = buyableLines(groups);
  return {
    groups: groups.map(presentGroup),
    goodsTotal: sumOf(groups, 'goodsTotal'),
    campaignDiscount: campaignDiscountOf(groups),
    shippingTotal: sumOf(groups, 'shippingFee'),
    vatTotal: sumOf(groups, 'vatTotal'),
    total: sumOf(groups, 'total'),
    psfTotal: lines.reduce((sum, { row }) => sum + (row.psf ?? 0) * row.quantity, 0),
    itemCount: groups.reduce((count, group) => count + group.lines.length, 0),
    version: basketVersion(groups),
  };
}
