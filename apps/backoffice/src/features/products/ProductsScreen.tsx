import { marketProductsQuery } from '@havan/api-client/queries/backoffice/products';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Checkbox } from '@havan/ui/Checkbox';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { productColumns } from './product-columns.tsx';

/** Renders the products of the market: found by barcode or name, made, changed, classified. */
export function ProductsScreen() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const undecided = query.get('undecided') === 'true';
  const list = useInfiniteQuery({
    ...marketProductsQuery(api, { search: search.trim(), undecided }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const set = (next: { search?: string; undecided?: boolean }) => {
    const wanted = { search, undecided, ...next };
    setQuery(
      { ...(wanted.search && { q: wanted.search }), ...(wanted.undecided && { undecided: 'true' }) },
      { replace: true },
    );
  };
  return (
    <Stack space="l">
      <Inline space="m" justify="between" align="center">
        <Heading level={1}>Ürünler</Heading>
        <Inline space="s">
          <ButtonLink href={paths.duplicates()} variant="outline">
            Yinelenenler
          </ButtonLink>
          <ButtonLink href={paths.productFile()} variant="outline">
            Dosyadan al
          </ButtonLink>
          <ButtonLink href={paths.newProduct()}>Yeni ürün</ButtonLink>
        </Inline>
      </Inline>
      <TextField
        label="Barkod ya da ürün adı"
        type="search"
        value={search}
        onChange={(value) => set({ search: value })}
      />
      <Checkbox
        label="Yalnız sınıfı belirlenmemişler"
        checked={undecided}
        onChange={(checked) => set({ undecided: checked })}
      />
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data ? (
        <Table
          caption="Ürünler"
          rows={rows}
          rowKey={({ productId }) => String(productId)}
          columns={productColumns}
          empty={
            <EmptyState
              kind="other"
              size="panel"
              title={search || undecided ? 'Bu ölçüte uyan ürün yok' : 'Katalog boş'}
              subtitle="Ürünleri tek tek ya da dosyadan ekleyebilirsiniz."
            />
          }
        />
      ) : null}
      <LoadMore
        shown={rows.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun="ürün"
      />
    </Stack>
  );
}
