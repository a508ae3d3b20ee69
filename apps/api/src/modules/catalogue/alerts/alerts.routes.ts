import { alertCalls } from '@havan/contract/catalogue/alerts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { alertOf, removeAlert, setAlert } from './alerts.service.ts';

export const alertRoutes: readonly Binding[] = [
  bind(alertCalls.getProductAlert, ({ productId }, { ctx, actor }) => alertOf(ctx, actor, productId)),
  bind(alertCalls.setProductAlert, (request, { ctx, actor }) => setAlert(ctx, actor, request)),
  bind(alertCalls.removeProductAlert, ({ productId }, { ctx, actor }) => removeAlert(ctx, actor, productId)),
];
