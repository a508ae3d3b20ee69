import { buyingPreferenceCalls } from '@havan/contract/identity/buying-preference';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { updateExpiryPreference } from './buying-preference.sql.ts';

export const buyingPreferenceRoutes: readonly Binding[] = [
  bind(buyingPreferenceCalls.setBuyingPreference, async ({ prefersLongExpiry }, { ctx, actor }) => {
    await updateExpiryPreference(ctx.db, actor.companyId, prefersLongExpiry);
    return done;
  }),
];
