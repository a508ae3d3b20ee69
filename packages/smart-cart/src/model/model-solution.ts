import type { Formulation } from './formulation.ts';
import { type Instance, type Plan, type PlanLine, receivedUnits, unitPriceAt } from './instance.ts';

/** Returns the plan that a solution of the model represents. */
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

/** Returns the solution of the model that represents a plan, as a start for the solver. */
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
