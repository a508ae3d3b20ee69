import type { TicketCategory } from '@havan/domain/ticket-category';
import { Link } from '@havan/ui/Link';
import { type TicketAbout, useAppProfile } from '../profile/app-profile.ts';

/** Labels of the links by category; a page may show several of them. */
const labels: Readonly<Record<TicketCategory, string>> = {
  order: 'Sipariş için destek iste',
  listing: 'İlan için destek iste',
  invoice: 'Fatura için destek iste',
  payment: 'Hakediş için destek iste',
  account: 'Hesap için destek iste',
  other: 'Destek iste',
};

/** Renders a link to a new support ticket about the page's subject; nothing while no ticket can be opened. */
export function SupportLink(about: TicketAbout) {
  const { flags, paths } = useAppProfile();
  if (!flags.isOn('newTicketCreation')) return null;
  return <Link href={paths.newTicket(about)}>{labels[about.category]}</Link>;
}
