import { formatCount } from '@havan/domain/count';
import { Badge } from '@havan/ui/Badge';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { type Column, Table } from '@havan/ui/Table';
import { spanText } from '../queues/queue-texts.ts';
import type { WaitingRow } from './waiting-rows.ts';

const hourMs = 3_600_000;

const columnsAt = (now: number): readonly Column<WaitingRow>[] => [
  {
    id: 'work',
    header: 'İş',
    phone: 'lead',
    cell: ({ label, href }) => <Link href={href}>{label}</Link>,
  },
  {
    id: 'waiting',
    header: 'Bekleyen',
    align: 'end',
    phone: 'trail',
    cell: (row) => formatCount(row.waiting),
  },
  {
    id: 'oldest',
    header: 'En eskisi',
    align: 'end',
    phone: 'detail',
    cell: ({ oldestAt }) => (oldestAt === null ? '–' : spanText(now - Date.parse(oldestAt))),
  },
  {
    id: 'target',
    header: 'Hedef',
    align: 'end',
    phone: 'detail',
    cell: ({ targetHours }) => (targetHours === null ? '–' : spanText(targetHours * hourMs)),
  },
  {
    id: 'overdue',
    header: 'Hedefi geçen',
    align: 'end',
    phone: 'detail',
    cell: ({ overdue }) => (overdue > 0 ? <Badge tone="critical">{formatCount(overdue)}</Badge> : '–'),
  },
];

/** Renders the kinds of waiting work, each with its age and target. `now` in milliseconds since 1970. */
export function WaitingTable({ rows, now }: { readonly rows: readonly WaitingRow[]; readonly now: number }) {
  return (
    <Table
      caption="Bekleyen işler"
      columns={columnsAt(now)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          kind="other"
          size="panel"
          title="Bekleyen iş yok"
          subtitle="Yeni bir başvuru, talep ya da bildirim geldiğinde burada görünür."
        />
      }
    />
  );
}
