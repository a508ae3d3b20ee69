import type { StaffRight } from '../staff-right/staff-right.ts';

/** Scopes of an API key for a seller's software; none of them moves money. */
export const apiKeyScopes = [
  'listings.read',
  'listings.write',
  'orders.read',
  'orders.ship',
  'invoices.write',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const apiKeyScopeLabels: Readonly<Record<ApiKeyScope, string>> = {
  'listings.read': 'İlanları okuma',
  'listings.write': 'İlan açma, stok ve fiyat yazma',
  'orders.read': 'Siparişleri okuma',
  'orders.ship': 'Sipariş onaylama, hazırlama ve kargo',
  'invoices.write': 'Fatura yükleme ve düzenleme',
};

const rightsOfScope: Readonly<Record<ApiKeyScope, readonly StaffRight[]>> = {
  'listings.read': [],
  'listings.write': ['sell'],
  'orders.read': [],
  'orders.ship': ['sell', 'ship'],
  'invoices.write': ['invoice'],
};

/** Returns the rights of a key: those of its scopes that its creator still has. */
export const rightsOfKey = (
  scopes: readonly ApiKeyScope[],
  makerRights: readonly StaffRight[],
): readonly StaffRight[] => {
  const brought = new Set(scopes.flatMap((scope) => rightsOfScope[scope]));
  return makerRights.filter((right) => brought.has(right));
};

/** Prefix of every key, by which users, software and secret scanners recognise it. */
export const apiKeyPrefix = 'hvn_';

/** Returns whether a bearer token is an API key and not a session token. */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix);

/** Maximum number of keys of a company. */
export const apiKeysMax = 20;

/** Maximum number of requests of one key in a calendar minute. */
export const apiKeyRequestsPerMinute = 600;

/** Maximum validity of a key, in days. */
export const apiKeyDaysMax = 730;
