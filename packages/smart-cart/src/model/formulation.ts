import type { Highs } from 'highs';
import { type Instance, shippingFeeAt } from './instance.ts';
import { ModelBuilder } from './model-builder.ts';
import { addOffer, mostReceived, type OfferColumns, type Supply, TL } from './offer-columns.ts';
import { mostGoods, type OfferSeller } from './offers.ts';

export interface SellerColumns {
  readonly group: OfferSeller;
  readonly used: number;
  /** Kuruş of the seller's goods outside the model. */
  readonly frozen: number;
  readonly steps: readonly { readonly column: number; readonly from: number }[];
  readonly offers: readonly OfferColumns[];
  /** The row that keeps its goods above the minimum basket and the shipping steps; null without thresholds. */
  readonly goodsRow: number | null;
}

/** The rows of one product: at least the wanted units, at most the allowed ones. */
export interface ProductRows {
  readonly wanted: number;
  readonly most: number;
}

/** The basket as a mixed-integer program. Amounts in the model are TL, quantities are packs. */
export interface Formulation {
  readonly builder: ModelBuilder;
  readonly sellers: readonly SellerColumns[];
  /** One column a product for its missing units; empty when nothing may be missing. */
  readonly short: readonly { readonly column: number; readonly productId: string }[];
  /** By product id. */
  readonly products: ReadonlyMap<string, ProductRows>;
  /** The row that caps the number of sellers; null without a cap. */
  readonly capRow: number | null;
}

export interface FormulateOptions {
  /** The most missing units in total, once the fewest are known. */
  readonly mostShort?: number | null;
  /** TL for a missing unit, so that one search weighs both; 0 by default. */
  readonly shortCost?: number;
  /**
   * Kuruş of goods that stay with a seller, by its id: the model covers a piece of a cart whose other lines are fixed.
   */
  readonly frozen?: ReadonlyMap<string, number>;
  /** Ids of sellers that are used in any case. */
  readonly open?: ReadonlySet<string>;
}

const nothingFrozen: ReadonlyMap<string, number> = new Map();
const noneOpen: ReadonlySet<string> = new Set();

/**
 * Builds the model of `smartcart` semantics: integer packs per price segment, one binary a seller, one a reachable
 * shipping step. Every quantity is linked to its seller by a row of its own, which tightens the relaxation.
 */
export function formulate(
  highs: Highs,
  instance: Instance,
  sellers: readonly OfferSeller[],
  { mostShort = null, shortCost = 0, frozen = nothingFrozen, open = noneOpen }: FormulateOptions = {},
): Formulation {
  const builder = new ModelBuilder(highs);
  const caps = new Map(instance.demand.map((demand) => [demand.productId, demand.maxQty]));
  const supplies = new Map<string, Supply>(
    instance.demand.map(({ productId, qty }) => [productId, { wanted: qty, useful: [], received: [] }]),
  );
  const columns = sellers.map((group) =>
    addSeller(builder, group, {
      caps,
      supplies,
      frozen: frozen.get(group.seller.sellerId) ?? 0,
      isOpen: open.has(group.seller.sellerId),
    }),
  );

  const short: { column: number; productId: string }[] = [];
  const products = new Map<string, ProductRows>();
  for (const { productId, qty, maxQty } of instance.demand) {
    const { useful = [], received = [] } = supplies.get(productId) ?? {};
    // Under a cap on sellers the relaxation would open many sellers fractionally: the stock of the open ones must
    // suffice.
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

/** Excludes plans with more than `units` missing in total. */
export function limitShort({ builder, short }: Formulation, units: number): void {
  builder.row(
    0,
    short.map(({ column }) => [column, 1] as const),
    units,
  );
}

interface SellerContext {
  readonly caps: ReadonlyMap<string, number>;
  readonly supplies: ReadonlyMap<string, Supply>;
  readonly frozen: number;
  readonly isOpen: boolean;
}

function addSeller(
  builder: ModelBuilder,
  group: OfferSeller,
  { caps, supplies, frozen, isOpen }: SellerContext,
): SellerColumns {
  const { seller } = group;
  const reach = mostGoods(group.offers, caps) + frozen;
  const baseFee = shippingFeeAt(seller, seller.minBasket);
  const reachable = seller.shipping.filter(
    (step) => step.from > seller.minBasket && step.from <= reach && step.fee < baseFee,
  );
  const used = builder.integer(isOpen || frozen > 0 ? 1 : 0, 1, baseFee / TL);
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
