import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { apiKeysOf, endApiKey, makeApiKey } from './api-keys.service.ts';

export const apiKeyRoutes: readonly Binding[] = [
  bind(apiKeyCalls.getApiKeys, (_request, { ctx, actor }) => apiKeysOf(ctx, actor)),
  bind(apiKeyCalls.createApiKey, (request, { ctx, actor }) => makeApiKey(ctx, actor, request)),
  bind(apiKeyCalls.revokeApiKey, async ({ apiKeyId }, { ctx, actor }) => {
    await endApiKey(ctx, actor, apiKeyId);
    return done;
  }),
];
