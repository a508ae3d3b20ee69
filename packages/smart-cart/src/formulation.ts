import type { Highs } from 'highs';
import {
  type Instance,
  type Plan,
  type PlanLine,
  receivedUnits,
  shippingFeeAt,
  unitPriceAt,
} from './instance.ts';
import { ModelBuilder } from './model-builder.ts';
import { mostGoods, type Offer, type OfferSeller } from './offers.ts';

/** Where the parts of one offer stand in the model. */
interface OfferColumns {
  readonly offer: Offer;
  readonly segments: readonly { readonly packs: number; readonly chosen: number | null }[];
  readonly bonus: number | null;
}

interface SellerColumns {
  readonly group: OfferSeller;
  readonly used: number;
  /** Kuruş that come from the seller whatever the model decides. */
  readonly frozen: number;
  readonly steps: readonly { readonly column: number; readonly from: number }[];
  readonly offers: readonly OfferColumns[];
}

/** The basket as a mixed-integer program. Amounts in the model are TL, quantities are packs. */
export interface Formulation {
  readonly builder: ModelBuilder;
  readonly sellers: readonly SellerColumns[];
  /** One column a product for the units short; empty when nothing may be short. */
  readonly short: readonly { readonly column: number; readonly productId: string }[];
  /** The row of the most sellers; null without that wish. */
  readonly capRow: number | null;
}

const TL = 100;

export interface FormulateOptions {
  /** The most units short in all, once the fewest are known. */
  readonly mostShort?: number | null;
  /** TL for a unit short, so that one search weighs both; 0 by default. */
  readonly shortCost?: number;
  /** Kuruş of goods that a seller sends anyway, by its id: the model is a piece of a basket whose other lines stay. */
  readonly frozen?: ReadonlyMap<string, number>;
}

const nothingFrozen: ReadonlyMap<string, number> = new Map();

/**
 * Builds the model of `smartcart` semantics: integer packs per price segment, one binary a seller, one a reachable
 * shipping step. Every quantity is linked to its seller by a row of its own, which tightens the relaxation.
 */
export function formulate(
  highs: Highs,
  instance: Instance,
  sellers: readonly OfferSeller[],
  { mostShort = null, shortCost = 0, frozen = nothingFrozen }: FormulateOptions = {},
): Formulation {
  const builder = new ModelBuilder(highs);
  const caps = new Map(instance.demand.map((demand) => [demand.productId, demand.maxQty]));
  const received = new Map<string, [number, number][]>(
    instance.demand.map((demand) => [demand.productId, []]),
  );
  const columns = sellers.map((group) =>
    addSeller(builder, group, { caps, received, frozen: frozen.get(group.seller.sellerId) ?? 0 }),
  );

  const short: { column: number; productId: string }[] = [];
  for (const { productId, qty, maxQty } of instance.demand) {
    const entries = received.get(productId) ?? [];
    // Under a cap on sellers the relaxation would open many a little: what those that are open hold must be enough.
    const supply = columns.flatMap(({ used, offers }) => {
      if (instance.constraints.maxSellers === null) return [];
      const units = offers.reduce(
        (sum, { offer }) => (offer.listing.productId === productId ? sum + mostReceived(offer) : sum),
        0,
      );
      return units > 0 ? [[used, Math.min(units, qty)] as const] : [];
    });
    if (instance.constraints.shortage === 'allow') {
      const column = builder.integer(0, qty, shortCost);
      short.push({ column, productId });
      builder.row(qty, [...entries, [column, 1]]);
      builder.row(0, entries, maxQty);
      if (supply.length > 0) builder.row(qty, [...supply, [column, 1]]);
    } else {
      builder.row(qty, entries, maxQty);
      if (supply.length > 0) builder.row(qty, supply);
    }
  }
  const { maxSellers } = instance.constraints;
  const capRow = builder.rows;
  if (maxSellers !== null)
    builder.row(
      0,
      columns.map(({ used }) => [used, 1] as const),
      maxSellers,
    );
  const formulation = { builder, sellers: columns, short, capRow: maxSellers === null ? null : capRow };
  if (mostShort !== null) limitShort(formulation, mostShort);
  return formulation;
}

/** Allows no plan that leaves more than `units` short in all. */
export function limitShort({ builder, short }: Formulation, units: number): void {
  builder.row(
    0,
    short.map(({ column }) => [column, 1] as const),
    units,
  );
}

/** Units that an offer can bring at most. */
const mostReceived = ({ listing, high }: Offer): number => receivedUnits(listing, high);

interface SellerContext {
  readonly caps: ReadonlyMap<string, number>;
  /** Grows: what each product may be received from. */
  readonly received: Map<string, [number, number][]>;
  readonly frozen: number;
}

function addSeller(
  builder: ModelBuilder,
  group: OfferSeller,
  { caps, received, frozen }: SellerContext,
): SellerColumns {
  const { seller } = group;
  const reach = mostGoods(group.offers, caps) + frozen;
  const baseFee = shippingFeeAt(seller, seller.minBasket);
  const reachable = seller.shipping.filter(
    (step) => step.from > seller.minBasket && step.from <= reach && step.fee < baseFee,
  );
  const used = builder.integer(frozen > 0 ? 1 : 0, 1, baseFee / TL);
  const steps = reachable.map(({ from, fee }) => ({
    from,
    column: builder.integer(0, 1, (fee - baseFee) / TL),
  }));
  const goods: [number, number][] = [];
  const offers = group.offers.map((offer) => addOffer(builder, offer, used, goods, received));
  if (steps.length > 0) builder.row(0, [[used, 1], ...steps.map(({ column }) => [column, -1] as const)]);
  if (seller.minBasket > 0 || steps.length > 0)
    builder.row(-frozen / TL, [
      ...goods,
      [used, -seller.minBasket / TL],
      ...steps.map(({ column, from }) => [column, -(from - seller.minBasket) / TL] as const),
    ]);
  return { group, used, steps, offers, frozen };
}

function addOffer(
  builder: ModelBuilder,
  offer: Offer,
  used: number,
  goods: [number, number][],
  received: Map<string, [number, number][]>,
): OfferColumns {
  const { listing, segments: prices } = offer;
  const { packSize, bonus } = listing;
  const single = prices.length === 1 && prices[0]?.low === packSize && prices[0].free === 0;
  const units = received.get(listing.productId);
  const packs: [number, number][] = [];
  const segments = prices.map(({ unitPrice, low, high, free }) => {
    const column = builder.integer(0, high / packSize, (unitPrice * packSize) / TL);
    packs.push([column, packSize]);
    goods.push([column, (unitPrice * packSize) / TL]);
    units?.push([column, packSize]);
    if (single) {
      builder.row(0, [
        [used, high / packSize],
        [column, -1],
      ]);
      return { packs: column, chosen: null };
    }
    const chosen = builder.integer(0, 1, 0);
    if (free) units?.push([chosen, free]);
    builder.row(0, [
      [chosen, high / packSize],
      [column, -1],
    ]);
    builder.row(0, [
      [column, 1],
      [chosen, -low / packSize],
    ]);
    return { packs: column, chosen };
  });
  if (!single)
    builder.row(0, [
      [used, 1],
      ...segments.flatMap(({ chosen }) => (chosen === null ? [] : [[chosen, -1] as const])),
    ]);
  if (!bonus || prices.every(({ free }) => free !== null)) return { offer, segments, bonus: null };
  // The bonus is automatic: exactly as many rounds as the paid units hold, in the runs that are not split by round.
  const counted = packs.filter((_, index) => prices[index]?.free === null);
  const rounds = builder.integer(0, Math.floor(offer.high / bonus.buy), 0);
  builder.row(0, [...counted, [rounds, -bonus.buy]], bonus.buy - 1);
  units?.push([rounds, bonus.get]);
  return { offer, segments, bonus: rounds };
}

/** The plan that a solution of the model stands for. */
export function planOf(formulation: Formulation, values: ArrayLike<number>): Plan {
  const lines: PlanLine[] = [];
  for (const { offers } of formulation.sellers)
    for (const { offer, segments } of offers) {
      const packs = segments.reduce((sum, segment) => sum + Math.round(values[segment.packs] ?? 0), 0);
      if (packs > 0) lines.push({ listingId: offer.listing.listingId, qty: packs * offer.listing.packSize });
    }
  return lines;
}

/** The solution of the model that a plan stands for, as a start for the solver. */
export function valuesOf(formulation: Formulation, instance: Instance, plan: Plan): Float64Array {
  const values = new Float64Array(formulation.builder.columns);
  const paid = new Map(plan.map(({ listingId, qty }) => [listingId, qty]));
  const units = new Map<string, number>();
  for (const { group, used, steps, offers, frozen } of formulation.sellers) {
    let subtotal = frozen;
    if (frozen > 0) values[used] = 1;
    for (const { offer, segments, bonus } of offers) {
      const { listing } = offer;
      const qty = paid.get(listing.listingId) ?? 0;
      if (qty === 0) continue;
      subtotal += qty * unitPriceAt(listing, qty);
      values[used] = 1;
      const index = offer.segments.findIndex(({ low, high }) => qty >= low && qty <= high);
      const segment = segments[index];
      if (!segment) continue;
      values[segment.packs] = qty / listing.packSize;
      if (segment.chosen !== null) values[segment.chosen] = 1;
      const rounds = listing.bonus ? Math.floor(qty / listing.bonus.buy) : 0;
      if (bonus !== null && offer.segments[index]?.free === null) values[bonus] = rounds;
      units.set(
        listing.productId,
        (units.get(listing.productId) ?? 0) + qty + rounds * (listing.bonus?.get ?? 0),
      );
    }
    const step = steps.findLast(({ from }) => subtotal >= from && from > group.seller.minBasket);
    if (step) values[step.column] = 1;
  }
  const wanted = new Map(instance.demand.map(({ productId, qty }) => [productId, qty]));
  for (const { column, productId } of formulation.short)
    values[column] = Math.max(0, (wanted.get(productId) ?? 0) - (units.get(productId) ?? 0));
  return values;
}
