import type { ResultOf } from '@havan/contract/call';
import type { getLoyaltyPoints } from '@havan/contract/money/points';
import { formatPoints, pointsMovementLabels } from '@havan/domain/points';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { pointsTexts, walletTexts } from '../wallet-texts.ts';

type Movement = ResultOf<typeof getLoyaltyPoints>['movements']['items'][number];

/**
 * Returns the columns of the points' movements.
 * @param orderHref returns the address of an order that the company bought
 */
export const pointsColumns = (orderHref: (orderId: number) => string): Column<Movement>[] => [
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
    cell: ({ kind }) => pointsMovementLabels[kind],
  },
  {
    id: 'order',
    header: walletTexts.columns.order,
    phone: 'lead',
    cell: ({ orderId }) =>
      orderId === null ? null : <Link href={orderHref(orderId)}>{walletTexts.orderLink(orderId)}</Link>,
  },
  {
    id: 'points',
    header: pointsTexts.points,
    phone: 'trail',
    align: 'end',
    cell: ({ points }) => (
      <Text as="span" weight="strong" tone={points < 0 ? 'soft' : 'positive'} noWrap>
        {`${points < 0 ? '−' : '+'}${formatPoints(points)}`}
      </Text>
    ),
  },
];
