import type { Partner } from '@havan/api-client/queries/notifications/messages';

const anId = /^[1-9]\d{0,14}$/;

/** Returns the partner that an address opens; null without one, and for an invalid id. */
export function partnerIn(search: URLSearchParams): Partner | null {
  const [userId, companyId] = [search.get('to'), search.get('company')];
  if (userId !== null) return anId.test(userId) ? { userId } : null;
  return companyId !== null && anId.test(companyId) ? { companyId } : null;
}

/** Returns the number of the order that the address is about; null without one. */
export function orderIn(search: URLSearchParams): string | null {
  const orderNo = search.get('order');
  return orderNo !== null && anId.test(orderNo) ? orderNo : null;
}
