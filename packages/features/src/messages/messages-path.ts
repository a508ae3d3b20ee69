/**
 * `/myprofile/messages`, and whom it opens: a user as the specification has it (§2.2), or a company by its own id, about
 * one of the orders.
 */
export function messagesPath(
  partner?: { readonly userId: number } | { readonly companyId: number; readonly orderNo?: string },
): string {
  if (!partner) return '/myprofile/messages';
  if ('userId' in partner) return `/myprofile/messages?to=${partner.userId}`;
  const order = partner.orderNo === undefined ? '' : `&order=${partner.orderNo}`;
  return `/myprofile/messages?company=${partner.companyId}${order}`;
}
