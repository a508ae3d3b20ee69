import { favouriteSorts } from '@havan/domain/favourite';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { productCard } from './catalogue.ts';
import { cursor, flagText, id, idText, instant, kurus, pageOf, pageSize } from '../primitives.ts';
import { productAlert } from './alerts.ts';

/** A marked product as it is now, with the price at the time of marking. */
export const favourite = v.object({
  ...productCard.entries,
  likedAt: instant,
  /** The lowest price on the day it was marked; null without an offer then. */
  priceWhenLiked: v.nullable(kurus),
  /** Minimum quantity of the best offer; 0 without an offer that can be ordered, also for the company's own. */
  orderQuantity: v.number(),
  alert: v.nullable(productAlert),
});
export type Favourite = v.InferOutput<typeof favourite>;

const liked = v.object({ productId: id, likedByUser: v.boolean() });

const likeProductSchemas = {
  summary: 'Marks a product as a favourite; marking it again changes nothing.',
  request: v.strictObject({ productId: idText }),
  result: liked,
};

export const likeProduct = defineCall<typeof likeProductSchemas>()({
  method: 'POST',
  path: 'Users/Likes',
  encoding: 'form',
  access: 'buyer',
  area: 'favorites',
});

const unlikeProductSchemas = {
  summary: 'Takes a product off the favourites; its alert goes with it.',
  request: v.strictObject({ productId: idText }),
  result: liked,
};

export const unlikeProduct = defineCall<typeof unlikeProductSchemas>()({
  method: 'DELETE',
  path: 'Users/Likes',
  encoding: 'query',
  access: 'buyer',
  area: 'favorites',
});

const getFavouritesSchemas = {
  summary: 'The favourites of the user with their best offer of this moment, filtered, sorted and paged.',
  request: v.strictObject({
    categoryId: v.optional(idText),
    inStock: v.optional(flagText),
    /** Only those that are cheaper now than when they were marked. */
    priceDropped: v.optional(flagText),
    sort: v.optional(v.picklist(favouriteSorts)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(favourite).entries,
    /** Main categories of all favourites, whatever the filter. */
    categories: v.array(v.object({ categoryId: id, categoryName: v.string(), count: v.number() })),
    counts: v.object({ all: v.number(), inStock: v.number(), priceDropped: v.number() }),
  }),
};

export const getFavourites = defineCall<typeof getFavouritesSchemas>()({
  method: 'GET',
  path: 'Users/Likes',
  encoding: 'query',
  access: 'buyer',
  area: 'favorites',
});

export const favouriteCalls = {
  likeProduct: withSchemas(likeProduct, likeProductSchemas),
  unlikeProduct: withSchemas(unlikeProduct, unlikeProductSchemas),
  getFavourites: withSchemas(getFavourites, getFavouritesSchemas),
};
