import { checkPlan } from './check-plan.ts';
import type { Instance, Plan } from '../model/instance.ts';
import { onePick } from './one-pick.ts';

/** Above this many products nothing is reported: the computation would take longer than the search allows. */
const mostProducts = 60;

/** A product is a burden when the cart without it is cheaper by at least this multiple of its own price. */
const burdenFactor = 2;

/**
 * Returns the products that raise the total of a plan by far more than their own price, such as one that needs another
 * parcel or forces the minimum basket of a seller: product id → kuruş. The amount is a lower bound, because the cart
 * without the product is a known one and not the optimum. Empty for a plan that has missing units or breaks a rule.
 */
export function burdens(instance: Instance, plan: Plan): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const { total, short, violations } = checkPlan(instance, plan);
  const { demand } = instance;
  if (short > 0 || violations.length > 0 || demand.length < 2 || demand.length > mostProducts) return found;
  const productOf = new Map(instance.listings.map(({ listingId, productId }) => [listingId, productId]));
  for (const { productId } of demand) {
    const rest: Instance = {
      ...instance,
      demand: demand.filter((each) => each.productId !== productId),
      listings: instance.listings.filter((each) => each.productId !== productId),
    };
    const kept = plan.filter(({ listingId }) => productOf.get(listingId) !== productId);
    const own = plan.filter((line) => !kept.includes(line));
    const without = cheapestKnown(rest, kept);
    if (without === null) continue;
    const burden = total - without;
    if (burden >= burdenFactor * checkPlan(instance, own).goods) found.set(productId, burden);
  }
  return found;
}

/**
 * Returns the cheaper of two orderable carts for the remaining products: the same plan, and the pick product by
 * product.
 */
function cheapestKnown(rest: Instance, kept: Plan): number | null {
  const same = checkPlan(rest, kept);
  const picked = onePick(rest).orderable;
  const totals = [same, ...(picked ? [picked] : [])]
    .filter(({ violations, short }) => violations.length === 0 && short === 0)
    .map(({ total }) => total);
  return totals.length === 0 ? null : Math.min(...totals);
}
