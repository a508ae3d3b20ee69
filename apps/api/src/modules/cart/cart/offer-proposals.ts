import { nearestQuantity, parcelFee } from '@havan/domain/cart';
import { linePrice } from '@havan/domain/campaign-price';
import {
  choiceOf,
  type OfferChoice,
  proposalOrder,
  type ProposableOffer,
} from '@havan/domain/offer-proposal';
import type { PricedListing } from './bulk.sql.ts';
import { rulesOf, shippingTermsOf } from './cart.policy.ts';
import type { CartFigures } from './priced-cart.ts';

/** An offer with its effect on the cart, amounts in kuruş. */
export interface Proposal extends ProposableOffer {
  readonly offer: PricedListing;
  readonly choice: OfferChoice | null;
  readonly unitPrice: number;
  readonly lineTotal: number;
  /** The added shipping fee; at least 0, although more goods may make shipping free. */
  readonly shippingFee: number;
  readonly isSellerInCart: boolean;
}

interface Buyer {
  readonly cart: CartFigures;
  /** The earliest expiry that needs no choice by the buyer. */
  readonly wishedFrom: string;
}

/** Returns the offers of a line in `proposalOrder` with their quantities. */
export function proposalsOf(offers: readonly PricedListing[], asked: number, buyer: Buyer): Proposal[] {
  return proposalOrder(
    offers.map((offer) => proposalOf(offer, asked, buyer)),
    asked,
  );
}

function proposalOf(offer: PricedListing, asked: number, { cart, wishedFrom }: Buyer): Proposal {
  const count = nearestQuantity(rulesOf(offer), asked);
  const price = linePrice(
    {
      price: offer.sale_price,
      priceBreaks: offer.price_breaks,
      bonus: offer.bonus,
      quantity: count ?? asked,
      stock: offer.stock,
    },
    offer.campaigns,
  );
  const terms = shippingTermsOf(offer);
  const before = cart.goodsBySeller.get(offer.seller_id) ?? 0;
  const goods = before + price.total;
  const shippingFee = Math.max(0, parcelFee(goods, terms) - parcelFee(before, terms));
  const facts: ProposableOffer = {
    count,
    total: price.total + shippingFee,
    hasWishedExpiry: offer.expiration === null || offer.expiration >= wishedFrom,
    missingForMinimum: Math.max(0, offer.min_basket - goods),
  };
  return {
    ...facts,
    offer,
    choice: choiceOf(facts, asked),
    unitPrice: price.unitPrice,
    lineTotal: price.total,
    shippingFee,
    isSellerInCart: cart.sellerIds.includes(offer.seller_id),
  };
}
