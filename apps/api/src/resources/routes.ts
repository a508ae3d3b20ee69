import type { Binding } from '../http/bind.ts';
import { sessionRoutes } from './session/session.routes.ts';

/** Every call of the contract with the code that answers it; one line a resource. */
export const routes: readonly Binding[] = [...sessionRoutes];
