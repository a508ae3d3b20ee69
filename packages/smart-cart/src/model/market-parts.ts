import { type Instance, receivedUnits, shippingFeeAt } from './instance.ts';
import { TL } from './offer-columns.ts';
import type { Offer, OfferSeller } from './offers.ts';

/** One way to order from an offer. */
export interface Choice {
  readonly paid: number;
  readonly received: number;
  /** TL. */
  readonly goods: number;
}

export interface OfferPart {
  readonly offer: Offer;
  /** Indexes among the sellers, the products and the offers of their market. */
  readonly seller: number;
  readonly product: number;
  readonly index: number;
  /** By rising quantity. */
  readonly choices: readonly Choice[];
  /** Index of its first choice among the choices of all offers. */
  readonly firstChoice: number;
}

/** A goods threshold of a seller and the shipping fee from there on. TL. */
export interface Level {
  readonly from: number;
  readonly fee: number;
}

export interface SellerPart {
  readonly group: OfferSeller;
  readonly offers: readonly OfferPart[];
  /** The minimum basket first, then the steps beyond it. */
  readonly levels: readonly Level[];
  /** Index of its first level among the levels of all sellers. */
  readonly firstLevel: number;
  /** Only plans that use this seller are searched. */
  readonly isOpen: boolean;
}

export interface ProductPart {
  readonly productId: string;
  readonly wanted: number;
  readonly most: number;
  readonly offers: readonly OfferPart[];
}

/** The market for the decomposition: the choices of each product and the levels of each seller. */
export interface MarketParts {
  readonly products: readonly ProductPart[];
  readonly sellers: readonly SellerPart[];
  readonly offers: readonly OfferPart[];
  readonly levels: number;
  readonly choices: number;
  readonly maxSellers: number;
  /** The most missing units in total. */
  readonly mostShort: number;
}

/** The most additions for covering every product once; beyond it there are too many quantities to enumerate. */
const MOST_STEPS = 6_000_000;

const noneOpen: ReadonlySet<string> = new Set();

/** Returns null when there are too many quantities to enumerate. `open` names sellers that every plan must use. */
export function partsOf(
  { demand, constraints }: Instance,
  groups: readonly OfferSeller[],
  mostShort: number,
  open = noneOpen,
): MarketParts | null {
  const products = demand.map(({ productId, qty, maxQty }) => ({
    productId,
    wanted: qty,
    most: maxQty,
    offers: [] as OfferPart[],
  }));
  if (stepsOf(groups, new Map(products.map(({ productId, most }) => [productId, most]))) > MOST_STEPS)
    return null;
  const indexOf = new Map(products.map(({ productId }, index) => [productId, index]));
  const offers: OfferPart[] = [];
  let levels = 0;
  let firstChoice = 0;
  const sellers = groups.map((group, seller): SellerPart => {
    const own = group.offers.flatMap((offer): OfferPart[] => {
      const product = indexOf.get(offer.listing.productId);
      if (product === undefined) return [];
      const choices = choicesOf(offer);
      const part = { offer, seller, product, index: offers.length, choices, firstChoice };
      firstChoice += choices.length;
      offers.push(part);
      products[product]?.offers.push(part);
      return [part];
    });
    const isOpen = open.has(group.seller.sellerId);
    const part = { group, offers: own, levels: levelsOf(group), firstLevel: levels, isOpen };
    levels += part.levels.length;
    return part;
  });
  return {
    products,
    sellers,
    offers,
    levels,
    choices: firstChoice,
    maxSellers: constraints.maxSellers ?? sellers.length,
    mostShort,
  };
}

function stepsOf(groups: readonly OfferSeller[], mostOf: ReadonlyMap<string, number>): number {
  let steps = [...mostOf.values()].reduce((sum, most) => sum + most, 0);
  for (const { offers } of groups)
    for (const { listing, segments } of offers)
      for (const { low, high } of segments)
        steps += ((high - low) / listing.packSize + 1) * (mostOf.get(listing.productId) ?? 0);
  return steps;
}

function choicesOf({ listing, segments }: Offer): Choice[] {
  const choices: Choice[] = [];
  for (const { low, high, unitPrice } of segments)
    for (let paid = low; paid <= high; paid += listing.packSize)
      choices.push({ paid, received: receivedUnits(listing, paid), goods: (paid * unitPrice) / TL });
  return choices;
}

export function levelsOf({ seller }: OfferSeller): Level[] {
  const least = { from: seller.minBasket, fee: shippingFeeAt(seller, seller.minBasket) };
  const steps = seller.shipping.filter(({ from, fee }) => from > least.from && fee < least.fee);
  return [least, ...steps].map(({ from, fee }) => ({ from: from / TL, fee: fee / TL }));
}
