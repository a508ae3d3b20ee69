import { AppError } from '../../../core/app-error.ts';
import type { Db } from '../../../core/db/database.ts';
import { isSellable } from '../favourites/favourites.sql.ts';

/** @throws AppError `notFound` for an id that is no product on sale here */
export async function requireSellable(db: Db, productId: number): Promise<void> {
  if (!(await isSellable(db, productId))) throw new AppError('notFound', { message: 'Ürün bulunamadı.' });
}
