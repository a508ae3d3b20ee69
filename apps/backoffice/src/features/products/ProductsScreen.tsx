import { marketProductsQuery } from '@havan/api-client/queries/backoffice/products';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Checkbox } from '@havan/ui/Checkbox';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { productColumns } from './product-columns.tsx';

/** Renders the products of the market, searched by barcode or name. */
export function ProductsScreen() {
  const [query, change] = useQueryFields();
  const search = query.get('q') ?? '';
  const undecided = query.get('undecided') === 'true';
  const list = useInfiniteQuery({
    ...marketProductsQuery(api, { search: search.trim(), undecided }),
    placeholderData: keepPreviousData,
  });
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
      <TextField label="Barkod ya da ürün adı" type="search" value={search} onChange={(q) => change({ q })} />
      <Checkbox
        label="Yalnız sınıfı belirlenmemişler"
        checked={undecided}
        onChange={(checked) => change({ undecided: checked ? 'true' : '' })}
      />
      <PagedTable
        list={list}
        noun="ürün"
        caption="Ürünler"
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
    </Stack>
  );
}
