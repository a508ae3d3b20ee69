import type { ResultOf } from '@havan/contract/call';
import type { getWalletMovements } from '@havan/contract/money/wallet';
import { walletMovementLabels } from '@havan/domain/wallet';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { walletTexts } from '../wallet-texts.ts';

type Movement = ResultOf<typeof getWalletMovements>['items'][number];

/** Returns the columns of the wallet's movements: time, kind, order, amount, and the balance after it. */
export function movementColumns(
  orderHref: (type: 'purchased' | 'sold', orderId: number) => string,
): readonly Column<Movement>[] {
  return [
    {
      id: 'at',
      header: walletTexts.columns.at,
      phone: 'lead',
      cell: ({ at }) => <DateText value={at} format="dateTime" />,
    },
    {
      id: 'kind',
      header: walletTexts.columns.kind,
      phone: 'lead',
      cell: (row) => <Text weight="medium">{walletMovementLabels[row.kind]}</Text>,
    },
    {
      id: 'order',
      header: walletTexts.columns.order,
      phone: 'lead',
      cell: ({ orderId, orderType, ibanEnd }) =>
        orderId !== null && orderType !== null ? (
          <Link href={orderHref(orderType, orderId)}>{walletTexts.orderLink(orderId)}</Link>
        ) : (
          <Text tone="soft">{ibanEnd === null ? '–' : walletTexts.toIban(ibanEnd)}</Text>
        ),
    },
    {
      id: 'amount',
      header: walletTexts.columns.amount,
      align: 'end',
      phone: 'trail',
      cell: ({ amount }) => <Money value={amount} />,
    },
    {
      id: 'balance',
      header: walletTexts.columns.balance,
      align: 'end',
      phone: 'trail',
      cell: ({ balance }) => <Money value={balance} quiet />,
    },
  ];
}
