import { schemasOf } from '@havan/contract/calls';
import type { ResultOf } from '@havan/contract/call';
import {
  type getSmartCartList,
  type getSmartCartSuggestions,
  type readSmartCartLines,
  smartCartBuilder,
} from '@havan/contract/cart/smart-cart';
import { readBarcodeLines, type TypedLine } from '@havan/domain/barcode-lines';
import { productPictureUrl } from '@havan/domain/product-picture';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { productsNamed } from '../../catalogue/search/product-names.service.ts';
import { currentWants } from './current-wants.ts';
import { medicinesAmong, type NamedProduct, productsBy, suggestionRows } from './offers.sql.ts';
import { findList, namesOf } from './smart-cart.sql.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** Matches the lines of a pasted list with the catalogue; one answer for each line. */
export async function readPastedLines(
  ctx: Context,
  text: string,
): Promise<ResultOf<typeof readSmartCartLines>> {
  const typed = readBarcodeLines(text);
  const barcodes = typed.flatMap(({ barcode }) => (barcode === null ? [] : [barcode]));
  const byBarcode = new Map(
    (await productsBy(ctx.db, 'barcode', barcodes)).map((row) => [row.asked_barcode, row]),
  );
  const medicines = await medicinesAmong(ctx.db, barcodes);
  const byName = await productsByName(ctx, typed);
  const taken = new Set<string>();
  const lines = typed.map((line) => {
    const { found, candidates } = byName.get(line.name ?? '') ?? { found: undefined, candidates: [] };
    const product = byBarcode.get(line.barcode ?? '') ?? found;
    const problem =
      line.name !== null && !product
        ? candidates.length > 0
          ? 'ambiguous'
          : 'unknownName'
        : problemOf({ ...line, barcode: product?.barcode ?? line.barcode }, product?.offers, {
            medicines,
            taken,
          });
    // A refused line does not block a later valid one.
    if (product && problem === null) taken.add(product.barcode);
    return {
      line: line.line,
      text: line.text,
      quantity: line.quantity,
      product: product ? read(product) : null,
      candidates: product ? [] : candidates.map(read),
      problem,
    };
  });
  return { lines };
}

/** Returns the product of each unambiguous name, else its candidates. */
async function productsByName(
  ctx: Context,
  typed: readonly TypedLine[],
): Promise<
  ReadonlyMap<
    string,
    { readonly found: NamedProduct | undefined; readonly candidates: readonly NamedProduct[] }
  >
> {
  const names = [...new Set(typed.flatMap(({ name }) => (name === null ? [] : [name])))];
  const hits = await productsNamed(ctx, names);
  const ids = [...new Set(hits.flatMap(({ productIds }) => productIds))];
  const rows = new Map((await productsBy(ctx.db, 'id', ids)).map((row) => [row.id, row]));
  return new Map(
    names.map((name, index) => {
      const { productIds = [], isSure = false } = hits[index] ?? {};
      const candidates = productIds.flatMap((id) => rows.get(id) ?? []);
      return [name, { found: isSure ? candidates[0] : undefined, candidates }];
    }),
  );
}

function problemOf(
  { barcode, flaw, quantity }: TypedLine,
  offers: number | undefined,
  { medicines, taken }: { readonly medicines: ReadonlySet<string>; readonly taken: ReadonlySet<string> },
): ResultOf<typeof readSmartCartLines>['lines'][number]['problem'] {
  if (barcode === null) return flaw ?? 'unreadable';
  if (medicines.has(barcode)) return 'medicine';
  if (offers === undefined) return 'unknownBarcode';
  if (taken.has(barcode)) return 'repeated';
  if (quantity === null) return 'quantity';
  return offers === 0 ? 'noOffers' : null;
}

const read = (product: NamedProduct) => ({ ...listed(product), productListingCount: product.offers });

const listed = ({ id, name, brand_name }: Pick<NamedProduct, 'id' | 'name' | 'brand_name'>) => ({
  productId: id,
  productName: name,
  brandName: brand_name,
  productImageUrl: productPictureUrl(id),
});

/**
 * Returns the request of a search, so that it can be continued on another device or later.
 *
 * @throws AppError `recordNotFound` for a foreign search
 */
export async function readList(
  ctx: Context,
  { companyId }: Owner,
  smartCartId: string | undefined,
): Promise<ResultOf<typeof getSmartCartList>> {
  const stored = await findList(ctx.db, companyId, smartCartId);
  if (!stored && smartCartId !== undefined) throw new AppError('recordNotFound');
  if (!stored) return null;
  const { wants, wishes } = v.parse(schemasOf(smartCartBuilder).request, stored.request);
  const { excludedSellerIds } = wishes;
  const excluded = excludedSellerIds.length === 0 ? [] : await namesOf(ctx.db, excludedSellerIds);
  return {
    smartCartId: stored.id,
    state: stored.state,
    total: stored.total,
    searchedAt: stored.created_at.toISOString(),
    products: (await currentWants(ctx.db, wants)).map(({ product, want }) => ({
      ...want,
      ...listed(product),
    })),
    wishes,
    excludedSellers: excluded.map(({ id, name }) => ({ sellerId: id, sellerUsername: name })),
  };
}

/** Returns suggestions for a list, each product with its reason. */
export async function suggestions(
  ctx: Context,
  { companyId, userId }: Owner,
): Promise<ResultOf<typeof getSmartCartSuggestions>> {
  const rows = await suggestionRows(ctx.db, companyId, userId, ctx.clock.now());
  return rows.map(({ product_id, product_name, source, quantity, ...row }) => ({
    ...listed({ ...row, id: product_id, name: product_name }),
    source,
    quantity,
  }));
}
