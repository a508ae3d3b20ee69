import { type TicketState, ticketStateLabels } from '@havan/domain/ticket';
import { Badge } from '@havan/ui/Badge';

const looks = {
  open: { tone: 'neutral', mark: 'half' },
  actionRequired: { tone: 'attention', mark: 'full' },
  answered: { tone: 'positive', mark: 'done' },
  closed: { tone: 'neutral', mark: 'done' },
} as const satisfies Record<TicketState, object>;

/** Renders the state of a ticket as a word. */
export function TicketStateBadge({ state }: { readonly state: TicketState }) {
  return <Badge {...looks[state]}>{ticketStateLabels[state]}</Badge>;
}
