import { allocate } from '@havan/domain/money';
import { shipBy } from '@havan/domain/ship-by';
import type { Context } from '../../../core/context.ts';
import { withCommit } from '../../../core/db/transaction.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { orderNotices } from '../../notifications/inbox/order-notices.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';
import { insertOrders } from './create-orders.sql.ts';

interface PaidBy {
  readonly id: string;
  readonly buyer_company_id: number;
  readonly buyer_user_id: number;
  /** The points paid for all orders together. */
  readonly points_amount: number;
}

/**
 * Creates one order for each seller from the payment's snapshot and notifies both sides, as the last statement of the
 * transaction.
 */
export async function createOrders(
  { db, clock }: Context,
  payment: PaidBy,
  snapshot: PaymentSnapshot,
  state: 'awaitingSellerConfirmation' | 'preOrder' = 'awaitingSellerConfirmation',
): Promise<void> {
  const now = clock.now();
  const { groups, address, invoice } = snapshot;
  const points = allocate(
    payment.points_amount,
    groups.map((group) => group.goodsTotal + group.shippingFee),
  );
  const { ids, buyerName } = await insertOrders(
    db,
    {
      paymentId: payment.id,
      buyerCompanyId: payment.buyer_company_id,
      buyerUserId: payment.buyer_user_id,
      at: now,
      state,
    },
    groups.map((group, index) => ({
      seller_company_id: group.sellerId,
      goods_total: group.goodsTotal,
      shipping_fee: group.shippingFee,
      vat_total: group.vatTotal,
      total: group.goodsTotal + group.shippingFee,
      commission: group.commission,
      campaign_subsidy: group.campaignSubsidy,
      points_amount: points[index] ?? 0,
      address,
      carrier_id: group.carrierId,
      invoice_details: invoice,
      ship_by: shipBy(now, group.dispatchCutoff, group.dispatchesOnSaturdays),
      lines: group.lines.map(lineOf),
    })),
  );
  const notices = groups.flatMap((group) => {
    const id = ids.get(group.sellerId);
    if (id === undefined) throw new Error(`No order was opened for seller ${group.sellerId}`);
    const order = {
      id,
      buyerCompanyId: payment.buyer_company_id,
      sellerCompanyId: group.sellerId,
      buyerName,
      sellerName: group.sellerUsername,
      total: group.goodsTotal + group.shippingFee,
    };
    return state === 'preOrder'
      ? [orderNotices.preOrdered(order, now)]
      : [orderNotices.placed(order, now), orderNotices.received(order, now)];
  });
  withCommit(insertNotifications(db, notices));
}

function lineOf(line: PaymentSnapshot['groups'][number]['lines'][number], index: number) {
  const ownPrice = line.ownPrice ?? line.salePrice ?? line.unitPrice;
  return {
    line_no: index + 1,
    listing_id: line.listingId,
    product_id: line.productId,
    product_name: line.productName,
    barcode: line.barcode,
    expiration: line.expiration,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    vat_rate: line.vatRate,
    line_total: line.quantity * line.unitPrice,
    list_price: ownPrice > line.unitPrice ? ownPrice : null,
    campaign_code: line.campaignCode,
    campaign_title: line.campaignTitle,
    bonus_quantity: line.bonusUnits,
    bonus_campaign_code: line.bonusCampaignCode,
  };
}
