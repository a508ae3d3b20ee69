import type { CartState, SellerGroup, CartItem } from '@havan/contract/cart/cart';
import { cartGroupTotals } from '@havan/domain/cart';
import { type LinePrice, linePrice } from '@havan/domain/campaign-price';

/** Returns the cart as it will be once a line's count is `count`, shown until the server has answered. */
export function withCount(basket: CartState, listingId: number, count: number): CartState {
  const groups = basket.groups.map((group) =>
    group.lines.some((line) => line.listingId === listingId)
      ? regrouped(
          group,
          group.lines.map((line) => (line.listingId === listingId ? counted(line, count) : line)),
        )
      : group,
  );
  return resummed(basket, groups);
}

/** Returns the cart without some of its lines, and without sellers that have none left. */
export function withoutLines(basket: CartState, listingIds: readonly number[]): CartState {
  const groups = basket.groups
    .map((group) =>
      regrouped(
        group,
        group.lines.filter((line) => !listingIds.includes(line.listingId)),
      ),
    )
    .filter(({ lines }) => lines.length > 0);
  return resummed(basket, groups);
}

/**
 * Returns the line with the new count, priced by the rule of the server; a reservation follows it as far as
 * its units last.
 */
function counted(line: CartItem, count: number): CartItem {
  const campaigns = line.campaigns.map((campaign) => {
    const { right } = campaign;
    if (!right || right.reserved === 0) return campaign;
    const most = right.left + right.reserved;
    const reserved = Math.min(count, most);
    return { ...campaign, right: { ...right, reserved, left: most - reserved } };
  });
  const { unitPrice, total: lineTotal, bonusUnits } = priceOf({ ...line, count, campaigns });
  return { ...line, count, campaigns, unitPrice, lineTotal, bonusUnits };
}

/** Returns the price of a line under its own terms and its campaigns. */
const priceOf = ({ salePrice: price, count: quantity, campaigns, ...line }: CartItem): LinePrice =>
  linePrice({ ...line, price, quantity }, campaigns);

function regrouped(group: SellerGroup, lines: CartItem[]): SellerGroup {
  const { vatTotal: _vat, ...totals } = totalsOf({ ...group, lines });
  return { ...group, lines, ...totals, campaignDiscount: discountOf(lines) };
}

const discountOf = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, line) => sum + (line.canBuy ? priceOf(line).discount : 0), 0);

function totalsOf(group: SellerGroup) {
  const carrier = group.carriers.find(({ carrierId }) => carrierId === group.carrierId);
  const bought = group.lines
    .filter(({ canBuy }) => canBuy)
    .map(({ count, unitPrice, vatRate }) => ({ quantity: count, unitPrice, vatRate }));
  return cartGroupTotals(bought, {
    ...group,
    shippingFee: group.standardShippingFee,
    surcharge: carrier?.surcharge ?? 0,
  });
}

function resummed(basket: CartState, groups: SellerGroup[]): CartState {
  const sums = sumOf(groups);
  return { ...basket, groups, ...sums, itemCount: groups.reduce((sum, { lines }) => sum + lines.length, 0) };
}

export interface CartSum {
  readonly goodsTotal: number;
  readonly campaignDiscount: number;
  readonly shippingTotal: number;
  readonly vatTotal: number;
  readonly total: number;
  readonly psfTotal: number;
}

/** Returns the sums of some groups: all of them, or those of the sellers that are ticked. */
export function sumOf(groups: readonly SellerGroup[]): CartSum {
  const sum = (of: (group: SellerGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  return {
    goodsTotal: sum(({ goodsTotal }) => goodsTotal),
    campaignDiscount: sum(({ campaignDiscount }) => campaignDiscount),
    shippingTotal: sum(({ shippingFee }) => shippingFee),
    vatTotal: sum((group) => totalsOf(group).vatTotal),
    total: sum(({ total }) => total),
    psfTotal: sum(({ lines }) =>
      lines.reduce((psf, line) => psf + (line.canBuy ? (line.psf ?? 0) * line.count : 0), 0),
    ),
  };
}
