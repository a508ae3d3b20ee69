import { Link } from '@havan/ui/Link';
import { type TicketAbout, useAppProfile } from '../profile/app-profile.ts';
import { shellTexts } from '../shell-texts.ts';

/** Leads to a new support ticket about what is on the page; renders nothing while no ticket can be opened. */
export function SupportLink(about: TicketAbout) {
  const { flags, paths } = useAppProfile();
  if (!flags.isOn('newTicketCreation')) return null;
  return <Link href={paths.newTicket(about)}>{shellTexts.askSupport}</Link>;
}
