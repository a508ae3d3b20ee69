import type { BulkTick } from '@havan/api-client/queries/listings/listing-bulk';
import type { BulkPreview } from '@havan/contract/listings/listing-bulk';
import { listingLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Checkbox } from '@havan/ui/Checkbox';
import { DiffCell } from '@havan/ui/DiffCell';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { bulkTexts } from './bulk-texts.ts';

interface BulkPreviewPartProps {
  readonly preview: BulkPreview;
  readonly ticked: ReadonlySet<BulkTick>;
  readonly onTick: (ticked: ReadonlySet<BulkTick>) => void;
}

const sampleColumns: readonly Column<BulkPreview['samples'][number]>[] = [
  {
    id: 'product',
    header: bulkTexts.product,
    phone: 'lead',
    cell: ({ productName, expiration }) => listingLabel(productName, expiration),
  },
  {
    id: 'value',
    header: bulkTexts.value,
    align: 'end',
    phone: 'trail',
    cell: ({ before, after }) => <DiffCell before={before} after={after} />,
  },
];

/** Renders the effect of a change: counts, warnings to confirm, samples, and refused listings. */
export function BulkPreviewPart({ preview, ticked, onTick }: BulkPreviewPartProps) {
  const { changed, same, refused, worth, warnings, samples, refusals } = preview;
  const counts = [
    changed > 0 ? bulkTexts.willChange(changed) : bulkTexts.nothing,
    same > 0 ? bulkTexts.same(same) : null,
    refused > 0 ? bulkTexts.cannot(refused) : null,
  ];
  return (
    <Stack space="s">
      <output>
        <Text weight="strong">{counts.filter((part) => part !== null).join(' · ')}</Text>
      </output>
      {worth.before === worth.after ? null : (
        <Text as="div">
          {bulkTexts.worth} <DiffCell before={formatMoney(worth.before)} after={formatMoney(worth.after)} />
        </Text>
      )}
      {warnings.length > 0 ? (
        <Alert kind="warning" title={bulkTexts.untickedStay}>
          <Stack space="xs">
            {warnings.map(({ code, count, sentence }) => (
              <Checkbox
                key={code}
                label={bulkTexts.tick}
                help={count > 1 ? bulkTexts.alsoFor(sentence, count) : sentence}
                checked={ticked.has(code)}
                onChange={(checked) => {
                  const others = [...ticked].filter((each) => each !== code);
                  onTick(new Set(checked ? [...others, code] : others));
                }}
              />
            ))}
          </Stack>
        </Alert>
      ) : null}
      {samples.length > 0 ? (
        <Table
          caption={bulkTexts.samples}
          rows={samples}
          rowKey={({ listingId }) => String(listingId)}
          columns={sampleColumns}
        />
      ) : null}
      {refusals.length > 0 ? (
        <Alert kind="info" title={bulkTexts.cannot(refused)}>
          {refusals.map(({ listingId, productName, sentence }) => (
            <Text key={listingId} as="div" size="small">
              {productName}: {sentence}
            </Text>
          ))}
        </Alert>
      ) : null}
    </Stack>
  );
}
