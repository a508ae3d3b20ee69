import type { TicketAbout } from '@havan/app-shell/profile/app-profile';

/** `/support-requests` and the ticket or list that it opens (specification §2.2). */
export const supportPath = (page?: number | 'action-required' | 'new'): string =>
  page === undefined ? '/support-requests' : `/support-requests/${page}`;

/** Returns a new ticket that begins with its category, record and subject. */
export const newTicketPath = ({ category, record, subject }: TicketAbout): string =>
  `${supportPath('new')}?${new URLSearchParams({
    category,
    ...(record !== undefined && { record: String(record) }),
    ...(subject !== undefined && { subject }),
  })}`;
