import { type SharedPaths, useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { PerformanceFigures } from '@havan/contract/sales/performance';
import type { Period } from '@havan/domain/period';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import type { OrderSide } from '../order-filters.ts';
import { openedByMeasure } from './opened-orders.ts';
import { changeText } from './change-text.ts';
import { measureRows, type MeasureRow } from './performance-rows.ts';
import { performanceTexts as texts } from './performance-texts.ts';

interface MeasuresTableProps {
  readonly side: OrderSide;
  readonly period: Period;
  readonly measures: PerformanceFigures;
  readonly before: PerformanceFigures;
}

const columnsOf = (paths: SharedPaths, period: Period): readonly Column<MeasureRow>[] => [
  {
    id: 'measure',
    header: texts.columns.measure,
    phone: 'lead',
    cell: ({ label, note }) => (
      <>
        {label}
        {note ? (
          <Text size="small" tone="soft">
            {note}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'now',
    header: texts.columns.now,
    align: 'end',
    width: 190,
    phone: 'trail',
    cell: ({ now, opens }) => {
      if (!opens) return now;
      const [slug, search] = openedByMeasure(opens, period);
      return (
        <Link variant="name" href={paths.orders(slug) + search}>
          {now}
        </Link>
      );
    },
  },
  {
    id: 'before',
    header: texts.columns.before,
    align: 'end',
    width: 170,
    phone: 'detail',
    cell: ({ before: earlier }) => earlier,
  },
  {
    id: 'change',
    header: texts.columns.change,
    align: 'end',
    width: 110,
    phone: 'detail',
    cell: (row) => {
      const { text, tone } = changeText(row.change, row.isGood);
      return (
        <Text as="span" tone={tone}>
          {text}
        </Text>
      );
    },
  },
];

/**
 * Renders the figures of a period beside those of the period before; a figure opens the orders that it
 * counts.
 */
export function MeasuresTable({ side, period, measures, before }: MeasuresTableProps) {
  const { paths } = useAppProfile();
  return (
    <Stack space="s">
      <SectionHeader title={texts.measures} />
      <Table
        caption={texts.measures}
        rows={measureRows(side, measures, before)}
        rowKey={({ id }) => id}
        columns={columnsOf(paths, period)}
      />
    </Stack>
  );
}
