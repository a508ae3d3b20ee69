import { createHash } from 'node:crypto';
import { type PictureView, pictureViews, pictureWidths } from '@havan/domain/product-picture';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { renderWidths } from '../../../core/pictures/render-widths.ts';
import { photoKey } from './photo-address.ts';
import * as sql from './images.sql.ts';

type PhotoContext = Pick<Context, 'db' | 'ports'>;

/** A product photograph whose sizes are in the storage. */
export interface KeptPhoto {
  readonly hash: string;
}

/** Renders a checked picture in all widths and stores them under the hash of its bytes. */
export async function keepPhoto({ ports }: Pick<Context, 'ports'>, bytes: Uint8Array): Promise<KeptPhoto> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  for (const one of await renderWidths(bytes, pictureWidths, 'square'))
    await ports.storage.put(photoKey(hash, one.width, one.format), one.bytes, `image/${one.format}`);
  return { hash };
}

/** Sets a photograph as a picture of a product and replaces the former one. @throws AppError `recordNotFound` */
export async function setProductPhoto(
  { db }: Pick<Context, 'db'>,
  productId: number,
  view: PictureView,
  { hash }: KeptPhoto,
): Promise<void> {
  const edge = pictureWidths[pictureWidths.length - 1] ?? 960;
  const isSet = await sql.upsertPhoto(db, {
    productId,
    position: pictureViews.indexOf(view) + 1,
    hash,
    storageKey: photoKey(hash, edge, 'webp'),
    edge,
  });
  if (!isSet) throw new AppError('recordNotFound');
}

/**
 * Removes a photograph of a product; false when there is none at that position. Its files stay: another product may use
 * them.
 */
export const removeProductPhoto = (
  { db }: Pick<Context, 'db'>,
  productId: number,
  view: PictureView,
): Promise<boolean> => sql.deletePhoto(db, productId, pictureViews.indexOf(view) + 1);

/** Returns the views of a product that show a photograph. */
export async function photographedViews(
  { db }: Pick<Context, 'db'>,
  productId: number,
): Promise<PictureView[]> {
  const positions = await sql.findPhotoPositions(db, productId);
  return pictureViews.filter((_view, at) => positions.includes(at + 1));
}

/** Sets photographs for the views of a product that have none, in order. */
export async function addProductPhotos(
  ctx: PhotoContext,
  productId: number,
  photos: readonly Uint8Array[],
): Promise<void> {
  const taken = await photographedViews(ctx, productId);
  const free = pictureViews.filter((view) => !taken.includes(view));
  for (const [at, view] of free.entries()) {
    const bytes = photos[at];
    if (!bytes) return;
    await setProductPhoto(ctx, productId, view, await keepPhoto(ctx, bytes));
  }
}
