import { brandsQuery } from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { MarketBrand } from '@havan/contract/backoffice/catalogue/brands';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { BrandDialog } from './BrandDialog.tsx';

const columnsFor = (onEdit: (brandId: number) => void): readonly Column<MarketBrand>[] => [
  {
    id: 'name',
    header: 'Marka',
    phone: 'lead',
    cell: ({ name, logoUrl }) =>
      logoUrl === null ? (
        name
      ) : (
        <Inline space="s" align="center">
          <ProductImage src={logoUrl} alt="" size="tiny" />
          {name}
        </Inline>
      ),
  },
  {
    id: 'aliases',
    header: 'Diğer adları',
    phone: 'detail',
    cell: ({ aliases }) => aliases.join(', ') || '–',
  },
  {
    id: 'products',
    header: 'Ürün',
    align: 'end',
    phone: 'detail',
    cell: ({ products }) => formatCount(products),
  },
  {
    id: 'act',
    header: 'İşlem',
    align: 'end',
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
  const [query, change] = useQueryFields();
  const search = query.get('q') ?? '';
  const list = useInfiniteQuery({ ...brandsQuery(api, search.trim()), placeholderData: keepPreviousData });
  const [editing, setEditing] = useState<number | null>(null);
  return (
    <Stack space="l">
      <Heading level={1}>Markalar</Heading>
      <TextField
        label="Marka ara"
        help="Adının ya da diğer adlarının bir parçası."
        type="search"
        value={search}
        onChange={(q) => change({ q })}
      />
      <PagedTable
        list={list}
        noun="marka"
        caption="Markalar"
        rowKey={({ brandId }) => String(brandId)}
        columns={columnsFor(setEditing)}
        empty="Bu adla marka yok"
      />
      {editing === null ? null : (
        <BrandDialog key={editing} brandId={editing} onClose={() => setEditing(null)} />
      )}
    </Stack>
  );
}
