import { importRowsQuery } from '@havan/api-client/queries/listings/listing-import';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ImportRow, ImportRowFilter, ListingImport } from '@havan/contract/listings/listing-import';
import { Badge } from '@havan/ui/Badge';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { DiffCell } from '@havan/ui/DiffCell';
import { Inline } from '@havan/ui/Inline';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { importTexts as texts, outcomeLabels, rowFilterLabels } from './import-texts.ts';
import * as css from './ImportRows.css.ts';
import { fieldLabelOf, RowCorrection } from './RowCorrection.tsx';
import { useNextWrong } from './use-next-wrong.ts';

interface ImportRowsProps {
  readonly file: ListingImport;
  /** The first filter; null for all rows. */
  readonly first: Exclude<ImportRowFilter, 'same'> | null;
}

/** Renders the rows of an import, filtered by their effect; an invalid one is corrected in place. */
export function ImportRows({ file, first }: ImportRowsProps) {
  const { api } = useAppProfile();
  const [filter, setFilter] = useState(first);
  const { data, error, refetch, ...paging } = useInfiniteQuery(importRowsQuery(api, file, filter));
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const countOf = (one: keyof typeof rowFilterLabels) =>
    one === 'refused' ? file.refused : file.counts[one];
  const shown = (Object.keys(rowFilterLabels) as (keyof typeof rowFilterLabels)[]).filter(
    (one) => countOf(one) > 0 || one === filter,
  );
  const list = useRef<HTMLDivElement>(null);
  const isCorrected = file.state === 'checked' && file.counts.wrong > 0;
  useNextWrong(list, {
    isOn: isCorrected,
    // Another filter may hide them, or they are on a later page.
    onNone: () => {
      if (filter !== 'wrong') setFilter('wrong');
      else if (!paging.hasNextPage) return false;
      else if (!paging.isFetchingNextPage) void paging.fetchNextPage();
      return true;
    },
  });
  return (
    <Stack space="s">
      <ChipRow label={texts.rows}>
        <Chip label={texts.all} pressed={filter === null} onChange={() => setFilter(null)} />
        {shown.map((one) => (
          <Chip
            key={one}
            label={rowFilterLabels[one]}
            count={countOf(one)}
            pressed={filter === one}
            onChange={(pressed) => setFilter(pressed ? one : null)}
          />
        ))}
      </ChipRow>
      {isCorrected ? <p className={css.key}>{texts.nextWrong}</p> : null}
      {error && !data ? (
        <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
      ) : (
        <div ref={list}>
          <Table
            caption={texts.rows}
            columns={columnsFor(file)}
            rows={rows}
            rowKey={({ position }) => String(position)}
            empty={<Text tone="soft">{texts.noRows}</Text>}
            {...(!data && { loading: <Shimmer kind="rows" count={5} label={texts.loading} /> })}
          />
        </div>
      )}
      {file.counts.same > 0 ? <Text tone="soft">{texts.sameHidden(file.counts.same)}</Text> : null}
      <LoadMore
        shown={rows.length}
        hasMore={paging.hasNextPage}
        loading={paging.isFetchingNextPage}
        onLoadMore={() => void paging.fetchNextPage()}
      />
    </Stack>
  );
}

const columnsFor = (file: ListingImport): readonly Column<ImportRow>[] => [
  {
    id: 'line',
    header: texts.line,
    width: 72,
    phone: 'trail',
    cell: ({ line }) => (line === null ? '–' : String(line)),
  },
  {
    id: 'product',
    header: texts.product,
    phone: 'lead',
    cell: ({ productName, barcode, cells }) => (
      <Stack space="none">
        <Text weight="medium">{productName ?? cells.name ?? texts.unknownProduct}</Text>
        <Text size="small" tone="soft">
          {barcode ?? cells.barcode ?? ''}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'result',
    header: texts.result,
    phone: 'detail',
    cell: (row) => <RowResult row={row} file={file} />,
  },
];

function RowResult({ row, file }: { readonly row: ImportRow; readonly file: ListingImport }) {
  if (row.kind === 'wrong' && file.state === 'checked')
    return <RowCorrection key={row.position} row={row} importId={file.importId} />;
  return (
    <Stack space="xs">
      <Inline space="xs">
        {row.outcome ? (
          <Badge tone={row.outcome === 'applied' || row.outcome === 'undone' ? 'positive' : 'attention'}>
            {outcomeLabels[row.outcome]}
          </Badge>
        ) : (
          <Badge tone={row.kind === 'wrong' || row.kind === 'forbidden' ? 'critical' : 'neutral'}>
            {row.kind === 'same' ? texts.fixed : rowFilterLabels[row.kind]}
          </Badge>
        )}
      </Inline>
      {row.sentence ? <Text>{row.sentence}</Text> : null}
      {row.refusal ? <Text>{`${row.refusal.sentence} (${row.refusal.rule})`}</Text> : null}
      {row.problems.map(({ field, sentence }) => (
        <Text key={field + sentence} tone="critical">{`${fieldLabelOf(field)}: ${sentence}`}</Text>
      ))}
      {row.warnings.map(({ code, sentence }) => (
        <Text key={code} tone="attention">
          {sentence}
        </Text>
      ))}
      <Inline space="m">
        {row.changes.map(({ field, before, after }) => (
          <Stack key={field} space="none">
            <Text size="small" tone="soft">
              {fieldLabelOf(field)}
            </Text>
            <DiffCell before={before || null} after={after || null} />
          </Stack>
        ))}
      </Inline>
      {row.notes.map((note) => (
        <Text key={note} size="small" tone="soft">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
