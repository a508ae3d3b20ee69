import { brandsQuery } from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { MarketBrand } from '@havan/contract/backoffice/catalogue/brands';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { BrandDialog } from './BrandDialog.tsx';

const columnsFor = (onEdit: (brandId: number) => void): readonly Column<MarketBrand>[] => [
  { id: 'name', header: 'Marka', phone: 'lead', cell: ({ name }) => name },
  {
    id: 'aliases',
    header: 'Diğer adları',
    phone: 'detail',
    cell: ({ aliases }) => aliases.join(', ') || '–',
  },
  { id: 'products', header: 'Ürün', phone: 'detail', cell: ({ products }) => formatCount(products) },
  {
    id: 'act',
    header: 'İşlem',
    phone: 'trail',
    cell: ({ brandId, name }) => (
      <Button
        variant="outline"
        size="small"
        aria-label={`${name} markasını düzenle`}
        onClick={() => onEdit(brandId)}
      >
        Düzenle
      </Button>
    ),
  },
];

/** Renders the brands of the market with their other names. */
export function BrandsScreen() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const list = useInfiniteQuery({ ...brandsQuery(api, search.trim()), placeholderData: keepPreviousData });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [editing, setEditing] = useState<number | null>(null);
  return (
    <Stack space="l">
      <Heading level={1}>Markalar</Heading>
      <TextField
        label="Marka ara"
        help="Adının ya da diğer adlarının bir parçası."
        type="search"
        value={search}
        onChange={(value) => setQuery(value ? { q: value } : {}, { replace: true })}
      />
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data ? (
        <Table
          caption="Markalar"
          rows={rows}
          rowKey={({ brandId }) => String(brandId)}
          columns={columnsFor(setEditing)}
          empty={<EmptyState kind="other" size="panel" title="Bu adla marka yok" />}
        />
      ) : null}
      <LoadMore
        shown={rows.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun="marka"
      />
      {editing === null ? null : (
        <BrandDialog key={editing} brandId={editing} onClose={() => setEditing(null)} />
      )}
    </Stack>
  );
}
