import type { getTicketCounts } from '@havan/contract/notifications/support/ticket-lists';
import type { ResultOf } from '@havan/contract/call';
import { type TicketState, ticketStateLabels } from '@havan/domain/ticket';
import { supportPath } from './support-path.ts';
import { supportTexts } from './support-texts.ts';

/** States in the order of the tabs: first those that wait for the company. */
const order = ['actionRequired', 'open', 'answered', 'closed'] as const satisfies readonly TicketState[];

/** Returns the views of the list, each with its address and what it counts; `–` until that is known. */
export const supportTabs = (counts: ResultOf<typeof getTicketCounts> | undefined) => [
  {
    id: 'all',
    label: supportTexts.all,
    href: supportPath(),
    count: counts ? order.reduce((sum, state) => sum + counts[state], 0) : '–',
  },
  ...order.map((state) => ({
    id: state,
    label: ticketStateLabels[state],
    href: state === 'actionRequired' ? supportPath('action-required') : `${supportPath()}?state=${state}`,
    count: counts?.[state] ?? '–',
  })),
];
