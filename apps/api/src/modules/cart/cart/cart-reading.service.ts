import type {
  getCartChecklist,
  getCartSummary,
  getCrossCart,
  getOrderSummary,
} from '@havan/contract/cart/cart-reading';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { nearestQuantity, needsAcceptance } from '@havan/domain/cart';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { bestTopUp, type HintGroup, type HintOffer, parcelMoves } from '@havan/domain/parcel-hint';
import { shipBy } from '@havan/domain/ship-by';
import type { Context } from '../../../core/context.ts';
import { addressRows } from '../../identity/addresses/addresses.service.ts';
import { isPermitted, rulesOf } from './cart.policy.ts';
import { type Owner, pricedCart } from './cart.service.ts';
import { cheapestOffers } from './bulk.sql.ts';
import { offersOfSellers } from './hints.sql.ts';
import { basketVersion, buyableLines, type PricedGroup, type PricedLine, sumOf } from './priced-cart.ts';

/** Returns the totals of the cart. */
export async function summary(ctx: Context, owner: Owner): Promise<ResultOf<typeof getCartSummary>> {
  const groups = await pricedCart(ctx, owner);
  const lines = groups.flatMap((group) => group.lines);
  const buyable = buyableLines(groups);
  return {
    itemCount: lines.length,
    unitCount: buyable.reduce((sum, { row }) => sum + row.quantity, 0),
    sellerCount: groups.length,
    setAsideCount: lines.length - buyable.length,
    goodsTotal: sumOf(groups, 'goodsTotal'),
    shippingTotal: sumOf(groups, 'shippingFee'),
    total: sumOf(groups, 'total'),
    version: basketVersion(groups),
  };
}

type Obstacle = ResultOf<typeof getCartChecklist>['obstacles'][number];

/** Returns everything that `Payment/Pay` would refuse. */
export async function checklist(ctx: Context, owner: Owner): Promise<ResultOf<typeof getCartChecklist>> {
  const groups = await pricedCart(ctx, owner);
  const hasAddress = (await addressRows(ctx.db, owner.companyId)).length > 0;
  const obstacles: Obstacle[] = [
    ...(buyableLines(groups).length === 0
      ? [
          {
            check: 'empty' as const,
            message: 'Sepetinizde satın alınabilecek ürün yok.',
            sellerId: null,
            listingIds: [],
          },
        ]
      : []),
    ...groups.flatMap(changesOf),
    ...groups.flatMap(minimumOf),
    ...(hasAddress
      ? []
      : [{ check: 'address' as const, message: 'Teslimat adresi ekleyin.', sellerId: null, listingIds: [] }]),
  ];
  return { canPay: obstacles.length === 0, obstacles };
}

function changesOf({ seller, lines }: PricedGroup): Obstacle[] {
  const changed = lines.filter(({ canBuy, notices }) => canBuy && needsAcceptance(notices));
  if (changed.length === 0) return [];
  return [
    {
      check: 'changes',
      message: `${seller.seller_username}: ${changed.length} ürünün adedi artık uygun değil.`,
      sellerId: seller.seller_id,
      listingIds: changed.map(({ row }) => row.listing_id),
    },
  ];
}

function minimumOf({ seller, missingForMinBasket, lines }: PricedGroup): Obstacle[] {
  if (missingForMinBasket === 0 || !lines.some(({ canBuy }) => canBuy)) return [];
  return [
    {
      check: 'minimum',
      message: `${seller.seller_username}: en düşük sepet tutarına ${formatMoney(missingForMinBasket)} kaldı.`,
      sellerId: seller.seller_id,
      listingIds: [],
    },
  ];
}

/** Returns the orders that the cart, or the part of some sellers, would create. */
export async function orderSummary(
  ctx: Context,
  owner: Owner,
  { sellerIds }: ParsedRequestOf<typeof getOrderSummary>,
): Promise<ResultOf<typeof getOrderSummary>> {
  const wanted = sellerIds?.split(',').map(Number);
  const groups = (await pricedCart(ctx, owner)).filter(
    (group) => buyableLines([group]).length > 0 && (wanted?.includes(group.seller.seller_id) ?? true),
  );
  const now = ctx.clock.now();
  return {
    orders: groups.map((group) => ({
      sellerId: group.seller.seller_id,
      sellerUsername: group.seller.seller_username,
      lineCount: buyableLines([group]).length,
      goodsTotal: group.goodsTotal,
      shippingFee: group.shippingFee,
      vatTotal: group.vatTotal,
      total: group.total,
      shipBy: shipBy(now, group.seller.dispatch_cutoff, group.seller.dispatch_saturday).toISOString(),
    })),
    total: sumOf(groups, 'total'),
  };
}

/** Largest number of hints shown. */
const hintsShown = 5;

/** Returns exact savings for the same goods, and substitutes for lines that cannot be bought. */
export async function crossCart(ctx: Context, owner: Owner): Promise<ResultOf<typeof getCrossCart>> {
  const groups = await pricedCart(ctx, owner);
  const today = formatIsoDay(istanbulDayOf(ctx.clock.now()));
  const lines = new Map(groups.flatMap((group) => group.lines.map((line) => [line.row.listing_id, line])));
  const names = new Map(groups.map(({ seller }) => [seller.seller_id, seller.seller_username]));
  const hintGroups = groups.map(hintGroupOf);
  const offers = await offersOfSellers(ctx.db, owner.companyId, today);
  const unitsOf = (listingId: number, count: number) => ({
    listingId,
    productName: lines.get(listingId)?.row.product_name ?? '',
    count,
  });
  return {
    topUps: hintGroups
      .flatMap((group) => {
        const hint = bestTopUp(group);
        if (!hint) return [];
        const units = hint.units.map(({ listingId, count }) => unitsOf(listingId, count));
        const sellerUsername = names.get(group.sellerId) ?? '';
        const { shippingFee, saving } = hint;
        return [{ sellerId: group.sellerId, sellerUsername, units, shippingFee, saving }];
      })
      .toSorted((a, b) => b.saving - a.saving)
      .slice(0, hintsShown),
    moves: parcelMoves(hintGroups, offers.map(hintOfferOf))
      .slice(0, hintsShown)
      .map(({ from, to, toSellerId, count, saving }) => ({
        from: unitsOf(from, count),
        toListingId: to,
        toSellerId,
        toSellerUsername: names.get(toSellerId) ?? '',
        saving,
      })),
    replacements: await replacementsOf(ctx, owner, [...lines.values()], today),
  };
}

/**
 * Returns the hint group of a line; one with prices by quantity keeps its price and is not increased, because
 * another quantity may have another price.
 */
const hintGroupOf = ({ seller, terms, lines }: PricedGroup): HintGroup => ({
  sellerId: seller.seller_id,
  terms,
  lines: lines
    .filter(({ canBuy }) => canBuy)
    .map(({ row, facts, price }) => ({
      ...facts,
      ...(hasPricesByQuantity(row) && { maxQuantity: row.quantity }),
      unitPrice: price.unitPrice,
      listingId: row.listing_id,
    })),
});

const hasPricesByQuantity = ({ campaigns, price_breaks }: PricedLine['row']): boolean =>
  campaigns.length > 0 || price_breaks.length > 0;

const hintOfferOf = (row: Awaited<ReturnType<typeof offersOfSellers>>[number]): HintOffer => ({
  listingId: row.id,
  sellerId: row.seller_id,
  replaces: row.replaces,
  quantity: 0,
  unitPrice: row.sale_price,
  vatRate: row.vat_rate,
  stock: row.stock,
  minQuantity: row.min_quantity,
  maxQuantity: row.max_quantity,
  packSize: row.pack_size,
});

async function replacementsOf(
  { db, clock }: Context,
  { companyId }: Owner,
  lines: readonly PricedLine[],
  today: string,
): Promise<ResultOf<typeof getCrossCart>['replacements']> {
  const waiting = lines.filter(({ canBuy, row }) => !canBuy && isPermitted(row));
  if (waiting.length === 0) return [];
  const productIds = [...new Set(waiting.map(({ row }) => row.product_id))];
  const search = { companyId, now: clock.now(), today, wishedFrom: today, perProduct: 3 };
  const offers = await cheapestOffers(db, productIds, search);
  return waiting.flatMap(({ row }) => {
    const offer = offers.find(
      (each) =>
        each.product_id === row.product_id &&
        each.id !== row.listing_id &&
        nearestQuantity(rulesOf(each), row.quantity),
    );
    const count = offer && nearestQuantity(rulesOf(offer), row.quantity);
    if (!offer || !count) return [];
    const { id: offerListingId, seller_username: sellerUsername, sale_price: unitPrice } = offer;
    return [{ listingId: row.listing_id, offerListingId, sellerUsername, unitPrice, count }];
  });
}
