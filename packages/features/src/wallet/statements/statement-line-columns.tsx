import type { PayoutStatementLine } from '@havan/contract/money/payout-statements';
import {
  type StatementFigure,
  statementFigureLabels,
  statementLineLabels,
} from '@havan/domain/payout-statement';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { statementPageTexts as texts } from './statement-page-texts.ts';

type Hrefs = Record<'order' | 'ledger', (type: 'purchased' | 'sold', orderId: number) => string>;

const figureColumn = (figure: StatementFigure): Column<PayoutStatementLine> => ({
  id: figure,
  header: statementFigureLabels[figure],
  align: 'end',
  phone: 'detail',
  cell: (line) => <Money value={line[figure]} bare quiet={line[figure] === 0} />,
});

/**
 * Returns the columns of a statement's lines: what was posted, the other company, time, the figures in `moved`, their
 * sum, and the ledger entry.
 */
export function statementLineColumns(
  moved: readonly StatementFigure[],
  hrefs: Hrefs,
): readonly Column<PayoutStatementLine>[] {
  return [
    {
      id: 'what',
      header: texts.line.what,
      phone: 'lead',
      cell: ({ kind, orderId, orderType }) => (
        <>
          <Text weight="medium">{statementLineLabels[kind]}</Text>
          {orderId === null || orderType === null ? null : (
            <Text size="tiny">
              <Link href={hrefs.order(orderType, orderId)}>{texts.order(orderId)}</Link>
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'other',
      header: texts.line.other,
      phone: 'lead',
      cell: ({ otherName }) => <Text>{otherName ?? '–'}</Text>,
    },
    {
      id: 'at',
      header: texts.line.at,
      phone: 'detail',
      cell: ({ at }) => <DateText value={at} />,
    },
    ...moved.map(figureColumn),
    {
      id: 'net',
      header: texts.line.net,
      align: 'end',
      phone: 'trail',
      cell: ({ net }) => <Money value={net} />,
    },
    {
      id: 'entry',
      header: texts.line.entry,
      align: 'end',
      phone: 'detail',
      cell: ({ entryId, orderId, orderType }) =>
        orderId === null || orderType === null ? (
          <Text size="small" tone="faint">
            {entryId}
          </Text>
        ) : (
          <Link href={hrefs.ledger(orderType, orderId)} title={texts.where}>
            {entryId}
          </Link>
        ),
    },
  ];
}
