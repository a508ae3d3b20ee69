import { sentenceOf } from '@havan/api-client/api-error';
import { importsQuery, uploadImportMutation } from '@havan/api-client/queries/listings/listing-import';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { formatCount } from '@havan/domain/count';
import type { ListingImport } from '@havan/contract/listings/listing-import';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DateText } from '@havan/ui/DateText';
import { FileDrop } from '@havan/ui/FileDrop';
import { Heading } from '@havan/ui/Heading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { importStateLabels, importTexts as texts } from './import-texts.ts';

/** Renders the choice of a file by dropping, choosing or pasting, and the previous imports. */
export function FileStep() {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const { mutate, isPending, error, variables } = useMutation(uploadImportMutation(api));
  const send = (file: File | undefined) => {
    if (file) mutate(file, { onSuccess: ({ importId }) => void navigate(paths.importListings(importId)) });
  };
  return (
    <Stack space="xl">
      <FileDrop
        label={texts.file}
        help={isPending ? texts.reading : texts.fileHelp}
        accept=".xlsx,.csv,.txt"
        error={error ? sentenceOf(error) : null}
        files={isPending && variables ? [{ id: 'file', name: variables.name }] : []}
        onAdd={([file]) => send(file)}
        onPasteText={(text) => send(new File([text], 'yapistirilan.csv', { type: 'text/csv' }))}
        onRemove={() => undefined}
      />
      <PastImports />
    </Stack>
  );
}

const columns: readonly Column<ListingImport>[] = [
  {
    id: 'file',
    header: texts.file,
    phone: 'lead',
    cell: ({ fileName }) => <Text weight="medium">{fileName}</Text>,
  },
  { id: 'at', header: 'Tarih', phone: 'detail', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  { id: 'state', header: 'Durum', phone: 'trail', cell: ({ state }) => importStateLabels[state] },
  {
    id: 'applied',
    header: 'Yazılan',
    align: 'end',
    phone: 'detail',
    cell: ({ applied }) => formatCount(applied),
  },
  {
    id: 'open',
    header: texts.open,
    hideHeader: true,
    align: 'end',
    phone: 'action',
    cell: ({ importId }) => (
      <ButtonLink size="small" variant="outline" href={paths.importListings(importId)}>
        {texts.open}
      </ButtonLink>
    ),
  },
];

function PastImports() {
  const { api } = useAppProfile();
  const { data, error, refetch, ...paging } = useInfiniteQuery(importsQuery(api));
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  return (
    <Stack space="s">
      <Heading level={2}>{texts.past}</Heading>
      {data && rows.length === 0 ? (
        <Text tone="soft">{texts.noPast}</Text>
      ) : (
        <Table caption={texts.past} columns={columns} rows={rows} rowKey={({ importId }) => importId} />
      )}
      <LoadMore
        shown={rows.length}
        hasMore={paging.hasNextPage}
        loading={paging.isFetchingNextPage}
        onLoadMore={() => void paging.fetchNextPage()}
      />
    </Stack>
  );
}
