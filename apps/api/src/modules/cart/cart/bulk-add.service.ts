import type { BulkLine, bulkAddCartItems, mergeCart } from '@havan/contract/cart/cart-transfer';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { nearestQuantity, quantityProblem } from '@havan/domain/cart';
import { errorCatalogue } from '@havan/domain/error-catalogue';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { OfferChoice } from '@havan/domain/offer-proposal';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { quantitySentences, rulesOf, saleRefusal } from './cart.policy.ts';
import { getCart, type Owner } from './cart.service.ts';
import {
  addToLines,
  cheapestOffers,
  countLines,
  listingsOf,
  lockLines,
  productNames,
  productsOfBarcodes,
} from './bulk.sql.ts';
import { presentProposal } from './cart.presenter.ts';
import { cartFiguresRows } from './cart.sql.ts';
import { type Proposal, proposalsOf } from './offer-proposals.ts';
import { cartFigures } from './priced-cart.ts';
import { findExpiryPreference } from '../../identity/buying-preference/buying-preference.service.ts';

/** A wanted line with its candidate offers, the best first. */
interface Wish {
  readonly index: number;
  readonly barcode: string | null;
  readonly productName: string | null;
  readonly asked: number;
  readonly offers: readonly Proposal[];
  /** Whether the buyer named the offer instead of the product. */
  readonly isChosen: boolean;
  /** Why no offer can be proposed; null when there are offers. */
  readonly missing: 'notFound' | 'notSold' | 'prescription' | null;
}

/** Number of offers of a product that are considered. */
const offersWeighed = 30;
const offersShown = 5;

const missingSentences = {
  notFound: 'Bu barkodla kayıtlı bir ürün bulunamadı.',
  notSold: 'Bu ürünün şu anda satışta ilanı yok.',
  prescription: errorCatalogue.productNotPermitted.message,
} as const;

const choiceSentences: Readonly<Record<OfferChoice, (proposal: Proposal, asked: number) => string>> = {
  overshoot: ({ count }, asked) =>
    `En az ${count ?? 0} adet satılıyor; ${asked} adet istediniz. Teklifi siz seçin.`,
  expiry: () => 'Yalnız 8 aydan yakın miatlı teklif var. Teklifi siz seçin.',
};

/**
 * Adds every line of a quick order and returns a result for each; none blocks the others, and a trial returns
 * the same result without a change.
 */
export async function bulkAdd(
  ctx: Context,
  owner: Owner,
  { lines, isTrial }: ParsedRequestOf<typeof bulkAddCartItems>,
): Promise<ResultOf<typeof bulkAddCartItems>> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const wishes = await wishesOf(within, owner, lines);
    const answered = await fulfil(within, owner, wishes, { isTrial, keepsLarger: false });
    return { lines: answered, itemCount: await countLines(trx, owner.companyId) };
  });
}

/** Merges a browser's lines into the cart: the larger count of each line is kept, and nothing is added twice. */
export async function merge(
  ctx: Context,
  owner: Owner,
  { lines }: ParsedRequestOf<typeof mergeCart>,
): Promise<ResultOf<typeof mergeCart>> {
  const answered = await withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    const wishes = await wishesOf(within, owner, lines);
    return fulfil(within, owner, wishes, { isTrial: false, keepsLarger: true });
  });
  return { lines: answered, basket: await getCart(ctx, owner) };
}

type AskedLine = ParsedRequestOf<typeof bulkAddCartItems>['lines'][number];

async function wishesOf(
  { db, caches, clock }: Context,
  { companyId }: Owner,
  asked: readonly AskedLine[],
): Promise<Wish[]> {
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const wishesLong = await findExpiryPreference(db, companyId);
  const wishedFrom = wishesLong ? formatIsoDay(addMonths(day, expiryCloseMonths)) : today;
  const buyer = { cart: cartFigures(await cartFiguresRows({ db, caches }, companyId, now), now), wishedFrom };
  const hits = await hitsOf(db, asked);
  const listingIds = asked.flatMap((line) => {
    const named = 'listingId' in line ? line.listingId : line.keptListingId;
    return named === undefined ? [] : [named];
  });
  const listings = new Map(
    (await listingsOf(db, listingIds, { companyId, now })).map((row) => [row.id, row]),
  );
  const productIds = [...new Set(hits.flatMap((hit) => (hit?.id ? [hit.id] : [])))];
  const search = { companyId, now, today, wishedFrom, perProduct: offersWeighed };
  const offers = Map.groupBy(await cheapestOffers(db, productIds, search), (offer) => offer.product_id);
  return asked.map((line, index): Wish => {
    if ('listingId' in line) {
      const listing = listings.get(line.listingId);
      return {
        index,
        barcode: listing?.barcode ?? null,
        productName: listing?.product_name ?? null,
        asked: line.count,
        offers: listing ? proposalsOf([listing], line.count, buyer) : [],
        isChosen: true,
        missing: listing ? null : 'notFound',
      };
    }
    const hit = hits[index];
    const best = hit?.id ? (offers.get(hit.id) ?? []) : [];
    const kept = listings.get(line.keptListingId ?? 0);
    const isOnSale = kept?.product_id === hit?.id && kept && saleRefusal(kept, companyId, now) === null;
    const found = isOnSale && !best.some(({ id }) => id === kept.id) ? [...best, kept] : best;
    const proposals = proposalsOf(found, line.count, buyer);
    return {
      index,
      barcode: hit?.barcode ?? ('barcode' in line ? line.barcode : null),
      productName: hit?.name ?? null,
      asked: line.count,
      offers: proposals.filter(({ offer }, at) => at < offersShown || offer.id === kept?.id),
      isChosen: false,
      missing: !hit ? 'notFound' : hit.id === null ? 'prescription' : found.length === 0 ? 'notSold' : null,
    };
  });
}

interface Hit {
  /** Null for a prescription product. */
  readonly id: number | null;
  readonly name: string;
  readonly barcode: string;
}

/** Returns the product of each line; null for an offer and for an unknown product. */
async function hitsOf(db: Db, asked: readonly AskedLine[]): Promise<readonly (Hit | null)[]> {
  const barcodes = asked.flatMap((line) => ('barcode' in line ? [line.barcode] : []));
  const ids = asked.flatMap((line) => ('productId' in line ? [line.productId] : []));
  const byBarcode = new Map((await productsOfBarcodes(db, barcodes)).map((hit) => [hit.barcode, hit]));
  const byId = new Map((await productNames(db, ids)).map((hit) => [hit.id, hit]));
  return asked.map((line) => {
    if ('productId' in line) return byId.get(line.productId) ?? null;
    return 'barcode' in line ? (byBarcode.get(line.barcode) ?? null) : null;
  });
}

async function fulfil(
  { db: trx, clock }: Context,
  { companyId }: Owner,
  wishes: readonly Wish[],
  { isTrial, keepsLarger }: { isTrial: boolean; keepsLarger: boolean },
): Promise<BulkLine[]> {
  const taken = wishes.flatMap(({ offers: [first] }) => (first ? [first.offer.id] : []));
  const counts = new Map(await lockLines(trx, companyId, taken));
  const now = clock.now();
  const additions: Parameters<typeof addToLines>[2][number][] = [];
  const answered = wishes.map((wish): BulkLine => {
    const [proposal] = wish.offers;
    const base = lineOf(wish);
    if (!proposal) return base;
    const { offer, choice } = proposal;
    const refusal = saleRefusal(offer, companyId, now);
    if (refusal) return { ...base, outcome: 'refused', message: errorCatalogue[refusal].message };
    if (choice && !wish.isChosen)
      return { ...base, outcome: 'choice', message: choiceSentences[choice](proposal, wish.asked) };
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

function lineOf({ index, barcode, productName, asked, offers, missing }: Wish): BulkLine {
  return {
    index,
    barcode,
    listingId: offers[0]?.offer.id ?? null,
    productName,
    asked,
    added: 0,
    outcome: missing ?? 'refused',
    message: missing && missingSentences[missing],
    offers: offers.map(presentProposal),
  };
}

/** Returns one addition a listing: a statement cannot add to the same line twice. */
function summed<Line extends { readonly listingId: number; readonly count: number }>(
  lines: readonly Line[],
): Line[] {
  return [...Map.groupBy(lines, ({ listingId }) => listingId).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}
