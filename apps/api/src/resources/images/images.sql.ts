import type { Db } from '../../db/database.ts';

/** What the pack shot of a product is drawn from. */
export const findPack = (db: Db, productId: number) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.name', 'product.size', 'product.pack', 'brand.name as brand'])
    .where('product.id', '=', productId)
    .executeTakeFirst();
