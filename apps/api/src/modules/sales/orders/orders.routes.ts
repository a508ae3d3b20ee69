import { orderAfterCalls } from '@havan/contract/sales/order-after';
import { orderWorkCalls as workCalls } from '@havan/contract/sales/order-work';
import { orderCalls } from '@havan/contract/sales/orders';
import { labelTemplates } from '@havan/domain/label-template';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { orderLedger } from '../order-ledger/order-ledger.service.ts';
import { addInvoice, confirmAll, listCounterparties, rate, shipAll } from './order-work.service.ts';
import { actOnOrder, cancel, listOrders, orderDetail, ship } from './orders.service.ts';
import { reorder } from './reorder.service.ts';
import { salesOverview } from '../sales-overview/sales-overview.service.ts';

export const orderRoutes: readonly Binding[] = [
  bind(orderCalls.getOrders, (request, { ctx, actor }) => listOrders(ctx, actor, request), {
    reads: 'replica',
  }),
  bind(orderCalls.getOrderDetail, (request, { ctx, actor }) => orderDetail(ctx, actor, request)),
  bind(orderCalls.confirmOrder, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'confirm' }),
  ),
  bind(orderCalls.shipOrder, (request, { ctx, actor }) => ship(ctx, actor, 'ship', request)),
  bind(orderCalls.cancelOrder, (request, { ctx, actor }) => cancel(ctx, actor, request)),
  bind(orderCalls.approveOrder, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'approve' }),
  ),
  bind(orderCalls.postponeAutoApprove, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'postponeAutoApprove' }),
  ),
  bind(workCalls.getCounterparties, (request, { ctx, actor }) => listCounterparties(ctx, actor, request), {
    reads: 'replica',
  }),
  bind(workCalls.getLabelTemplates, () => Promise.resolve([...labelTemplates])),
  bind(workCalls.prepareOrder, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'prepare' }),
  ),
  bind(workCalls.undoPrepareOrder, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'undoPrepare' }),
  ),
  bind(workCalls.partlySupplyOrder, ({ orderId, missing, reason }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, {
      action: 'partlySupply',
      missing,
      ...(reason !== undefined && { reason }),
    }),
  ),
  bind(workCalls.correctShipment, (request, { ctx, actor }) => ship(ctx, actor, 'correctShipment', request)),
  bind(workCalls.confirmDelivery, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'deliver' }),
  ),
  bind(workCalls.setInvoice, (request, { ctx, actor }) => addInvoice(ctx, actor, request)),
  bind(workCalls.bulkConfirm, (request, { ctx, actor }) => confirmAll(ctx, actor, request)),
  bind(workCalls.bulkShip, (request, { ctx, actor }) => shipAll(ctx, actor, request)),
  bind(workCalls.getOrderLedger, (request, { ctx, actor }) => orderLedger(ctx, actor, request), {
    reads: 'replica',
  }),
  bind(orderAfterCalls.rateOrder, (request, { ctx, actor }) => rate(ctx, actor, request)),
  bind(orderAfterCalls.reorder, (request, { ctx, actor }) => reorder(ctx, actor, request)),
  bind(orderCalls.getSalesOverview, (_request, { ctx, actor }) => salesOverview(ctx, actor), {
    reads: 'replica',
  }),
];
