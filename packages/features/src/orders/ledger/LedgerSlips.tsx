import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { formatAmount } from '@havan/domain/money';
import type { Ledger } from './LedgerTable.tsx';
import { ledgerTexts } from '../order-work-texts.ts';

/** Renders the ledger as one slip per entry, for a screen too narrow for a column per account. */
export function LedgerSlips({ ledger: { columns, entries, totals, sum } }: { readonly ledger: Ledger }) {
  const last = columns.map((column, at) => ({
    term: ledgerTexts.columns[column],
    details: <Money value={totals[at] ?? 0} bare />,
  }));
  return (
    <Stack space="l">
      {entries.map(({ entryId, kind, at, amounts, running }) => (
        <Stack key={entryId} space="xs">
          <Inline justify="between" align="baseline">
            <Heading level={2} size="panel">
              {ledgerTexts.kinds[kind]}
            </Heading>
            <Text size="tiny" tone="faint">
              <DateText value={at} format="dateTime" />
            </Text>
          </Inline>
          <DescriptionList
            layout="sum"
            items={[
              ...columns.flatMap((column, i) =>
                amounts[i]
                  ? [
                      {
                        term: (
                          <Text as="span">
                            {ledgerTexts.columns[column]}{' '}
                            <Text as="span" size="tiny" tone="faint" noWrap>
                              {ledgerTexts.runningOf(formatAmount(running[i] ?? 0))}
                            </Text>
                          </Text>
                        ),
                        key: column,
                        details: <Money value={amounts[i]} bare />,
                      },
                    ]
                  : [],
              ),
              {
                term: ledgerTexts.sum,
                details: <Money value={amounts.reduce((total, amount) => total + amount, 0)} bare />,
                sums: true,
              },
            ]}
          />
        </Stack>
      ))}
      <Stack space="xs">
        <Heading level={2} size="panel">
          {ledgerTexts.totals}
        </Heading>
        <DescriptionList
          layout="sum"
          items={[...last, { term: ledgerTexts.sum, details: <Money value={sum} />, sums: true }]}
        />
      </Stack>
    </Stack>
  );
}
