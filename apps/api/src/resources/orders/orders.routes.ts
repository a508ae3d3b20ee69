import { orderCalls } from '@havan/contract/orders';
import { bind, type Binding } from '../../http/bind.ts';
import { actOnOrder, listOrders, orderDetail, ship } from './orders.service.ts';
import { salesOverview } from './sales-overview.service.ts';

export const orderRoutes: readonly Binding[] = [
  bind(orderCalls.getOrders, (request, { ctx, actor }) => listOrders(ctx, actor, request)),
  bind(orderCalls.getOrderDetail, (request, { ctx, actor }) => orderDetail(ctx, actor, request)),
  bind(orderCalls.confirmOrder, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'confirm' }),
  ),
  bind(orderCalls.shipOrder, (request, { ctx, actor }) => ship(ctx, actor, request)),
  bind(orderCalls.cancelOrder, ({ orderId, reason }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'cancel', reason }),
  ),
  bind(orderCalls.approveOrder, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'approve' }),
  ),
  bind(orderCalls.postponeAutoApprove, ({ orderId }, { ctx, actor }) =>
    actOnOrder(ctx, actor, orderId, { action: 'postponeAutoApprove' }),
  ),
  bind(orderCalls.getSalesOverview, (_request, { ctx, actor }) => salesOverview(ctx, actor)),
];
