import type { RequestOf, ResultOf } from '@havan/contract/call';
import { answerCase, openCase } from '@havan/contract/sales/cases';
import { partlySupplyOrder } from '@havan/contract/sales/order-work';
import { approveOrder, cancelOrder } from '@havan/contract/sales/orders';
import { getCheckout, type pay } from '@havan/contract/sales/payment';
import type { Buyer, Money, Operation } from './people.ts';

interface Bought {
  readonly orderId: number;
  readonly sellerId: number;
  readonly quantity: number;
}

const sellersInAPayment = 4;
const reason = 'Tatbikat';

/** Pays several sellers at once and completes or cancels each of the orders, all concurrently. */
export async function buyAndEnd(money: Money, at: number): Promise<void> {
  const buyer = money.buyers[at]!;
  const orders = await buy(money, buyer);
  const earlier = money.happens(0.4) ? buyer.completed.splice(0, 1) : [];
  await Promise.all([
    ...orders.map((order) => fateOf(money, order)(money, buyer, order)),
    ...earlier.map((order) => giveBack(money, buyer, order, 'return after the payout', order.quantity)),
  ]);
}

/** Returns the orders of a payment; none when the payment was refused. */
async function buy(money: Money, buyer: Buyer): Promise<Bought[]> {
  const { harness, done } = money;
  const { shopper } = buyer;
  const wanted = Array.from({ length: sellersInAPayment }, () => money.anyOf(money.offers).listingId);
  await harness.sql.query(
    `insert into basket_item (company_id, listing_id, quantity, seen_price, seen_expiration)
     select $1, l.id, 1 + l.id % 3, l.sale_price, l.expiration from listing l where l.id = any($2::bigint[])
     on conflict do nothing`,
    [shopper.trader.companyId, wanted],
  );
  const { result: checkout } = await shopper.ask(getCheckout, {});
  if (!checkout) return [];
  const [operation, means] = chosenMethod(money, buyer, checkout);
  const answer = await shopper.pay({
    sellerIds: checkout.groups.map((group) => group.seller.sellerId),
    basketVersion: checkout.basketVersion,
    addressId: checkout.addresses[0]?.addressId ?? 0,
    installments: 1,
    acceptedAgreements: checkout.agreements.map(({ slug }) => slug),
    ...means,
  });
  done.note(operation, answer);
  if (!answer.result) return [];
  if (answer.result.threeDs) {
    await shopper.enterCode(answer.result.threeDs.url);
    await shopper.outcome(answer.result.paymentId);
  }
  const { rows } = await harness.sql.query<{ id: string; seller: string; quantity: number }>(
    `select o.id, o.seller_company_id as seller, l.quantity
     from orders o join order_line l on l.order_id = o.id where o.payment_id = $1`,
    [answer.result.paymentId],
  );
  return rows.map(({ id, seller, quantity }) => ({
    orderId: Number(id),
    sellerId: Number(seller),
    quantity,
  }));
}

type Means = Partial<RequestOf<typeof pay>>;

function chosenMethod(
  { happens }: Money,
  { cardToken }: Buyer,
  { total, walletBalance, pointsBalance }: ResultOf<typeof getCheckout>,
): readonly [Operation, Means] {
  const wallet = Math.max(0, walletBalance ?? 0);
  const half = Math.floor(total / 2);
  if (wallet >= total && happens(0.5)) return ['paid by wallet', { method: 'wallet', walletAmount: total }];
  if (wallet > 0 && happens(0.3))
    return ['paid by wallet and card', { cardToken, walletAmount: Math.min(wallet, half) }];
  if (pointsBalance > 0 && happens(0.3))
    return ['paid by points and card', { cardToken, pointsAmount: Math.min(pointsBalance, half) }];
  if (total >= 50_000 && happens(0.05)) return ['paid by loan', { method: 'loan', loanMonths: 3 }];
  if (happens(0.15)) return ['paid in instalments', { cardToken, installments: 3 }];
  return ['paid by card', { cardToken }];
}

type Fate = (money: Money, buyer: Buyer, order: Bought) => Promise<void>;

const approve: Fate = async (money, { shopper, completed }, order) => {
  await become(money, order, 'awaitingBuyerApproval');
  await money.pressed(async () =>
    money.done.note('approved', await shopper.ask(approveOrder, { orderId: order.orderId })),
  );
  if (money.happens(0.3)) completed.push(order);
};

const cancelBySeller: Fate = async (money, { shopper }, { orderId, sellerId }) => {
  const vendor = money.vendors.get(sellerId)!;
  const cancel = async (by: typeof vendor) =>
    money.done.note('cancelled by the seller', await by.ask(cancelOrder, { orderId, reason }));
  // Some orders are cancelled by both sides at once.
  await Promise.all(money.happens(0.15) ? [cancel(vendor), cancel(shopper)] : [cancel(vendor)]);
};

const cancelToWallet: Fate = (money, { shopper }, { orderId }) =>
  money.pressed(async () =>
    money.done.note(
      'cancelled to the wallet',
      await shopper.ask(cancelOrder, { orderId, reason, refundTarget: 'wallet' }),
    ),
  );

const supplyInPart: Fate = async (money, buyer, order) => {
  const { orderId, sellerId } = order;
  const missing = [{ lineNo: 1, quantity: 1, cause: 'willNotSell' as const }];
  const vendor = money.vendors.get(sellerId)!;
  money.done.note('supplied in part', await vendor.ask(partlySupplyOrder, { orderId, missing, reason }));
  await approve(money, buyer, { ...order, quantity: order.quantity - 1 });
};

const askToCancel: Fate = async (money, buyer, order) => {
  await become(money, order, 'awaitingShipment');
  await giveBack(money, buyer, order, 'cancel request accepted', order.quantity);
};

const returnOneUnit: Fate = async (money, buyer, order) => {
  await become(money, order, 'awaitingBuyerApproval');
  await giveBack(money, buyer, order, 'return accepted', 1);
  if (order.quantity > 1) await approve(money, buyer, { ...order, quantity: order.quantity - 1 });
};

function fateOf({ random }: Money, { quantity }: Bought): Fate {
  const lot = random();
  // Partial supply and returns include an approval, so only a few orders are approved and nothing else.
  if (lot < 0.14) return approve;
  if (lot < 0.38) return cancelBySeller;
  if (lot < 0.58) return cancelToWallet;
  if (lot < 0.7) return quantity > 1 ? supplyInPart : approve;
  return lot < 0.86 ? askToCancel : returnOneUnit;
}

/** Opens a case as the buyer, which the seller accepts, sometimes during a cancellation. */
async function giveBack(
  money: Money,
  { shopper }: Buyer,
  { orderId, sellerId }: Bought,
  operation: 'cancel request accepted' | 'return accepted' | 'return after the payout',
  quantity: number,
): Promise<void> {
  const isReturn = operation !== 'cancel request accepted';
  const vendor = money.vendors.get(sellerId)!;
  const { result } = await shopper.ask(openCase, {
    orderId,
    kind: isReturn ? 'return' : 'cancelRequest',
    lines: [{ lineNo: 1, quantity, reason: isReturn ? 'damaged' : 'changedMind' }],
    refundTarget: money.happens(0.5) ? 'card' : 'wallet',
  });
  if (!result) return;
  const { caseId } = result;
  const accept = async () =>
    money.done.note(operation, await vendor.ask(answerCase, { caseId, accept: true }));
  const cancel = async () =>
    money.done.note('cancelled by the seller', await vendor.ask(cancelOrder, { orderId, reason }));
  await Promise.all(money.happens(0.15) ? [accept(), isReturn ? accept() : cancel()] : [accept()]);
}

/** Steps of seller and carrier that move no money are written directly into the order. */
const become = (
  { harness }: Money,
  { orderId }: Bought,
  state: 'awaitingShipment' | 'awaitingBuyerApproval',
) =>
  harness.sql.query(
    `update orders set state = $2, delivered_at = case when $2 = 'awaitingBuyerApproval' then now() end where id = $1`,
    [orderId, state],
  );
