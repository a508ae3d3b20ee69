import { toEan13, toGtin14 } from '@havan/domain/gtin';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { isMersisRequired } from '@havan/domain/legal-details';
import {
  companyRefusal,
  permissionRefusal,
  type PermissionRefusal,
  type TradeAction,
  type TradingCompany,
} from '@havan/domain/product-permission';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pendingAgreement } from '../../identity/agreements/agreements.service.ts';
import * as sql from './permission.sql.ts';

export type TradedProductRow = sql.TradedProductRow;

/** The company whose permission is checked: a request's actor, or that of a job. */
export type Trader = Pick<Actor, 'companyId' | 'userId'>;

/** Returns the company facts that decide what it may trade (product §10). */
export async function tradingCompanyOf(ctx: Context, actor: Trader): Promise<TradingCompany> {
  const [row, pending] = await Promise.all([
    sql.findTradingCompany(ctx.db, actor.companyId, istanbulIsoDay(ctx.clock.now())),
    pendingAgreement(ctx, actor.userId),
  ]);
  return {
    companyType: row.company_type,
    isReviewed: row.review_state === 'approved',
    salesBan: row.sales_ban,
    hasPendingAgreement: pending !== null,
    legalDetails: { kepAddress: row.kep_address, mersisNo: row.mersis_no },
    isMersisRequired: isMersisRequired(row.company_type),
    badges: row.badges,
    openSetup: row.open_setup,
  };
}

/** Returns why a company may not trade a product; null when it may. */
export const refusalOf = (
  row: TradedProductRow,
  company: TradingCompany,
  action: TradeAction,
): PermissionRefusal | null =>
  permissionRefusal(
    {
      kind: row.kind,
      isPrescription: false,
      isRegisteredInUts: row.is_registered_in_uts,
      isOpenedByOperator: row.is_opened_by_operator,
      brandId: row.brand_id,
    },
    company,
    action,
  );

/** @throws AppError `forbidden` with the sentence of the rule when the company may list nothing at all */
export async function requireSeller(ctx: Context, actor: Trader): Promise<TradingCompany> {
  const company = await tradingCompanyOf(ctx, actor);
  requireSelling(company);
  return company;
}

/** Requires that a company whose facts were read already may sell. @throws AppError `forbidden` as `requireSeller` */
export function requireSelling(company: TradingCompany): void {
  const refusal = companyRefusal(company, 'list');
  if (refusal) throw new AppError('forbidden', { message: refusal.sentence });
}

/** Returns products by id, each with the reason why the company may not list it; unknown ids are left out. */
export async function listableProducts(
  ctx: Context,
  company: TradingCompany,
  ids: readonly number[],
): Promise<Map<number, { readonly product: TradedProductRow; readonly refusal: PermissionRefusal | null }>> {
  const rows = await sql.findTradedProducts(ctx.db, [...new Set(ids)]);
  return new Map(
    rows.map((product) => [product.id, { product, refusal: refusalOf(product, company, 'list') }]),
  );
}

interface RefusedListing {
  readonly listingId: number;
  readonly productName: string;
  readonly refusal: PermissionRefusal;
}

/** Returns those of the listings whose products the company may not list, or no longer, each with the rule. */
async function refusedListings(
  ctx: Context,
  actor: Trader,
  listingIds: readonly number[],
): Promise<RefusedListing[]> {
  if (listingIds.length === 0) return [];
  const listings = await sql.findProductsOfListings(ctx.db, actor.companyId, listingIds);
  const found = await listableProducts(
    ctx,
    await tradingCompanyOf(ctx, actor),
    listings.map(({ product_id }) => product_id),
  );
  return listings.flatMap(({ listing_id, product_id }) => {
    const answer = found.get(product_id);
    if (!answer?.refusal) return [];
    return [{ listingId: listing_id, productName: answer.product.name, refusal: answer.refusal }];
  });
}

/** Returns those of the listings whose products the company may still list, in their order. */
export async function onlyListable(
  ctx: Context,
  actor: Trader,
  listingIds: readonly number[],
): Promise<number[]> {
  const refused = new Set((await refusedListings(ctx, actor, listingIds)).map(({ listingId }) => listingId));
  return listingIds.filter((id) => !refused.has(id));
}

/**
 * Requires that a campaign may cover these listings.
 *
 * @throws AppError `invalidRequest` with the sentence of the rule and the first product that it forbids
 */
export async function requireListable(
  ctx: Context,
  actor: Trader,
  listingIds: readonly number[],
  path: string,
): Promise<void> {
  const refused = await refusedListings(ctx, actor, listingIds);
  const [first] = refused;
  if (!first) return;
  const more = refused.length > 1 ? ` Satılamayan ${refused.length} ürün seçtiniz.` : '';
  const message = `${first.productName}: ${first.refusal.sentence}${more}`;
  throw new AppError('invalidRequest', { message, errors: [{ code: first.refusal.code, message, path }] });
}

/** Returns a barcode in every length that the catalogue may use. */
function writtenForms(barcode: string): string[] {
  const gtin14 = toGtin14(barcode);
  const forms = [barcode, gtin14, gtin14 && toEan13(gtin14)];
  return [...new Set(forms.filter((form): form is string => form !== null && form !== ''))];
}

/** Returns the product of a barcode; `medicine` for one of the licensed list, null for an unknown one. */
export async function productOfBarcode(
  ctx: Context,
  barcode: string,
): Promise<TradedProductRow | 'medicine' | null> {
  const forms = writtenForms(barcode);
  const product = await sql.findProductByBarcode(ctx.db, forms);
  if (product) return product;
  return (await sql.isMedicine(ctx.db, forms)) ? 'medicine' : null;
}

/** Returns the product or licensed medicine of each barcode; unknown ones are omitted. */
export async function productsOfBarcodes(
  ctx: Context,
  barcodes: readonly string[],
): Promise<Map<string, TradedProductRow | 'medicine'>> {
  const formsOf = new Map(barcodes.map((barcode) => [barcode, writtenForms(barcode)]));
  const all = [...new Set([...formsOf.values()].flat())];
  const [products, medicines] = await Promise.all([
    sql.findProductsByBarcodes(ctx.db, all),
    sql.findMedicineBarcodes(ctx.db, all),
  ]);
  const byForm = new Map<string, TradedProductRow | 'medicine'>([
    ...medicines.map((barcode): [string, 'medicine'] => [barcode, 'medicine']),
    ...products.map((product): [string, TradedProductRow] => [product.barcode, product]),
  ]);
  const found = new Map<string, TradedProductRow | 'medicine'>();
  for (const [barcode, forms] of formsOf) {
    const known = forms.map((form) => byForm.get(form)).find((one) => one !== undefined);
    if (known) found.set(barcode, known);
  }
  return found;
}
