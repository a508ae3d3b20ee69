import type { Db } from '../../../core/db/database.ts';

/** A product and its picture at a place; the columns of the picture are null when it has none there. */
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
      'product_picture.storage_key',
      'product_picture.content_hash',
      'product_picture.content_type',
    ])
    .where('product.id', '=', productId)
    .executeTakeFirst();

export type PictureRow = NonNullable<Awaited<ReturnType<typeof findPicture>>>;
