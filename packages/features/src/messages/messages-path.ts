/** `/myprofile/messages`, and whom it opens: a user as the specification has it (§2.2), or a company by its own id. */
export function messagesPath(partner?: { readonly userId: number } | { readonly companyId: number }): string {
  if (!partner) return '/myprofile/messages';
  const whom = 'userId' in partner ? `to=${partner.userId}` : `company=${partner.companyId}`;
  return `/myprofile/messages?${whom}`;
}
