import type { TicketSummary } from '@havan/contract/notifications/support/tickets';
import { ticketCategoryFacts, ticketTargetText } from '@havan/domain/ticket-category';
import { Badge } from '@havan/ui/Badge';
import { DateText } from '@havan/ui/DateText';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { supportPath } from './support-path.ts';
import { supportTexts as texts } from './support-texts.ts';
import { TicketStateBadge } from './TicketStateBadge.tsx';

const columns: readonly Column<TicketSummary>[] = [
  {
    id: 'subject',
    header: texts.subject,
    phone: 'lead',
    cell: ({ ticketId, subject, hasNews }) => (
      <Inline space="s">
        <Link href={supportPath(ticketId)}>{subject}</Link>
        {hasNews ? <Badge tone="attention">{texts.news}</Badge> : null}
      </Inline>
    ),
  },
  {
    id: 'category',
    header: texts.category,
    phone: 'detail',
    width: 140,
    cell: ({ category }) => ticketCategoryFacts[category].label,
  },
  {
    id: 'changed',
    header: texts.changed,
    phone: 'detail',
    width: 140,
    cell: ({ changedAt }) => <DateText value={changedAt} format="dateTime" />,
  },
  {
    id: 'promise',
    header: texts.promise,
    phone: 'detail',
    width: 140,
    cell: ({ category, dueAt }) =>
      dueAt ? (
        <DateText value={dueAt} format="dateTime" />
      ) : (
        <Text as="span" tone="soft">
          {ticketTargetText(category)}
        </Text>
      ),
  },
  {
    id: 'state',
    header: texts.state,
    phone: 'trail',
    width: 130,
    cell: ({ state }) => <TicketStateBadge state={state} />,
  },
];

/** Renders tickets in the given order. */
export function TicketTable({ tickets }: { readonly tickets: readonly TicketSummary[] }) {
  return (
    <Table
      caption={texts.caption}
      columns={columns}
      rows={tickets}
      rowKey={({ ticketId }) => String(ticketId)}
      rowTone={({ state }) => (state === 'actionRequired' ? 'attention' : undefined)}
    />
  );
}
