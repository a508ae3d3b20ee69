import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartGroupTotals, quantityProblem } from '../cart/cart.ts';
import { bestTopUp, type HintGroup, type HintLine, type HintOffer, parcelMoves } from './parcel-hint.ts';

const lineArb = (listingId: number): fc.Arbitrary<HintLine> =>
  fc
    .record({
      packs: fc.integer({ min: 1, max: 4 }),
      more: fc.integer({ min: 0, max: 5 }),
      packSize: fc.integer({ min: 1, max: 3 }),
      unitPrice: fc.integer({ min: 1, max: 90 }),
      hasMaximum: fc.boolean(),
    })
    .map(({ packs, more, packSize, unitPrice, hasMaximum }) => ({
      listingId,
      quantity: packs * packSize,
      unitPrice,
      vatRate: 10,
      stock: (packs + more) * packSize,
      minQuantity: 1,
      maxQuantity: hasMaximum ? (packs + Math.min(more, 2)) * packSize : null,
      packSize,
    }));

const shareArb = fc.record({
  from: fc.integer({ min: 1, max: 900 }),
  percent: fc.integer({ min: 1, max: 99 }),
});

const termsArb = fc.record({
  shippingShare: fc.option(shareArb),
  shippingFee: fc.integer({ min: 0, max: 200 }),
  freeShippingFrom: fc.option(fc.integer({ min: 1, max: 900 })),
  minBasket: fc.integer({ min: 0, max: 200 }),
  surcharge: fc.integer({ min: 0, max: 30 }),
});

const groupArb = (sellerId: number, ids: readonly number[]): fc.Arbitrary<HintGroup> =>
  fc
    .record({ terms: termsArb, lines: fc.tuple(...ids.map(lineArb)) })
    .map((group) => ({ sellerId, ...group }));

const totalOf = ({ lines, terms }: HintGroup) => cartGroupTotals(lines, terms).total;

/** Returns the cheapest total, found by trying every combination of larger quantities. */
function bruteForce(group: HintGroup): number {
  const choices = group.lines.map((line) => {
    const most = Math.min(line.stock, line.maxQuantity ?? line.stock);
    const quantities = [];
    for (let q = line.quantity; q <= most; q += line.packSize) quantities.push(q);
    return quantities;
  });
  let best = totalOf(group);
  const walk = (index: number, lines: HintLine[]): void => {
    const line = group.lines[index];
    if (!line) {
      best = Math.min(best, totalOf({ ...group, lines }));
      return;
    }
    for (const quantity of choices[index] ?? []) walk(index + 1, [...lines, { ...line, quantity }]);
  };
  walk(0, []);
  return best;
}

// @spec buying parcel-hints

test('a top-up saves exactly its stated amount when the cart is priced again, and no cheaper one exists', () => {
  fc.assert(
    fc.property(groupArb(1, [1, 2, 3]), (group) => {
      const hint = bestTopUp(group) ?? { units: [], saving: 0 };
      const before = totalOf(group);
      const more = new Map(hint.units.map(({ listingId, count }) => [listingId, count]));
      const lines = group.lines.map((line) => ({
        ...line,
        quantity: line.quantity + (more.get(line.listingId) ?? 0),
      }));
      for (const line of lines) expect(quantityProblem(line, line.quantity)).toBeNull();
      expect(totalOf({ ...group, lines })).toBe(before - hint.saving);
      expect(bruteForce(group)).toBe(before - hint.saving);
    }),
    { numRuns: 1500 },
  );
});

test('a move saves exactly its stated amount when the cart is priced again, and every saving move is returned', () => {
  const offersArb = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 2 }), lineArb(9)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(groupArb(1, [1, 2]), groupArb(2, [3, 4]), offersArb, (one, two, drawn) => {
      const groups = [one, two];
      const offers: HintOffer[] = drawn.map(([replaces, sellerId, line], index) => ({
        ...line,
        listingId: 10 + index,
        replaces,
        sellerId,
      }));
      const before = groups.reduce((sum, group) => sum + totalOf(group), 0);
      const moves = parcelMoves(groups, offers);
      for (const offer of offers) {
        const from = groups.find(({ lines }) => lines.some(({ listingId }) => listingId === offer.replaces));
        const line = from?.lines.find(({ listingId }) => listingId === offer.replaces);
        if (!from || !line || from.sellerId === offer.sellerId) continue;
        const after = groups.map((group) => {
          const lines = group.lines.filter((each) => each !== line);
          return {
            ...group,
            lines:
              group.sellerId === offer.sellerId ? [...lines, { ...offer, quantity: line.quantity }] : lines,
          };
        });
        const saving = before - after.reduce((sum, group) => sum + totalOf(group), 0);
        const reported = moves.find(({ to }) => to === offer.listingId);
        const left = after.find(({ sellerId }) => sellerId === from.sellerId);
        const staysPayable =
          !left ||
          left.lines.length === 0 ||
          cartGroupTotals(left.lines, left.terms).missingForMinBasket <=
            cartGroupTotals(from.lines, from.terms).missingForMinBasket;
        const isAllowed = quantityProblem(offer, line.quantity) === null && staysPayable;
        expect(reported?.saving ?? 0).toBe(isAllowed && saving > 0 ? saving : 0);
      }
    }),
    { numRuns: 800 },
  );
});

test('returns two more units that save 34,20 TL', () => {
  const group: HintGroup = {
    sellerId: 1,
    terms: { shippingFee: 5990, freeShippingFrom: 50_000, minBasket: 0 },
    lines: [
      {
        listingId: 7,
        quantity: 37,
        unitPrice: 1285,
        vatRate: 10,
        stock: 60,
        minQuantity: 1,
        maxQuantity: null,
        packSize: 1,
      },
    ],
  };
  expect(bestTopUp(group)).toEqual({ units: [{ listingId: 7, count: 2 }], shippingFee: 0, saving: 3420 });
});
