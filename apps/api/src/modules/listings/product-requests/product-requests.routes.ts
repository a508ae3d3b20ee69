import { productRequestCalls } from '@havan/contract/listings/product-requests';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { listProductRequests, requestProduct } from './product-requests.service.ts';
import { setRequestTerms } from './request-terms.service.ts';

export const productRequestRoutes: readonly Binding[] = [
  bind(productRequestCalls.requestProduct, (request, { ctx, actor }) => requestProduct(ctx, actor, request)),
  bind(productRequestCalls.setRequestTerms, (request, { ctx, actor }) =>
    setRequestTerms(ctx, actor, request),
  ),
  bind(productRequestCalls.getProductRequests, (request, { ctx, actor }) =>
    listProductRequests(ctx, actor, request),
  ),
];
