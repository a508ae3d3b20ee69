import type { ResultOf } from '@havan/contract/call';
import type { getPriceSuggestion } from '@havan/contract/listings/price-suggestion';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Table, type TableProps } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { priceTexts as texts } from './price-texts.ts';

interface SuggestionTableProps {
  readonly data: ResultOf<typeof getPriceSuggestion>;
  readonly onChoose: (price: number) => void;
}

/**
 * Renders the suggested prices, each with the expected time to sell and its reasons; a press tries the price on the
 * ruler.
 */
export function SuggestionTable({ data, onChoose }: SuggestionTableProps) {
  return (
    <Stack space="s">
      <Heading level={2} size="panel">
        {texts.suggestions}
      </Heading>
      <Table
        caption={texts.suggestions}
        rows={data.suggestions}
        rowKey={({ kind }) => kind}
        rowTone={({ kind }) => (kind === 'balanced' ? 'recommended' : undefined)}
        columns={columnsFor(onChoose)}
      />
    </Stack>
  );
}

function columnsFor(
  onChoose: SuggestionTableProps['onChoose'],
): TableProps<SuggestionTableProps['data']['suggestions'][number]>['columns'] {
  return [
    {
      id: 'kind',
      header: texts.kind,
      width: 112,
      phone: 'lead',
      cell: ({ label }) => <Text weight="medium">{label}</Text>,
    },
    {
      id: 'price',
      header: texts.price,
      align: 'end',
      width: 104,
      phone: 'trail',
      cell: ({ price }) => <Money value={price} />,
    },
    { id: 'days', header: texts.days, width: 144, cell: ({ days, unsold }) => texts.inDays(days, unsold) },
    {
      id: 'reasons',
      header: texts.reasons,
      cell: ({ reasons }) => (
        <Stack space="none">
          {reasons.map((reason) => (
            <Text key={reason} tone="soft" size="small">
              {reason}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      id: 'try',
      header: texts.tryIt,
      hideHeader: true,
      align: 'end',
      width: 136,
      phone: 'action',
      cell: ({ label, price }) => (
        <Button
          size="small"
          variant="outline"
          aria-label={texts.tryPrice(label, price)}
          onClick={() => onChoose(price)}
        >
          {texts.tryIt}
        </Button>
      ),
    },
  ];
}
