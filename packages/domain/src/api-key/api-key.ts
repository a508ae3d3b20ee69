import type { StaffRight } from '../staff-right/staff-right.ts';

/** Scopes of a key of a seller's program; none of them moves money. */
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

/** Returns the rights of a key: those that its scopes bring, as far as its maker still has them. */
export const rightsOfKey = (
  scopes: readonly ApiKeyScope[],
  makerRights: readonly StaffRight[],
): readonly StaffRight[] => {
  const brought = new Set(scopes.flatMap((scope) => rightsOfScope[scope]));
  return makerRights.filter((right) => brought.has(right));
};

/** First characters of a key, by which people, programs and secret scanners recognise it. */
export const apiKeyPrefix = 'hvn_';

/** Returns whether a bearer token is a key and no session. */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix);

/** Keys that a company may have at a time. */
export const apiKeysMax = 20;

/** Requests of one key within a minute of the clock. */
export const apiKeyRequestsPerMinute = 600;

/** The longest validity of a key, in days. */
export const apiKeyDaysMax = 730;
