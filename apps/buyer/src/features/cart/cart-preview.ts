import type { Basket, BasketGroup, BasketLine } from '@havan/contract/basket';
import { basketGroupTotals } from '@havan/domain/basket';

/**
 * The basket as it will be once a line's count is `count`, for the time until the server has answered.
 */
export function withCount(basket: Basket, listingId: number, count: number): Basket {
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

/** The basket without some of its lines, and without sellers who have none left. */
export function withoutLines(basket: Basket, listingIds: readonly number[]): Basket {
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

const counted = (line: BasketLine, count: number): BasketLine => ({
  ...line,
  count,
  lineTotal: line.unitPrice * count,
});

function regrouped(group: BasketGroup, lines: BasketLine[]): BasketGroup {
  const { vatTotal: _vat, ...totals } = totalsOf({ ...group, lines });
  return { ...group, lines, ...totals };
}

function totalsOf({ lines, standardShippingFee, freeShippingFrom, minBasket, ...group }: BasketGroup) {
  const carrier = group.carriers.find(({ carrierId }) => carrierId === group.carrierId);
  const bought = lines
    .filter(({ canBuy }) => canBuy)
    .map(({ count, unitPrice, vatRate }) => ({ quantity: count, unitPrice, vatRate }));
  return basketGroupTotals(bought, {
    shippingFee: standardShippingFee,
    freeShippingFrom,
    minBasket,
    surcharge: carrier?.surcharge ?? 0,
  });
}

function resummed(basket: Basket, groups: BasketGroup[]): Basket {
  const sums = sumOf(groups);
  return { ...basket, groups, ...sums, itemCount: groups.reduce((sum, { lines }) => sum + lines.length, 0) };
}

export interface CartSum {
  readonly goodsTotal: number;
  readonly shippingTotal: number;
  readonly vatTotal: number;
  readonly total: number;
  readonly psfTotal: number;
}

/** The sums of some groups: all of them, or those of the sellers that are ticked. */
export function sumOf(groups: readonly BasketGroup[]): CartSum {
  const sum = (of: (group: BasketGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  return {
    goodsTotal: sum(({ goodsTotal }) => goodsTotal),
    shippingTotal: sum(({ shippingFee }) => shippingFee),
    vatTotal: sum((group) => totalsOf(group).vatTotal),
    total: sum(({ total }) => total),
    psfTotal: sum(({ lines }) =>
      lines.reduce((psf, line) => psf + (line.canBuy ? (line.psf ?? 0) * line.count : 0), 0),
    ),
  };
}
