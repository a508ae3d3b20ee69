import type { ResultOf } from '@havan/contract/call';
import type { getStatement } from '@havan/contract/money/wallet';
import { orderAccountText } from '@havan/domain/order-account';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { statementTexts } from '../wallet-texts.ts';

type Line = ResultOf<typeof getStatement>['items'][number];
type Side = Line['type'];

/** Returns the columns of the account: amount of the order, what was deducted from it, and the rest. */
export function statementColumns(
  side: Side,
  orderHref: (side: Side, orderId: number) => string,
): readonly Column<Line>[] {
  const { columns } = statementTexts;
  const fee = (id: 'shipping' | 'withheld'): Column<Line> => ({
    id,
    header: columns[id],
    align: 'end',
    phone: 'detail',
    cell: (line) => <Money value={-(line[id] ?? 0)} bare quiet />,
  });
  return [
    {
      id: 'order',
      header: columns.order,
      phone: 'lead',
      cell: ({ orderId, createdAt }) => (
        <>
          <Link variant="name" href={orderHref(side, orderId)}>
            {orderId}
          </Link>
          <Text size="tiny" tone="faint">
            <DateText value={createdAt} />
          </Text>
        </>
      ),
    },
    {
      id: 'other',
      header: columns.other[side],
      phone: 'lead',
      cell: ({ otherName }) => <Text>{otherName}</Text>,
    },
    {
      id: 'total',
      header: columns.total,
      align: 'end',
      phone: 'detail',
      cell: ({ total }) => <Money value={total} bare />,
    },
    {
      id: 'refunded',
      header: columns.refunded,
      align: 'end',
      phone: 'detail',
      cell: ({ refunded }) => <Money value={-refunded} bare quiet={refunded === 0} />,
    },
    ...(side === 'sold'
      ? [
          {
            id: 'commission',
            header: columns.commission,
            align: 'end',
            phone: 'detail',
            cell: ({ commission, commissionVat }) => (
              <>
                <Money value={-(commission ?? 0)} bare quiet />
                <Text size="tiny" tone="faint" noWrap>
                  {columns.commissionVat} <Money value={-(commissionVat ?? 0)} bare quiet />
                </Text>
              </>
            ),
          } satisfies Column<Line>,
          fee('shipping'),
          fee('withheld'),
        ]
      : []),
    {
      id: 'net',
      header: columns.net[side],
      align: 'end',
      phone: 'trail',
      cell: ({ net }) => <Money value={net} />,
    },
    {
      id: 'when',
      header: columns.when,
      phone: 'trail',
      cell: (line) => (
        <Text size="small" tone="soft" noWrap>
          {orderAccountText(line)}
        </Text>
      ),
    },
  ];
}
