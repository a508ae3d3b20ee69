import { SupportScreen } from './SupportScreen.tsx';
import { NewTicketScreen } from './opening/NewTicketScreen.tsx';
import type { SupportOptions, SupportPage } from './support-options.ts';
import { TicketScreen } from './ticket/TicketScreen.tsx';

/** Renders the pages of support by their name; an app loads them together. */
export function SupportPages({ page, ...options }: SupportOptions & { readonly page: SupportPage }) {
  if (page === 'new') return <NewTicketScreen {...options} />;
  if (page === 'ticket') return <TicketScreen {...options} />;
  return page === 'actionRequired' ? <SupportScreen state="actionRequired" /> : <SupportScreen />;
}
