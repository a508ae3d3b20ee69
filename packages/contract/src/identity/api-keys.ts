import { apiKeyDaysMax, apiKeyScopes } from '@havan/domain/api-key';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, instant, nothing } from '../primitives.ts';

const address = v.union([v.pipe(v.string(), v.ipv4()), v.pipe(v.string(), v.ipv6())]);
const lengthMax = (text: string): number => (text.includes(':') ? 128 : 32);

/** An address, or a block of them in CIDR notation: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export const network = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => {
    const [host = '', length, ...rest] = text.split('/');
    if (rest.length > 0 || !v.is(address, host)) return false;
    return length === undefined || (/^(?:0|[1-9]\d{0,2})$/.test(length) && Number(length) <= lengthMax(host));
  }, 'Bir IP adresi ya da CIDR bloğu yazın; örneğin 203.0.113.0/24.'),
);

const scopes = v.pipe(v.array(v.picklist(apiKeyScopes)), v.minLength(1), v.maxLength(apiKeyScopes.length));

const apiKey = v.object({
  apiKeyId: id,
  name: v.string(),
  /** The end of the key, by which its owner recognises it. */
  hint: v.string(),
  scopes: v.array(v.picklist(apiKeyScopes)),
  /** Networks from which it may be used; empty for all. */
  networks: v.array(v.string()),
  by: v.string(),
  createdAt: instant,
  /** Null when it does not expire. */
  expiresAt: v.nullable(instant),
  revokedAt: v.nullable(instant),
  lastUsedAt: v.nullable(instant),
  lastUsedIp: v.nullable(v.string()),
  /** Number of requests in the last 24 hours, and of those that the limit refused. */
  callsOfDay: v.number(),
  refusedOfDay: v.number(),
});
export type ApiKey = v.InferOutput<typeof apiKey>;

const getApiKeysSchemas = {
  summary: 'The keys of the company, the newest first; never the secrets.',
  request: nothing,
  result: v.object({ keys: v.array(apiKey), requestsPerMinute: v.number() }),
};

export const getApiKeys = defineCall<typeof getApiKeysSchemas>()({
  method: 'GET',
  path: 'ApiKeys/GetApiKeys',
  encoding: 'query',
  access: 'seller',
  area: 'integrations',
  ownerOnly: true,
});

const createApiKeySchemas = {
  summary: 'Makes a key and shows it, once.',
  request: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    scopes,
    networks: v.optional(v.pipe(v.array(network), v.maxLength(20)), []),
    /** Days until it expires; absent for a key that does not expire. */
    days: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(apiKeyDaysMax))),
  }),
  result: v.object({ key: v.string(), apiKey }),
};

export const createApiKey = defineCall<typeof createApiKeySchemas>()({
  method: 'POST',
  path: 'ApiKeys/Create',
  encoding: 'json',
  access: 'seller',
  area: 'integrations',
  ownerOnly: true,
});

const revokeApiKeySchemas = {
  summary: 'Ends a key at once, everywhere.',
  request: v.strictObject({ apiKeyId: id }),
  result: done,
};

export const revokeApiKey = defineCall<typeof revokeApiKeySchemas>()({
  method: 'POST',
  path: 'ApiKeys/Revoke',
  encoding: 'json',
  access: 'seller',
  area: 'integrations',
  ownerOnly: true,
});

export const apiKeyCalls = {
  getApiKeys: withSchemas(getApiKeys, getApiKeysSchemas),
  createApiKey: withSchemas(createApiKey, createApiKeySchemas),
  revokeApiKey: withSchemas(revokeApiKey, revokeApiKeySchemas),
};
