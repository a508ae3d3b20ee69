import type { Db } from '../../db/database.ts';

/** What the pictures of a product are drawn from. */
export const findPack = (db: Db, productId: number) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.name',
      'product.size',
      'product.pack',
      'product.barcode',
      'product.description',
      'brand.name as brand',
    ])
    .where('product.id', '=', productId)
    .executeTakeFirst();
