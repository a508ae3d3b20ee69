import { deliveryInfoCalls as calls } from '@havan/contract/identity/delivery-info';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { changeDeliveryInfo, deliveryInfo, sameDayDelivery } from './delivery-info.service.ts';

export const deliveryInfoRoutes: readonly Binding[] = [
  bind(calls.getDeliveryInfo, (_request, { ctx, actor }) => deliveryInfo(ctx, actor)),
  bind(calls.saveDeliveryInfo, (request, { ctx, actor }) => changeDeliveryInfo(ctx, actor, request)),
  bind(calls.getSameDayDelivery, (request, { ctx, actor }) => sameDayDelivery(ctx, actor, request)),
];
