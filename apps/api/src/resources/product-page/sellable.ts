import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/database.ts';
import { isSellable } from '../favorites/favorites.sql.ts';

/** @throws AppError `notFound` for an id that is no product on sale here */
export async function requireSellable(db: Db, productId: number): Promise<void> {
  if (!(await isSellable(db, productId))) throw new AppError('notFound', { message: 'Ürün bulunamadı.' });
}
