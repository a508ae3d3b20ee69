import type { Basket, BasketGroup, BasketLine } from '@havan/contract/basket';
import { carrierOf } from '@havan/domain/carrier';
import { presentCampaign } from '../campaigns/campaigns.presenter.ts';
import { productPictureUrl } from '@havan/domain/product-picture';
import {
  basketVersion,
  buyableLines,
  campaignDiscountOf,
  type PricedGroup,
  type PricedLine,
  sumOf,
} from './priced-basket.ts';

function presentLine({ row, price, notices, canBuy }: PricedLine): BasketLine {
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

/** One seller's part as the wire carries it. */
export function presentGroup(group: PricedGroup): BasketGroup {
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
    missingForFreeShipping: group.missingForFreeShipping,
    minBasket: seller.min_basket,
    missingForMinBasket: group.missingForMinBasket,
    total: group.total,
  };
}

export function presentBasket(groups: readonly PricedGroup[]): Basket {
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
