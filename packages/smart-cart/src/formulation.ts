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
import { mostGoods, type Offer, type OfferSeller, type PriceSegment } from './offers.ts';

/** Where the parts of one offer stand in the model. */
interface OfferColumns {
  readonly offer: Offer;
  readonly segments: readonly SegmentColumns[];
  readonly bonus: number | null;
  /** Units of the wanted ones that an offer with counted bonus rounds brings; null where the segments say it. */
  readonly useful: UsefulColumn | null;
}

interface SegmentColumns {
  readonly packs: number;
  /** Units beyond those that count towards the wanted ones; null where one column says both. */
  readonly over: number | null;
  readonly chosen: number | null;
  readonly useful: UsefulColumn | null;
}

/** Of what is received, the units that the buyer wants: never more than `wanted`. */
interface UsefulColumn {
  readonly column: number;
  readonly wanted: number;
}

interface SellerColumns {
  readonly group: OfferSeller;
  readonly used: number;
  /** Kuruş that come from the seller whatever the model decides. */
  readonly frozen: number;
  readonly steps: readonly { readonly column: number; readonly from: number }[];
  readonly offers: readonly OfferColumns[];
  /** The row that holds its goods over the minimum basket and the steps; null where there is nothing to reach. */
  readonly goodsRow: number | null;
}

/** The rows of one product: at least what is wanted, at most what may come. */
export interface ProductRows {
  readonly wanted: number;
  readonly most: number;
}

/** The basket as a mixed-integer program. Amounts in the model are TL, quantities are packs. */
export interface Formulation {
  readonly builder: ModelBuilder;
  readonly sellers: readonly SellerColumns[];
  /** One column a product for the units short; empty when nothing may be short. */
  readonly short: readonly { readonly column: number; readonly productId: string }[];
  /** By product id. */
  readonly products: ReadonlyMap<string, ProductRows>;
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
  const supplies = new Map<string, Supply>(
    instance.demand.map(({ productId, qty }) => [productId, { wanted: qty, useful: [], received: [] }]),
  );
  const columns = sellers.map((group) =>
    addSeller(builder, group, { caps, supplies, frozen: frozen.get(group.seller.sellerId) ?? 0 }),
  );

  const short: { column: number; productId: string }[] = [];
  const products = new Map<string, ProductRows>();
  for (const { productId, qty, maxQty } of instance.demand) {
    const { useful = [], received = [] } = supplies.get(productId) ?? {};
    // Under a cap on sellers the relaxation would open many a little: what those that are open hold must be enough.
    const supply = columns.flatMap(({ used, offers }) => {
      if (instance.constraints.maxSellers === null) return [];
      const units = offers.reduce(
        (sum, { offer }) => (offer.listing.productId === productId ? sum + mostReceived(offer) : sum),
        0,
      );
      return units > 0 ? [[used, Math.min(units, qty)] as const] : [];
    });
    products.set(productId, { wanted: builder.rows, most: builder.rows + 1 });
    if (instance.constraints.shortage === 'allow') {
      const column = builder.integer(0, qty, shortCost);
      short.push({ column, productId });
      builder.row(qty, [...useful, [column, 1]]);
      builder.row(0, received, maxQty);
      if (supply.length > 0) builder.row(qty, [...supply, [column, 1]]);
    } else {
      builder.row(qty, useful);
      builder.row(0, received, maxQty);
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
  const formulation = {
    builder,
    sellers: columns,
    short,
    products,
    capRow: maxSellers === null ? null : capRow,
  };
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

/** Grows as offers are added: where the units of one product come from. */
interface Supply {
  readonly wanted: number;
  /** What counts towards the wanted units, and what counts towards the most that may come. */
  readonly useful: [number, number][];
  readonly received: [number, number][];
}

interface SellerContext {
  readonly caps: ReadonlyMap<string, number>;
  readonly supplies: ReadonlyMap<string, Supply>;
  readonly frozen: number;
}

function addSeller(
  builder: ModelBuilder,
  group: OfferSeller,
  { caps, supplies, frozen }: SellerContext,
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
  const offers = group.offers.flatMap((offer) => {
    const supply = supplies.get(offer.listing.productId);
    return supply ? [addOffer(builder, offer, used, goods, supply)] : [];
  });
  if (steps.length > 0) builder.row(0, [[used, 1], ...steps.map(({ column }) => [column, -1] as const)]);
  const goodsRow = seller.minBasket > 0 || steps.length > 0 ? builder.rows : null;
  if (goodsRow !== null)
    builder.row(-frozen / TL, [
      ...goods,
      [used, -seller.minBasket / TL],
      ...steps.map(({ column, from }) => [column, -(from - seller.minBasket) / TL] as const),
    ]);
  return { group, used, steps, offers, frozen, goodsRow };
}

function addOffer(
  builder: ModelBuilder,
  offer: Offer,
  used: number,
  goods: [number, number][],
  supply: Supply,
): OfferColumns {
  const { listing, segments: prices } = offer;
  const { packSize, bonus } = listing;
  const single = prices.length === 1 && prices[0]?.low === packSize && prices[0].free === 0;
  const isCounted = bonus !== null && prices.some(({ free }) => free === null);
  const packs: [number, number][] = [];
  const segments = prices.map((run): SegmentColumns => {
    const { unitPrice, low, high, free } = run;
    const price = (unitPrice * packSize) / TL;
    const chosen = single ? null : builder.integer(0, 1, 0);
    const gate = chosen ?? used;
    const enough = isCounted ? high : enoughOf(run, supply.wanted, packSize, chosen !== null);
    const column = builder.integer(0, enough / packSize, price);
    const parts: [number, number][] = [[column, packSize]];
    builder.row(0, [
      [gate, enough / packSize],
      [column, -1],
    ]);
    let over: number | null = null;
    if (enough < high) {
      over = builder.integer(0, high - enough, price);
      parts.push([over, 1]);
      builder.row(0, [
        [gate, high - enough],
        [over, -1],
      ]);
    }
    if (chosen !== null) builder.row(0, [...parts, [chosen, -low]]);
    packs.push(...parts);
    for (const [part, units] of parts) goods.push([part, (unitPrice * units) / TL]);
    const received: [number, number][] = chosen !== null && free ? [...parts, [chosen, free]] : parts;
    supply.received.push(...received);
    const useful = isCounted
      ? null
      : addUseful(builder, supply, received, { gate, isRun: chosen !== null, run, over });
    return { packs: column, over, chosen, useful };
  });
  if (!single)
    builder.row(0, [
      [used, 1],
      ...segments.flatMap(({ chosen }) => (chosen === null ? [] : [[chosen, -1] as const])),
    ]);
  if (!isCounted) return { offer, segments, bonus: null, useful: null };
  // The bonus is automatic: exactly as many rounds as the paid units hold, in the runs that are not split by round.
  const counted = segments.flatMap(({ packs: column }, index) =>
    prices[index]?.free === null ? [[column, packSize] as const] : [],
  );
  const rounds = builder.integer(0, Math.floor(offer.high / bonus.buy), 0);
  builder.row(0, [...counted, [rounds, -bonus.buy]], bonus.buy - 1);
  supply.received.push([rounds, bonus.get]);
  const received: [number, number][] = [...packs, [rounds, bonus.get]];
  for (const [index, { chosen }] of segments.entries()) {
    const free = prices[index]?.free;
    if (chosen !== null && free) received.push([chosen, free]);
  }
  if (mostReceived(offer) <= supply.wanted) supply.useful.push(...received);
  const useful = mostReceived(offer) <= supply.wanted ? null : capUseful(builder, supply, received, used);
  return { offer, segments, bonus: rounds, useful };
}

/**
 * The paid units of a run that all count towards the wanted ones, where the rest can stand in a column of its own; else
 * its most.
 */
function enoughOf(
  { low, high, free }: PriceSegment,
  wanted: number,
  packSize: number,
  isRun: boolean,
): number {
  const enough = wanted - (free ?? 0);
  return packSize > 1 || enough >= high || (isRun && enough <= low) ? high : enough;
}

/**
 * What is received counts towards the wanted units up to their number. Said so, packs and bonuses that bring more than
 * is wanted do not let the relaxation open a seller by a part only.
 */
function addUseful(
  builder: ModelBuilder,
  supply: Supply,
  received: readonly [number, number][],
  { gate, isRun, run, over }: { gate: number; isRun: boolean; run: PriceSegment; over: number | null },
): UsefulColumn | null {
  const { wanted, useful } = supply;
  const free = run.free ?? 0;
  if (over !== null) useful.push(...received.filter(([column]) => column !== over));
  else if (run.high + free <= wanted) useful.push(...received);
  else if (isRun && run.low + free >= wanted) useful.push([gate, wanted]);
  else return capUseful(builder, supply, received, gate);
  return null;
}

/** A column of its own for what counts, under what is received and under what is wanted of an open `gate`. */
function capUseful(
  builder: ModelBuilder,
  { wanted, useful }: Supply,
  received: readonly [number, number][],
  gate: number,
): UsefulColumn {
  const column = builder.continuous(wanted);
  builder.row(0, [...received, [column, -1]]);
  builder.row(0, [
    [gate, wanted],
    [column, -1],
  ]);
  useful.push([column, 1]);
  return { column, wanted };
}

/** The plan that a solution of the model stands for. */
export function planOf(formulation: Formulation, values: ArrayLike<number>): Plan {
  const lines: PlanLine[] = [];
  for (const { offers } of formulation.sellers)
    for (const { offer, segments } of offers) {
      const packs = segments.reduce(
        (sum, { packs: column, over }) =>
          sum + Math.round(values[column] ?? 0) + (over === null ? 0 : Math.round(values[over] ?? 0)),
        0,
      );
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
    for (const { offer, segments, bonus, useful } of offers) {
      const { listing } = offer;
      const qty = paid.get(listing.listingId) ?? 0;
      if (qty === 0) continue;
      subtotal += qty * unitPriceAt(listing, qty);
      values[used] = 1;
      const index = offer.segments.findIndex(({ low, high }) => qty >= low && qty <= high);
      const segment = segments[index];
      if (!segment) continue;
      const enough = formulation.builder.upperOf(segment.packs);
      values[segment.packs] = Math.min(enough, qty / listing.packSize);
      if (segment.over !== null) values[segment.over] = Math.max(0, qty - enough);
      if (segment.chosen !== null) values[segment.chosen] = 1;
      const rounds = listing.bonus ? Math.floor(qty / listing.bonus.buy) : 0;
      if (bonus !== null && offer.segments[index]?.free === null) values[bonus] = rounds;
      const received = receivedUnits(listing, qty);
      for (const counted of [segment.useful, useful])
        if (counted) values[counted.column] = Math.min(received, counted.wanted);
      units.set(listing.productId, (units.get(listing.productId) ?? 0) + received);
    }
    const step = steps.findLast(({ from }) => subtotal >= from && from > group.seller.minBasket);
    if (step) values[step.column] = 1;
  }
  const wanted = new Map(instance.demand.map(({ productId, qty }) => [productId, qty]));
  for (const { column, productId } of formulation.short)
    values[column] = Math.max(0, (wanted.get(productId) ?? 0) - (units.get(productId) ?? 0));
  return values;
}
