import { salesInformationCalls as calls } from '@havan/contract/identity/sales-information';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { changeSellerCarriers, sellerCarriers } from './seller-carriers.service.ts';
import { changeTerms, salesInformation, sellerIdentity } from './sales-information.service.ts';

export const salesInformationRoutes: readonly Binding[] = [
  bind(calls.getSalesInformation, (_request, { ctx, actor }) => salesInformation(ctx, actor)),
  bind(calls.saveSellerTerms, (request, { ctx, actor }) => changeTerms(ctx, actor, request)),
  bind(calls.getSellerCarriers, (_request, { ctx, actor }) => sellerCarriers(ctx, actor)),
  bind(calls.saveSellerCarriers, (request, { ctx, actor }) => changeSellerCarriers(ctx, actor, request)),
  bind(calls.getSellerIdentity, (request, { ctx }) => sellerIdentity(ctx, request)),
];
