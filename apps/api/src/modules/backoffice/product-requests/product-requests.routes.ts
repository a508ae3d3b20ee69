import { operatorProductRequestCalls } from '@havan/contract/backoffice/catalogue/product-requests';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { productOfBarcode } from '../../listings/permission/permission.service.ts';
import { requestForOperator } from '../../listings/product-requests/product-requests.service.ts';

export const operatorProductRequestRoutes: readonly Binding[] = [
  bind(operatorProductRequestCalls.getRequestedProduct, async ({ requestId }, { ctx }) => {
    const request = await requestForOperator(ctx.db, requestId);
    const known = await productOfBarcode(ctx, request.barcode);
    return {
      request,
      productId: known === null || known === 'medicine' ? null : known.id,
      isMedicine: known === 'medicine',
    };
  }),
];
