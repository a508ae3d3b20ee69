import { withholdingDeclarationsQuery } from '@havan/api-client/queries/sales/e-invoices';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { WithholdingDeclaration } from '@havan/contract/sales/e-invoice-formats';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { formatAmount } from '@havan/domain/money';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { IncomeTax } from './IncomeTax.tsx';
import { TwoLineCell } from '../waiting-columns.tsx';
import { withholdingTexts as texts } from './withholding-texts.ts';

type Side = WithholdingDeclaration['side'];
type Line = WithholdingDeclaration['lines'][number];

/** Years to choose from: this one and those for which invoices are usually kept. */
const yearsShown = 5;
const sides = ['received', 'issued'] as const;

/**
 * Renders the income tax that the market has withheld, and the VAT withheld on the invoices of a year by month: what
 * the company declares itself, and what its buyers declare.
 */
export function WithholdingDeclarations() {
  const { api } = useAppProfile();
  const [thisYear] = useState(() => istanbulDayOf(new Date()).year);
  const [year, setYear] = useState(thisYear);
  const { data, error, refetch } = useQuery(withholdingDeclarationsQuery(api, year));
  const years = Array.from({ length: yearsShown }, (_, ago) => String(thisYear - ago));
  return (
    <Stack space="m">
      <Inline justify="between" align="end" space="m">
        <Text size="small" tone="soft">
          {texts.remark}
        </Text>
        <Select
          label={texts.year}
          options={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
        />
      </Inline>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={4} label={texts.loading} /> : null}
      {data?.declarations.length === 0 && !data.income?.length ? (
        <EmptyState kind="other" size="panel" title={texts.none(year)} subtitle={texts.noneHint} />
      ) : null}
      {data?.income && data.income.length > 0 ? <IncomeTax months={data.income} /> : null}
      {sides.map((side) => {
        const months = data?.declarations.filter((each) => each.side === side) ?? [];
        return months.length === 0 ? null : <Months key={side} side={side} months={months} />;
      })}
    </Stack>
  );
}

interface MonthsProps {
  readonly side: Side;
  readonly months: readonly WithholdingDeclaration[];
}

/** Renders the months of one side; each opens to its invoices. */
function Months({ side, months }: MonthsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return (
    <Stack as="section" space="s" aria-labelledby={`tevkifat-${side}`}>
      <SectionHeader id={`tevkifat-${side}`} title={texts.side[side]} />
      <Text size="small" tone="soft">
        {texts.sideRemark[side]}
      </Text>
      <Table
        caption={texts.side[side]}
        rows={months}
        rowKey={({ month }) => month}
        columns={monthColumns}
        expansion={{
          open,
          onToggle: toggle,
          rowLabel: ({ month }) => texts.linesOf(month),
          render: ({ month, lines }) => (
            <Table
              caption={texts.linesOf(month)}
              rows={lines}
              rowKey={({ invoiceId, code, rate }) => `${invoiceId}/${code}/${rate}`}
              columns={lineColumns(side)}
            />
          ),
        }}
      />
    </Stack>
  );
}

const monthColumns: readonly Column<WithholdingDeclaration>[] = [
  {
    id: 'month',
    header: texts.month,
    phone: 'lead',
    cell: ({ month }) => <DateText value={month} format="monthYear" />,
  },
  {
    id: 'invoices',
    header: texts.invoices,
    align: 'end',
    phone: 'detail',
    cell: ({ lines }) => new Set(lines.map(({ invoiceId }) => invoiceId)).size,
  },
  {
    id: 'vat',
    header: texts.vat,
    align: 'end',
    phone: 'detail',
    cell: ({ vat }) => formatAmount(vat),
  },
  {
    id: 'withheld',
    header: texts.withheld,
    align: 'end',
    phone: 'trail',
    cell: ({ withheld }) => <Money value={withheld} />,
  },
];

const lineColumns = (side: Side): readonly Column<Line>[] => [
  {
    id: 'number',
    header: texts.number,
    phone: 'lead',
    cell: ({ invoiceId, number }) => (
      <Link variant="name" href={paths.eInvoice(side, invoiceId)}>
        {number}
      </Link>
    ),
  },
  {
    id: 'other',
    header: texts.other[side],
    phone: 'detail',
    cell: ({ otherName, otherTaxNumber }) => <TwoLineCell main={otherName} remark={otherTaxNumber} />,
  },
  {
    id: 'code',
    header: texts.code,
    phone: 'detail',
    cell: ({ code, rate }) => texts.codeOf(code, rate),
  },
  { id: 'vat', header: texts.vat, align: 'end', phone: 'detail', cell: ({ vat }) => formatAmount(vat) },
  {
    id: 'withheld',
    header: texts.withheld,
    align: 'end',
    phone: 'trail',
    cell: ({ withheld }) => formatAmount(withheld),
  },
];
