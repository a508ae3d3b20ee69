import type { ResultOf } from '@havan/contract/call';
import {
  type getSmartBasketList,
  type getSmartBasketSuggestions,
  type readSmartBasketLines,
  smartBasketBuilder,
} from '@havan/contract/smart-cart';
import { readBarcodeLines, type TypedLine } from '@havan/domain/barcode-lines';
import { productPictureUrl } from '@havan/domain/product-picture';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { medicinesAmong, type NamedProduct, productsBy, suggestionRows } from './offers.sql.ts';
import { findList, namesOf } from './smart-cart.sql.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** Reads a pasted list against the catalogue, one answer a line. */
export async function readPastedLines(
  ctx: Context,
  text: string,
): Promise<ResultOf<typeof readSmartBasketLines>> {
  const typed = readBarcodeLines(text);
  const barcodes = typed.flatMap(({ barcode }) => (barcode === null ? [] : [barcode]));
  const products = new Map((await productsBy(ctx.db, 'barcode', barcodes)).map((row) => [row.barcode, row]));
  const medicines = await medicinesAmong(ctx.db, barcodes);
  const taken = new Set<string>();
  const lines = typed.map((line) => {
    const product = products.get(line.barcode ?? '');
    const problem = problemOf(line, product?.offers, medicines, taken);
    // A line that could not be taken does not stand in the way of a later one that can.
    if (line.barcode !== null && problem === null) taken.add(line.barcode);
    return {
      line: line.line,
      text: line.text,
      quantity: line.quantity,
      product: product ? { ...listed(product), productListingCount: product.offers } : null,
      problem,
    };
  });
  return { lines };
}

function problemOf(
  { barcode, flaw, quantity }: TypedLine,
  offers: number | undefined,
  medicines: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): ResultOf<typeof readSmartBasketLines>['lines'][number]['problem'] {
  if (barcode === null) return flaw ?? 'unreadable';
  if (medicines.has(barcode)) return 'medicine';
  if (offers === undefined) return 'unknownBarcode';
  if (taken.has(barcode)) return 'repeated';
  if (quantity === null) return 'quantity';
  return offers === 0 ? 'noOffers' : null;
}

const listed = ({ id, name, brand_name }: Pick<NamedProduct, 'id' | 'name' | 'brand_name'>) => ({
  productId: id,
  productName: name,
  brandName: brand_name,
  productImageUrl: productPictureUrl(id),
});

/**
 * What a search was asked, so that another device, or somebody who comes back, goes on from there.
 *
 * @throws AppError `recordNotFound` for a search of somebody else
 */
export async function readList(
  ctx: Context,
  { companyId }: Owner,
  smartCartId: string | undefined,
): Promise<ResultOf<typeof getSmartBasketList>> {
  const stored = await findList(ctx.db, companyId, smartCartId);
  if (!stored && smartCartId !== undefined) throw new AppError('recordNotFound');
  if (!stored) return null;
  const { wants, wishes } = v.parse(smartBasketBuilder.request, stored.request);
  const { excludedSellerIds } = wishes;
  const ids = wants.map(({ productId }) => productId);
  const products = new Map((await productsBy(ctx.db, 'id', ids)).map((row) => [row.id, row]));
  const excluded = excludedSellerIds.length === 0 ? [] : await namesOf(ctx.db, excludedSellerIds);
  return {
    smartCartId: stored.id,
    state: stored.state,
    total: stored.total,
    searchedAt: stored.created_at.toISOString(),
    products: wants.flatMap(({ productId, ...want }) => {
      const product = products.get(productId);
      return product ? [{ ...listed(product), ...want }] : [];
    }),
    wishes,
    excludedSellers: excluded.map(({ id, name }) => ({ sellerId: id, sellerUsername: name })),
  };
}

/** What a list may begin with, each product with the reason that brought it. */
export async function suggestions(
  ctx: Context,
  { companyId, userId }: Owner,
): Promise<ResultOf<typeof getSmartBasketSuggestions>> {
  const rows = await suggestionRows(ctx.db, companyId, userId, ctx.clock.now());
  return rows.map(({ product_id, product_name, source, quantity, ...row }) => ({
    ...listed({ ...row, id: product_id, name: product_name }),
    source,
    quantity,
  }));
}
