import { allocate } from '@havan/domain/money';
import { shipBy } from '@havan/domain/ship-by';
import type { Context } from '../../context.ts';
import { insertNotifications } from '../inbox/inbox.sql.ts';
import { orderNotices } from '../inbox/order-notices.ts';
import type { PaymentSnapshot } from '../payment/snapshot.ts';
import { companyNames, insertEvents, insertOrderLines, insertOrders } from './open-orders.sql.ts';

interface PaidBy {
  readonly id: string;
  readonly buyer_company_id: number;
  readonly buyer_user_id: number;
  /** What points paid of all orders together. */
  readonly points_amount: number;
}

/** Opens one order a seller from what was frozen when the payment began, and tells both sides. */
export async function openOrders(
  { db, clock }: Context,
  payment: PaidBy,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const now = clock.now();
  const { groups, address, invoice } = snapshot;
  const points = allocate(
    payment.points_amount,
    groups.map((group) => group.goodsTotal + group.shippingFee),
  );
  const opened = insertOrders(
    db,
    groups.map((group, index) => ({
      payment_id: payment.id,
      buyer_company_id: payment.buyer_company_id,
      seller_company_id: group.sellerId,
      state: 'awaitingSellerConfirmation',
      goods_total: group.goodsTotal,
      shipping_fee: group.shippingFee,
      vat_total: group.vatTotal,
      total: group.goodsTotal + group.shippingFee,
      commission: group.commission,
      campaign_subsidy: group.campaignSubsidy,
      points_amount: points[index] ?? 0,
      address: JSON.stringify(address),
      carrier_id: group.carrierId,
      invoice_details: invoice && JSON.stringify(invoice),
      created_at: now,
      ship_by: shipBy(now, group.dispatchCutoff),
    })),
  );
  const named = companyNames(db, [payment.buyer_company_id, ...groups.map((group) => group.sellerId)]);
  const [ids, names] = await Promise.all([opened, named]);
  const orders = groups.map((group) => {
    const id = ids.get(group.sellerId);
    if (id === undefined) throw new Error(`No order was opened for seller ${group.sellerId}`);
    return { id, group };
  });
  const lines = insertOrderLines(
    db,
    orders.flatMap(({ id, group }) =>
      group.lines.map((line, index) => ({
        order_id: id,
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
        list_price: line.salePrice !== undefined && line.salePrice > line.unitPrice ? line.salePrice : null,
        campaign_code: line.campaignCode,
        campaign_title: line.campaignTitle,
        bonus_quantity: line.bonusUnits,
      })),
    ),
  );
  const events = insertEvents(
    db,
    orders.map(({ id }) => ({
      order_id: id,
      at: now,
      action: 'open',
      party: 'buyer',
      user_id: payment.buyer_user_id,
      from_state: null,
      to_state: 'awaitingSellerConfirmation',
      note: null,
    })),
  );
  const notices = insertNotifications(
    db,
    orders.flatMap(({ id, group }) => {
      const order = {
        id,
        buyerCompanyId: payment.buyer_company_id,
        sellerCompanyId: group.sellerId,
        buyerName: names.get(payment.buyer_company_id) ?? '',
        sellerName: names.get(group.sellerId) ?? '',
        total: group.goodsTotal + group.shippingFee,
      };
      return [orderNotices.placed(order, now), orderNotices.received(order, now)];
    }),
  );
  await Promise.all([lines, events, notices]);
}
