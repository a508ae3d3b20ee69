import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/**
 * Returns a product and its picture at a place; the columns of the picture are null when it has none there.
 */
export const findPicture = (db: Db, productId: number, position: number) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('product_picture', (on) =>
      on.onRef('product_picture.product_id', '=', 'product.id').on('product_picture.position', '=', position),
    )
    .select([
      'product.name',
      'product.size',
      'product.barcode',
      'product.description',
      'brand.name as brand',
      'product_picture.spec',
      'product_picture.content_hash',
    ])
    .where('product.id', '=', productId)
    .executeTakeFirst();

export type PictureRow = NonNullable<Awaited<ReturnType<typeof findPicture>>>;

interface NewPhoto {
  readonly productId: number;
  readonly position: number;
  readonly hash: string;
  readonly storageKey: string;
  readonly edge: number;
}

/** Sets the photograph at a position of a product; false for an unknown product. */
export async function upsertPhoto(
  db: Db,
  { productId, position, hash, storageKey, edge }: NewPhoto,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into product_picture
      (product_id, position, kind, storage_key, content_hash, content_type, width, height)
    select id, ${position}, 'photo', ${storageKey}, ${hash}, 'image/webp', ${edge}, ${edge}
    from product where id = ${productId}
    on conflict (product_id, position) do update set
      kind = excluded.kind, spec = null, alt = null, storage_key = excluded.storage_key,
      content_hash = excluded.content_hash, content_type = excluded.content_type,
      width = excluded.width, height = excluded.height`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Removes the photograph at a position of a product; false without one. */
export async function deletePhoto(db: Db, productId: number, position: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_picture')
    .where('product_id', '=', productId)
    .where('position', '=', position)
    .where('kind', '=', 'photo')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the places of a product at which there is a photograph. */
export const findPhotoPositions = async (db: Db, productId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('product_picture')
    .select('position')
    .where('product_id', '=', productId)
    .where('kind', '=', 'photo')
    .execute();
  return rows.map(({ position }) => position);
};
