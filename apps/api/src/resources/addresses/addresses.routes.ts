import { paymentCalls } from '@havan/contract/payment';
import { bind, type Binding } from '../../http/bind.ts';
import { listAddresses, saveAddress } from './addresses.service.ts';

export const addressRoutes: readonly Binding[] = [
  bind(paymentCalls.getAddresses, (_request, { ctx, actor }) => listAddresses(ctx, actor)),
  bind(paymentCalls.saveAddress, (request, { ctx, actor }) => saveAddress(ctx, actor, request)),
];
