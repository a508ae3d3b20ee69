import type { Binding } from '../http/bind.ts';
import { addressRoutes } from './addresses/addresses.routes.ts';
import { basketRoutes } from './basket/basket.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';

/** Every call of the contract with the code that answers it; one line a resource. */
export const routes: readonly Binding[] = [...sessionRoutes, ...basketRoutes, ...addressRoutes];
