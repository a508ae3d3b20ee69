import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { getInstalments } from '@havan/contract/sales/payment';
import { apiPrefix, type Call, type ResultOf } from '@havan/contract/call';
import { signInAs } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import type { Asked, Target } from './load.ts';

export interface Signed {
  readonly port: number;
  readonly token: string;
}

/** Signs a pharmacy of the demo market in. */
export async function signedPharmacy(port: number): Promise<Signed> {
  const { token } = await signInAs(port, 'eczane', 'buyer');
  return { port, token };
}

export const signedTarget = (
  { port, token }: Signed,
  name: string,
  requests: Target['requests'],
): Target => ({
  name,
  port,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  requests,
});

/**
 * Returns a call that costs only the session: the token is checked, the request parsed, and the database not
 * queried.
 */
export const signedNoop = (signed: Signed): Target =>
  signedTarget(signed, 'no-op, signed in', [get(getInstalments, { amount: '100000', bin: '400012' })]);

export function get(call: Call, query: Readonly<Record<string, string>>): Asked {
  const text = new URLSearchParams(query).toString();
  return { path: `${apiPrefix}/${call.path}${text && `?${text}`}` };
}

type Card = ResultOf<typeof getProductListings>['items'][number];

/** Returns products from several categories: their first pages in two orders. */
export async function someProducts({ port, token }: Signed, categoryIds: readonly number[]): Promise<Card[]> {
  const cards: Card[] = [];
  for (const categoryId of categoryIds) {
    for (const sort of ['3', '4']) {
      const request = { categoryId: String(categoryId), sort, pageSize: '60' };
      cards.push(...(await send(port, getProductListings, request, token)).items);
    }
  }
  return cards;
}
