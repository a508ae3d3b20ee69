import { orderFeedCalls } from '@havan/contract/sales/order-feed';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { orderFeed } from './order-feed.service.ts';

export const orderFeedRoutes: readonly Binding[] = [
  bind(orderFeedCalls.getOrderFeed, (request, { ctx, actor }) => orderFeed(ctx, actor, request)),
];
