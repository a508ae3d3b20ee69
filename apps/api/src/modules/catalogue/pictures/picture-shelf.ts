import type { PictureView } from '@havan/domain/product-picture';
import { pictureViews } from '@havan/domain/product-picture';
import type { Context } from '../../../core/context.ts';
import { findPicture } from './images.sql.ts';
import { makePicture } from './make-picture.ts';
import { type Picture, pictureCache } from './picture-cache.ts';

/** A picture with a URL for each width and format. */
export interface Photograph {
  readonly hash: string;
}

interface Kept extends Picture {
  /** The source row. */
  readonly source: string;
  readonly checkedAt: number;
}

/** Room for some 2,500 drawn pictures. */
const cacheBytes = 16 * 1024 * 1024;
/**
 * How long a cached picture is used before its row is checked again, since another process may have changed it.
 */
const recheckMs = 60_000;

/** Reads pictures of products, drawn ones through an LRU cache. Null for an unknown product. */
export function pictureShelf(
  ctx: Context,
): (productId: number, view: PictureView) => Promise<Picture | Photograph | null> {
  const cache = pictureCache<Kept>(cacheBytes);
  return async (productId, view) => {
    const key = `${productId}-${view}`;
    const known = cache.get(key);
    const checkedAt = ctx.clock.now().getTime();
    if (known && checkedAt - known.checkedAt < recheckMs) return known;
    const row = await findPicture(ctx.db, productId, pictureViews.indexOf(view) + 1);
    if (!row) return null;
    if (row.content_hash !== null) return { hash: row.content_hash };
    const source = JSON.stringify(row);
    const picture = known?.source === source ? known : await makePicture(row, ctx);
    cache.set(key, { ...picture, source, checkedAt });
    return picture;
  };
}
