import type { ResultOf } from '@havan/contract/call';
import type { getWithholdingDeclarations } from '@havan/contract/sales/e-invoice-formats';
import { formatAmount } from '@havan/domain/money';
import { DateText } from '@havan/ui/DateText';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { withholdingTexts } from './withholding-texts.ts';

const texts = withholdingTexts.income;

type Month = NonNullable<ResultOf<typeof getWithholdingDeclarations>['income']>[number];

const columns: readonly Column<Month>[] = [
  {
    id: 'month',
    header: withholdingTexts.month,
    phone: 'lead',
    cell: ({ month }) => <DateText value={month} format="monthYear" />,
  },
  { id: 'orders', header: texts.orders, align: 'end', phone: 'detail', cell: ({ orders }) => orders },
  { id: 'base', header: texts.base, align: 'end', phone: 'detail', cell: ({ base }) => formatAmount(base) },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
];

/**
 * Renders the income tax that the market has withheld from the sales of a year, by month; the seller deducts it in its
 * own return.
 */
export function IncomeTax({ months }: { readonly months: readonly Month[] }) {
  return (
    <Stack as="section" space="s" aria-labelledby="stopaj">
      <SectionHeader id="stopaj" title={texts.title} />
      <Text size="small" tone="soft">
        {texts.remark}
      </Text>
      <Table caption={texts.title} rows={months} rowKey={({ month }) => month} columns={columns} />
      <Inline justify="end" space="s">
        <Text tone="soft">{texts.year}</Text>
        <Money value={months.reduce((sum, { amount }) => sum + amount, 0)} />
      </Inline>
    </Stack>
  );
}
