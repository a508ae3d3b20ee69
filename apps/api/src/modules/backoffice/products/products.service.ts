import type {
  getMarketProducts,
  MarketProduct,
  saveMarketProduct,
} from '@havan/contract/backoffice/catalogue/products';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { productOfBarcode } from '../../listings/permission/permission.service.ts';
import { record } from '../audit/record.ts';
import { presentProduct } from './products.presenter.ts';
import * as sql from './products.sql.ts';
import { rewriteSearchTexts, searchTextOf } from './search-texts.sql.ts';

const defaultPageSize = 50;

/**
 * Returns one page of the products of the market. @throws AppError `invalidRequest` for a cursor of another
 * list
 */
export async function products(
  { db }: Context,
  {
    search = '',
    undecided = false,
    cursor,
    pageSize = defaultPageSize,
  }: ParsedRequestOf<typeof getMarketProducts>,
): Promise<ResultOf<typeof getMarketProducts>> {
  const list = ['marketProducts', search, undecided] as const;
  const beforeId = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const rows = await sql.findProducts(db, { search, undecided, beforeId, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items: items.map(presentProduct),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/** Returns one product; for a merged one the product that remains. @throws AppError `recordNotFound` */
export async function remainingProduct(
  { db }: Pick<Context, 'db'>,
  productId: number,
): Promise<MarketProduct> {
  const row = await sql.findRemainingProduct(db, productId);
  if (!row) throw new AppError('recordNotFound');
  return presentProduct(row);
}

/** Returns one product that is not merged into another. @throws AppError `recordNotFound` */
async function product({ db }: Pick<Context, 'db'>, productId: number): Promise<MarketProduct> {
  const row = await sql.findProduct(db, productId);
  if (!row) throw new AppError('recordNotFound');
  return presentProduct(row);
}

const refused = (field: string, message: string) =>
  new AppError('invalidRequest', { errors: [{ code: field, message, path: field }] });

/**
 * Creates or changes a product with an audit entry.
 * @throws AppError `recordNotFound` for an unknown product, `invalidRequest` at the field: a barcode of another product
 * or of a medicine, an unknown category
 */
export async function saveProduct(
  ctx: Context,
  me: Operator,
  caller: Caller,
  { productId, brand, ...said }: ParsedRequestOf<typeof saveMarketProduct>,
): Promise<MarketProduct> {
  return withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    if (productId !== undefined && !(await sql.lockProduct(trx, productId)))
      throw new AppError('recordNotFound');
    const known = await productOfBarcode(inside, said.barcode);
    // Law 6197, article 24: a licensed medicine is no product of the market.
    if (known === 'medicine')
      throw refused('barcode', 'Bu barkod ruhsatlı bir ilacın; ürün olarak açılamaz.');
    if (known && known.id !== productId) throw refused('barcode', 'Bu barkod başka bir üründe kayıtlı.');
    if (!(await sql.findCategory(trx, said.categoryId))) throw refused('categoryId', 'Kategoriyi seçin.');
    const brandId = (await sql.brandIds(trx, [brand])).get(brand.toLocaleLowerCase('tr'));
    if (brandId === undefined) throw refused('brand', 'Markayı yazın.');
    const before = productId === undefined ? null : await product(inside, productId);
    const values = {
      barcode: said.barcode,
      name: said.name,
      search_text: searchTextOf(said.name, brand),
      brand_id: brandId,
      category_id: said.categoryId,
      vat_rate: said.vatRate,
      psf: said.psf,
      description: said.description,
      form: said.form,
      size: said.size,
      kind: said.kind,
      is_registered_in_uts: said.isRegisteredInUts,
      ...(said.utsNumber !== undefined && { uts_number: said.utsNumber }),
      is_opened_by_operator: said.isOpenedByOperator,
    };
    if (productId !== undefined) await sql.updateProduct(trx, productId, values);
    const id = productId ?? (await sql.insertProduct(trx, values));
    await rewriteSearchTexts(trx, { productId: id });
    const after = await product(inside, id);
    await record(trx, ctx.clock.now(), me, caller, {
      action: before ? 'product.change' : 'product.create',
      subject: ['product', id],
      ...changesOf(before, after),
    });
    return after;
  });
}

/** Returns the changed fields before and after; all fields of a new product. */
function changesOf(before: MarketProduct | null, after: MarketProduct) {
  if (!before) return { before: null, after };
  const past = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => past.get(field) !== value);
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, past.get(field)])),
    after: Object.fromEntries(changed),
  };
}
