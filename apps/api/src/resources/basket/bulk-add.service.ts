import type { BulkLine, bulkAddBasketItems, mergeBasket } from '@havan/contract/basket-transfer';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { nearestQuantity, quantityProblem } from '@havan/domain/basket';
import { errorCatalogue } from '@havan/domain/error-catalogue';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { quantitySentences, rulesOf, saleRefusal } from './basket.policy.ts';
import { getBasket, type Owner } from './basket.service.ts';
import {
  addToLines,
  type BulkListing,
  cheapestOffers,
  countLines,
  listingsOf,
  lockLines,
  productsOfBarcodes,
} from './bulk.sql.ts';
import { basketSellers } from './basket.sql.ts';

/** A line that is wanted, with the offers that could serve it, the one to take first. */
interface Wish {
  readonly index: number;
  readonly barcode: string | null;
  readonly productName: string | null;
  readonly asked: number;
  readonly offers: readonly BulkListing[];
  /** Why there is no offer at all. */
  readonly missing: 'notFound' | 'notSold' | 'prescription' | null;
}

/** How many offers of a barcode are shown to choose from. */
const offersShown = 5;

const missingSentences = {
  notFound: 'Bu barkodla kayıtlı bir ürün bulunamadı.',
  notSold: 'Bu ürünün şu anda satışta ilanı yok.',
  prescription: errorCatalogue.productNotPermitted.message,
} as const;

/** Quick order: every line is answered, none stops the others; a trial answers the same and changes nothing. */
export async function bulkAdd(
  ctx: Context,
  owner: Owner,
  { lines, isTrial }: ParsedRequestOf<typeof bulkAddBasketItems>,
): Promise<ResultOf<typeof bulkAddBasketItems>> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const wishes = await wishesOf(within, owner, lines);
    const answered = await fulfil(within, owner, wishes, { isTrial, keepsLarger: false });
    return { lines: answered, itemCount: await countLines(trx, owner.companyId) };
  });
}

/** Joins what a browser held with the basket: of each line the larger count stays, nothing is added up twice. */
export async function merge(
  ctx: Context,
  owner: Owner,
  { lines }: ParsedRequestOf<typeof mergeBasket>,
): Promise<ResultOf<typeof mergeBasket>> {
  const answered = await withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const wishes = await wishesOf(within, owner, lines);
    return fulfil(within, owner, wishes, { isTrial: false, keepsLarger: true });
  });
  return { lines: answered, basket: await getBasket(ctx, owner) };
}

type AskedLine = ParsedRequestOf<typeof bulkAddBasketItems>['lines'][number];

async function wishesOf(
  { db, clock }: Context,
  { companyId }: Owner,
  asked: readonly AskedLine[],
): Promise<Wish[]> {
  const barcodes = asked.flatMap((line) => ('barcode' in line ? [line.barcode] : []));
  const listingIds = asked.flatMap((line) => ('listingId' in line ? [line.listingId] : []));
  const listings = new Map((await listingsOf(db, listingIds)).map((row) => [row.id, row]));
  const hits = new Map((await productsOfBarcodes(db, barcodes)).map((hit) => [hit.barcode, hit]));
  const productIds = [...hits.values()].flatMap(({ product_id: id }) => (id === null ? [] : [id]));
  const today = formatIsoDay(istanbulDayOf(clock.now()));
  const offers = Map.groupBy(
    await cheapestOffers(db, productIds, { companyId, today, perProduct: offersShown }),
    (offer) => offer.product_id,
  );
  return asked.map((line, index): Wish => {
    if ('listingId' in line) {
      const listing = listings.get(line.listingId);
      return {
        index,
        barcode: listing?.barcode ?? null,
        productName: listing?.product_name ?? null,
        asked: line.count,
        offers: listing ? [listing] : [],
        missing: listing ? null : 'notFound',
      };
    }
    const hit = hits.get(line.barcode);
    const found = hit === undefined || hit.product_id === null ? [] : (offers.get(hit.product_id) ?? []);
    return {
      index,
      barcode: line.barcode,
      productName: hit?.name ?? null,
      asked: line.count,
      offers: servingFirst(found, line.count),
      missing: !hit
        ? 'notFound'
        : hit.product_id === null
          ? 'prescription'
          : found.length === 0
            ? 'notSold'
            : null,
    };
  });
}

/** The cheapest offer that can serve the whole count, then the others as they were. */
function servingFirst(offers: readonly BulkListing[], count: number): BulkListing[] {
  const best = offers.find((offer) => (nearestQuantity(rulesOf(offer), count) ?? 0) >= count);
  return best ? [best, ...offers.filter((offer) => offer !== best)] : [...offers];
}

async function fulfil(
  { db: trx, clock }: Context,
  { companyId }: Owner,
  wishes: readonly Wish[],
  { isTrial, keepsLarger }: { isTrial: boolean; keepsLarger: boolean },
): Promise<BulkLine[]> {
  const taken = wishes.flatMap(({ offers: [offer] }) => (offer ? [offer.id] : []));
  const counts = new Map(await lockLines(trx, companyId, taken));
  const sellers = new Set(await basketSellers(trx, companyId));
  const now = clock.now();
  const additions: Parameters<typeof addToLines>[2][number][] = [];
  const answered = wishes.map((wish): BulkLine => {
    const [offer] = wish.offers;
    const base = lineOf(wish, sellers);
    if (!offer) return base;
    const refusal = saleRefusal(offer, companyId, now);
    if (refusal) return { ...base, outcome: 'refused', message: errorCatalogue[refusal].message };
    const before = counts.get(offer.id) ?? 0;
    const wanted = keepsLarger ? Math.max(before, wish.asked) : before + wish.asked;
    const rules = rulesOf(offer);
    const problem = quantityProblem(rules, wanted);
    const added = Math.max(0, (nearestQuantity(rules, wanted) ?? before) - before);
    const message = problem && quantitySentences[problem](rules);
    if (added === 0) return { ...base, outcome: before > 0 ? 'unchanged' : 'refused', message };
    counts.set(offer.id, before + added);
    additions.push({
      listingId: offer.id,
      count: added,
      seenPrice: offer.sale_price,
      seenExpiration: offer.expiration,
    });
    return { ...base, added, outcome: problem ? 'adjusted' : 'added', message };
  });
  if (!isTrial && additions.length > 0) await addToLines(trx, companyId, summed(additions));
  return answered;
}

function lineOf(
  { index, barcode, productName, asked, offers, missing }: Wish,
  sellers: ReadonlySet<number>,
): BulkLine {
  return {
    index,
    barcode,
    listingId: offers[0]?.id ?? null,
    productName,
    asked,
    added: 0,
    outcome: missing ?? 'refused',
    message: missing && missingSentences[missing],
    offers: offers.map((offer) => ({
      listingId: offer.id,
      sellerId: offer.seller_id,
      sellerUsername: offer.seller_username,
      unitPrice: offer.sale_price,
      expiration: offer.expiration,
      stock: offer.stock,
      count: nearestQuantity(rulesOf(offer), asked),
      isSellerInBasket: sellers.has(offer.seller_id),
    })),
  };
}

/** One addition a listing: a statement cannot add to the same line twice. */
function summed<Line extends { readonly listingId: number; readonly count: number }>(
  lines: readonly Line[],
): Line[] {
  return [...Map.groupBy(lines, ({ listingId }) => listingId).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}
