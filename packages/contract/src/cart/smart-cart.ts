import * as v from 'valibot';
import { seller } from '../catalogue/catalogue.ts';
import { defineCall, withSchemas } from '../call.ts';
import { id, instant, isoDay, kurus, nothing } from '../primitives.ts';

/** Largest number of lines of one search. */
export const smartCartMaxLines = 500;
/** Largest number of characters and of lines of a pasted list; each line is answered. */
export const smartCartPaste = { characters: 300_000, lines: 2_000 } as const;
/** Milliseconds after which a search ends with the best cart found. */
export const smartCartTimeLimit = 5_000;

const cartId = v.pipe(v.string(), v.uuid());

/** One product of the list. Any quantity is accepted; one that cannot be bought is answered at its line. */
export const smartCartWant = v.strictObject({
  productId: id,
  quantity: v.pipe(
    v.number('Miktar bir tam sayı olmalı.'),
    v.safeInteger('Miktar bir tam sayı olmalı.'),
    v.minValue(1, 'En az 1 adet isteyebilirsiniz.'),
    v.maxValue(1_000_000, 'En çok 1.000.000 adet isteyebilirsiniz.'),
  ),
  /** Number of additional units that are acceptable when the cart gets cheaper. */
  mayExceedBy: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000)), 0),
  /**
   * Whether an equal product (with the same kind, form, size and name, of another brand) may replace it in whole or in
   * part.
   */
  mayReplace: v.optional(v.boolean(), false),
  /** Months from today that this product must last at least; null uses the wish of the whole list. */
  minExpiryMonths: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
    null,
  ),
});

/**
 * Wishes for the whole list, by the constraint keys of the specification (§3): `expiration` months from today,
 * `shipping` parcels at most, `rating` points in tenths, `min` whether a list that cannot be had whole is refused.
 */
export const smartCartWishes = v.strictObject({
  expiration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  shipping: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  min: v.boolean(),
  officialOnly: v.boolean(),
  excludedSellerIds: v.pipe(v.array(id), v.maxLength(100)),
});
export type SmartCartWishes = v.InferOutput<typeof smartCartWishes>;

/** The wishes of a search for the whole list without limits. */
export const noWishes: SmartCartWishes = {
  expiration: null,
  shipping: null,
  rating: null,
  min: true,
  officialOnly: false,
  excludedSellerIds: [],
};

export const smartCartStates = ['searching', 'proven', 'best', 'infeasible'] as const;

/** The offer of the same product, or of one that may stand in, with the lowest unit price, tried in the whole basket. */
const cheaperOffer = v.object({
  sellerUsername: v.string(),
  /** Name of the product when it is another one than that of the line; null for the same. */
  productName: v.optional(v.nullable(v.string()), null),
  unitDifference: kurus,
  /** Extra cost of the whole cart with it; null when it could then not be ordered. */
  basketDifference: v.nullable(kurus),
  /** Rules that it would break: `minBasket`, `stock`, `maxSellers` … */
  violations: v.array(v.string()),
  /** Sellers whose minimum amount would be missed. */
  belowMinBasket: v.optional(v.array(v.string()), []),
});

export const smartCartLine = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  /** The product of the list that this one replaces; null when it is that product. */
  insteadOf: v.nullable(v.string()),
  /**
   * Kuruş by which a unit of the cheapest buyable offer of that product is more expensive; null when there is none.
   * Absent for lines that replace nothing.
   */
  insteadOfDifference: v.optional(v.nullable(kurus)),
  productImageUrl: v.string(),
  expiration: v.nullable(isoDay),
  count: v.number(),
  unitPrice: kurus,
  lineTotal: kurus,
  cheaper: v.nullable(cheaperOffer),
  /** Kuruş, at least, by which the cart is cheaper without this product, when that is much more than its own price. */
  burden: v.optional(v.nullable(kurus), null),
});

export const smartCartGroup = v.object({
  seller,
  lines: v.array(smartCartLine),
  goodsTotal: kurus,
  shippingFee: kurus,
  missingForFreeShipping: v.nullable(kurus),
});

/**
 * Obstacles to an offer that no wish removed: its stock, its packs, the wished number of parcels, its
 * seller's minimum.
 */
export const smartCartObstacles = ['stock', 'packs', 'parcels', 'minBasket'] as const;

/** A product that the cart does not supply completely, and why its offers were not used. */
export const smartCartGap = v.object({
  productId: id,
  productName: v.string(),
  wanted: v.number(),
  brought: v.number(),
  offers: v.object({
    usable: v.number(),
    expiry: v.number(),
    rating: v.number(),
    official: v.number(),
    excluded: v.number(),
    soldOut: v.number(),
  }),
  /** Why the usable offers supply too little; null where none is usable, and in answers of older versions. */
  obstacle: v.optional(v.nullable(v.picklist(smartCartObstacles)), null),
});

/** Another cart for the same list that is better in one respect: fewer parcels, longer expiry, better sellers. */
export const smartCartAlternative = v.object({
  alternativeId: v.number(),
  total: kurus,
  goodsTotal: kurus,
  shippingTotal: kurus,
  /** Whether no basket of its kind is cheaper. */
  proven: v.boolean(),
  parcels: v.number(),
  /** The earliest expiry of its lines; null when none expires. */
  earliestExpiry: v.nullable(isoDay),
  /** The score of the seller with the lowest one, in tenths. */
  lowestScoreTenths: v.number(),
  groups: v.array(smartCartGroup),
});
export type SmartCartAlternative = v.InferOutput<typeof smartCartAlternative>;

/** State of a search. `version` rises with every change; amounts are kuruş. */
export const smartCart = v.object({
  smartCartId: cartId,
  version: v.number(),
  state: v.picklist(smartCartStates),
  total: v.nullable(kurus),
  goodsTotal: v.nullable(kurus),
  shippingTotal: v.nullable(kurus),
  /** No cart that meets the wishes costs less. */
  bound: kurus,
  /** (total − bound) / total; 0 when proven. */
  gap: v.nullable(v.number()),
  groups: v.array(smartCartGroup),
  /** For an infeasible list: the gaps of the cart that supplies most of it. */
  gaps: v.array(smartCartGap),
  /** The result of buying each product separately at its cheapest offer. */
  onePick: v.object({
    total: kurus,
    /** Sellers whose minimum amount that choice misses, so that it cannot be ordered. */
    belowMinBasket: v.array(v.string()),
    /** The best such pick that can be ordered; null without one. */
    orderableTotal: v.nullable(kurus),
  }),
  /**
   * The cart above, which comes first, and its alternatives, the cheapest first: none is worse in every respect than
   * another. Empty while the cart above may still change.
   */
  alternatives: v.array(smartCartAlternative),
  /**
   * Whether the search for fewer parcels, longer expiry and better sellers was completed, so that no other alternative
   * exists. False while it runs, and when it ended early.
   */
  alternativesComplete: v.optional(v.boolean(), false),
  /** Whether the search is over: neither a better cart nor an alternative follows. */
  over: v.boolean(),
});
export type SmartCart = v.InferOutput<typeof smartCart>;

const ofLine = { productName: v.string(), sellerUsername: v.string() };
const ofSeller = { sellerUsername: v.string() };

/** A change in the market between a found cart and its way into the cart. */
const smartCartChange = v.variant('kind', [
  /** Price of a unit at the quantity in the cart; campaigns included. */
  v.object({ kind: v.literal('price'), ...ofLine, before: kurus, after: kurus }),
  v.object({ kind: v.literal('stock'), ...ofLine, wanted: v.number(), left: v.number() }),
  v.object({
    kind: v.literal('expiry'),
    ...ofLine,
    before: v.nullable(isoDay),
    after: v.nullable(isoDay),
  }),
  /** The offer is no longer on sale. */
  v.object({ kind: v.literal('gone'), ...ofLine }),
  /** It expires earlier than wished, although it was not changed: the wish counts from today. */
  v.object({ kind: v.literal('expiryWish'), ...ofLine, expiration: v.nullable(isoDay) }),
  /** Bonus units began or ended: the same ordered units bring another number. */
  v.object({ kind: v.literal('bonus'), ...ofLine, wanted: v.number(), brought: v.number() }),
  /** The minimum or maximum quantity, or the units of a pack. */
  v.object({ kind: v.literal('quantity'), ...ofLine }),
  v.object({ kind: v.literal('shipping'), ...ofSeller, before: kurus, after: kurus }),
  /** The goods of this seller do not reach its new minimum amount. */
  v.object({ kind: v.literal('minBasket'), ...ofSeller, after: kurus }),
  /** The score of the seller, in tenths, no longer meets the wish. */
  v.object({ kind: v.literal('rating'), ...ofSeller, after: v.number() }),
  /** The seller is no longer an official one, as was wished. */
  v.object({ kind: v.literal('official'), ...ofSeller }),
]);
export type SmartCartChange = v.InferOutput<typeof smartCartChange>;

const smartCartBuilderSchemas = {
  summary: 'Searches the cheapest basket over all sellers; answers with the first one and goes on searching.',
  request: v.strictObject({
    wants: v.pipe(
      v.array(smartCartWant),
      v.minLength(1, 'Listeye en az bir ürün ekleyin.'),
      v.maxLength(smartCartMaxLines, `Bir listede en çok ${smartCartMaxLines} ürün olabilir.`),
    ),
    wishes: smartCartWishes,
  }),
  result: smartCart,
};

export const smartCartBuilder = defineCall<typeof smartCartBuilderSchemas>()({
  method: 'POST',
  path: 'Master/SmartBasketBuilder',
  encoding: 'json',
  access: 'buyer',
  area: 'smartCart',
});

const getSmartCartSchemas = {
  summary:
    'Where a search stands, on any device; while it goes on the same is streamed at SmartBasketStream.',
  request: v.strictObject({ smartCartId: cartId }),
  result: smartCart,
};

export const getSmartCart = defineCall<typeof getSmartCartSchemas>()({
  method: 'GET',
  path: 'Master/SmartBasket',
  encoding: 'query',
  access: 'buyer',
  area: 'smartCart',
});

export const smartCartStreamSchemas = {
  summary: 'Answers of a search while it goes on.',
  request: getSmartCartSchemas.request,
  result: smartCart,
};

/**
 * The same as server-sent events, one for each better answer, until the search ends. It answers a stream instead of an
 * envelope, so its route is registered outside the calls.
 */
export const smartCartEvents = defineCall<typeof smartCartStreamSchemas>()({
  method: 'GET',
  path: 'Master/SmartBasketStream',
  encoding: 'query',
  access: 'buyer',
  area: 'smartCart',
});

const stopSmartCartSchemas = {
  summary: 'Ends a search; what it has found stays.',
  request: v.strictObject({ smartCartId: cartId }),
  result: smartCart,
};

export const stopSmartCart = defineCall<typeof stopSmartCartSchemas>()({
  method: 'POST',
  path: 'Master/SmartBasketStop',
  encoding: 'json',
  access: 'buyer',
  area: 'smartCart',
});

const takeSmartCartSchemas = {
  summary:
    'Puts the basket found, or the alternative named, into the cart, if the market is still as it was; else names what moved.',
  request: v.strictObject({
    smartCartId: cartId,
    alternativeId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  }),
  result: v.variant('outcome', [
    v.object({
      outcome: v.literal('taken'),
      /** For `BasketItems/Rollback`, which restores the cart. */
      removalId: v.pipe(v.string(), v.uuid()),
      basketItem: v.number(),
    }),
    /** The market has changed: nothing was added to the cart, and a new search has started from the former cart. */
    v.object({ outcome: v.literal('changed'), smartCart, changes: v.array(smartCartChange) }),
  ]),
};

export const takeSmartCart = defineCall<typeof takeSmartCartSchemas>()({
  method: 'POST',
  path: 'Master/SmartBasketTake',
  encoding: 'json',
  access: 'buyer',
  area: 'smartCart',
  idempotent: true,
});

/** A product that a line of a list may mean. */
const readProduct = v.object({
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  productImageUrl: v.string(),
  productListingCount: v.number(),
});

/** One line of a pasted list, in the order of the list, with its interpretation. */
export const readLine = v.object({
  line: v.number(),
  text: v.string(),
  quantity: v.nullable(v.number()),
  product: v.nullable(readProduct),
  /** Products that a written name may mean, the best first; empty when there is no choice. */
  candidates: v.array(readProduct),
  /** Why the line cannot be searched. */
  problem: v.nullable(
    v.picklist([
      'unreadable',
      'checkDigit',
      'rounded',
      'unknownBarcode',
      /** No product has this name. */
      'unknownName',
      /** Several products may be meant: one of `candidates`. */
      'ambiguous',
      'medicine',
      'quantity',
      'noOffers',
      'repeated',
    ]),
  ),
});

const readSmartCartLinesSchemas = {
  summary:
    'Reads lines of a barcode or a name with a quantity, one answer a line; nothing is lost and nothing is guessed.',
  request: v.strictObject({
    text: v.pipe(
      v.string(),
      v.maxLength(smartCartPaste.characters),
      v.check((text) => text.split('\n').length <= smartCartPaste.lines, 'En çok 2.000 satır okunabilir.'),
    ),
  }),
  result: v.object({ lines: v.array(readLine) }),
};

export const readSmartCartLines = defineCall<typeof readSmartCartLinesSchemas>()({
  method: 'POST',
  path: 'Master/SmartBasketReadLines',
  encoding: 'json',
  access: 'buyer',
  // Quick order reads names too, so every user with a cart may call it.
  area: 'cart',
});

/** A product as the list shows it. */
const listedProduct = {
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  productImageUrl: v.string(),
  quantity: v.number(),
};

const getSmartCartListSchemas = {
  summary:
    'What a search was asked, the latest one of the company where none is named: another device goes on from here.',
  request: v.strictObject({ smartCartId: v.optional(cartId) }),
  /** Null when the company has not searched yet. */
  result: v.nullable(
    v.object({
      smartCartId: cartId,
      state: v.picklist(smartCartStates),
      total: v.nullable(kurus),
      searchedAt: instant,
      /** In the order of the list; products that are no longer sold are left out. */
      products: v.array(
        v.object({
          ...listedProduct,
          mayExceedBy: v.number(),
          mayReplace: v.boolean(),
          minExpiryMonths: v.nullable(v.number()),
        }),
      ),
      wishes: smartCartWishes,
      excludedSellers: v.array(v.object({ sellerId: id, sellerUsername: v.string() })),
    }),
  ),
};

export const getSmartCartList = defineCall<typeof getSmartCartListSchemas>()({
  method: 'GET',
  path: 'Master/SmartBasketList',
  encoding: 'query',
  access: 'buyer',
  area: 'smartCart',
});

const getSmartCartSuggestionsSchemas = {
  summary:
    'Products to begin a list with: of the last orders, of the favourites, and what should be running low.',
  request: nothing,
  result: v.array(
    v.object({
      source: v.picklist(['lastOrder', 'favourite', 'runningLow']),
      ...listedProduct,
    }),
  ),
};

export const getSmartCartSuggestions = defineCall<typeof getSmartCartSuggestionsSchemas>()({
  method: 'GET',
  path: 'Master/SmartBasketSuggestions',
  encoding: 'query',
  access: 'buyer',
  area: 'smartCart',
});

export const smartCartCalls = {
  smartCartBuilder: withSchemas(smartCartBuilder, smartCartBuilderSchemas),
  getSmartCart: withSchemas(getSmartCart, getSmartCartSchemas),
  stopSmartCart: withSchemas(stopSmartCart, stopSmartCartSchemas),
  takeSmartCart: withSchemas(takeSmartCart, takeSmartCartSchemas),
  readSmartCartLines: withSchemas(readSmartCartLines, readSmartCartLinesSchemas),
  getSmartCartList: withSchemas(getSmartCartList, getSmartCartListSchemas),
  getSmartCartSuggestions: withSchemas(getSmartCartSuggestions, getSmartCartSuggestionsSchemas),
};
