/** `/support-requests` and the ticket or list that it opens (specification §2.2). */
export const supportPath = (page?: number | 'action-required' | 'new'): string =>
  page === undefined ? '/support-requests' : `/support-requests/${page}`;
