import { addressCalls } from '@havan/contract/identity/addresses';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { deleteAddress, listAddresses, saveAddress } from './addresses.service.ts';

export const addressRoutes: readonly Binding[] = [
  bind(addressCalls.getAddresses, (_request, { ctx, actor }) => listAddresses(ctx, actor)),
  bind(addressCalls.saveAddress, (request, { ctx, actor }) => saveAddress(ctx, actor, request)),
  bind(addressCalls.deleteAddress, (request, { ctx, actor }) => deleteAddress(ctx, actor, request)),
];
