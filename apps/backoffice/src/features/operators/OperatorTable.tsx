import type { Operators } from '@havan/contract/backoffice/operators';
import { operatorRoleLabels } from '@havan/domain/operator';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { type Column, Table } from '@havan/ui/Table';

type Listed = Operators['operators'][number];

interface OperatorTableProps {
  readonly operators: readonly Listed[];
  readonly onClose: (operator: Listed) => void;
  readonly onOpen: (operator: Listed) => void;
}

const facts: readonly Column<Listed>[] = [
  { id: 'name', header: 'Ad', phone: 'lead', cell: ({ name }) => name },
  { id: 'username', header: 'Giriş adı', phone: 'detail', cell: ({ username }) => username },
  {
    id: 'roles',
    header: 'Rol',
    phone: 'detail',
    cell: ({ roles }) => roles.map((role) => operatorRoleLabels[role]).join(', '),
  },
  {
    id: 'seen',
    header: 'Son görülme',
    phone: 'detail',
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? 'Hiç girmedi' : <DateText value={lastSeenAt} format="dateTime" />,
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ isDisabled }) => (
      <Badge tone={isDisabled ? 'critical' : 'positive'}>{isDisabled ? 'Kapalı' : 'Açık'}</Badge>
    ),
  },
];

const actOf = ({ onClose, onOpen }: Pick<OperatorTableProps, 'onClose' | 'onOpen'>): Column<Listed> => ({
  id: 'act',
  header: 'İşlem',
  hideHeader: true,
  phone: 'action',
  cell: (row) =>
    row.isYou ? (
      'Siz'
    ) : (
      <Button
        variant="outline"
        size="small"
        aria-label={`${row.name}: ${row.isDisabled ? 'hesabı aç' : 'hesabı kapat'}`}
        onClick={() => (row.isDisabled ? onOpen(row) : onClose(row))}
      >
        {row.isDisabled ? 'Hesabı aç' : 'Hesabı kapat'}
      </Button>
    ),
});

/** Renders one row per operator; operators cannot close their own account. */
export function OperatorTable({ operators, ...acts }: OperatorTableProps) {
  return (
    <Table
      caption="Operatörler"
      rows={operators}
      rowKey={({ operatorId }) => String(operatorId)}
      columns={[...facts, actOf(acts)]}
    />
  );
}
