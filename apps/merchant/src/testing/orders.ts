import type { OrderDetail, OrderSummary } from '@havan/contract/sales/orders';
import { allowedOrderActions, orderStateCodes, type OrderState } from '@havan/domain/order';

/** Returns an order in a state; values left out are plausible. */
export function orderIn(state: OrderState, orderId: number): OrderSummary {
  const isShipped = state === 'shipped';
  return {
    orderId,
    orderNo: String(orderId),
    state,
    stateCode: orderStateCodes[state],
    createdAt: '2026-11-21T08:02:00.000Z',
    buyer: { companyId: 7, companyType: 'pharmacy', name: 'Gülpınar Eczanesi', cityName: 'Adana' },
    seller: {
      sellerId: 3,
      sellerUsername: 'kuyulumedikal',
      companyType: 'merchant',
      cityName: 'Konya',
      scoreTenths: 98,
      blueTickModel: { blueTickType: 2 },
    },
    lineCount: 1,
    unitCount: 4,
    total: 61_700,
    firstProducts: [],
    shipBy: isShipped ? null : '2026-11-23T14:00:00.000Z',
    followUpNumber: isShipped ? '734512890123' : null,
    carrierId: isShipped ? 1 : null,
    refundedTotal: 0,
    isPrepared: false,
    hasInvoice: false,
    openCase: null,
  };
}

/** Returns the details of an order, as its seller sees it. */
export function detailOf(order: OrderSummary): OrderDetail {
  const { followUpNumber, carrierId } = order;
  return {
    ...order,
    deliverySource: -1,
    lines: [
      {
        lineNo: 1,
        listingId: 1,
        productId: 1,
        productName: 'Nurevit Çinko 60 Tablet',
        barcode: '2900000000015',
        productImageUrl: '',
        expiration: '2028-12-31',
        quantity: 4,
        unitPrice: 15_425,
        vatRate: 10,
        lineTotal: 61_700,
        refundedQuantity: 0,
        notSentQuantity: 0,
        listPrice: null,
        campaignCode: null,
        campaignTitle: null,
        bonusQuantity: 0,
      },
    ],
    goodsTotal: 61_700,
    shippingFee: 0,
    vatTotal: 5609,
    commission: 3702,
    campaignSubsidy: 0,
    points: null,
    payout: 57_998,
    address: {
      receiver: 'Mert Karaduman',
      // Street and phone come with the payment.
      phone: order.state === 'preOrder' ? '' : '05321112233',
      cityName: 'Adana',
      townName: 'Seyhan',
      line: order.state === 'preOrder' ? '' : 'Kurtuluş Mah. No 8',
    },
    invoiceTo: {
      title: 'Moda Eczanesi',
      taxOffice: 'Kadıköy',
      taxOrIdentityNumber: '1234567890',
      address: 'Moda Cad. 1, Kadıköy / İstanbul',
    },
    chosenCarrierId: null,
    payment: {
      method: null,
      usesWallet: false,
      cardBrand: null,
      cardLastFour: null,
      installments: 1,
      transfer: null,
    },
    shipment:
      followUpNumber !== null && carrierId !== null
        ? { carrierId, carrierName: 'Turna Kargo', followUpNumber, shippedAt: '2026-11-21T09:00:00.000Z' }
        : null,
    autoApproveAt: null,
    estimatedDeliveryAt: null,
    deliveredAt: null,
    refunds: [],
    invoice: null,
    cases: [],
    openableCase: null,
    rating: null,
    timeline: [{ at: order.createdAt, state: 'awaitingSellerConfirmation', note: null }],
    allowedActions: allowedOrderActions(order.state, 'seller'),
  };
}
