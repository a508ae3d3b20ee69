import { categoryTreeQuery } from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { MarketCategory } from '@havan/contract/backoffice/catalogue/categories';
import { formatCount } from '@havan/domain/count';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { CategoryDialog } from './CategoryDialog.tsx';

const columnsFor = (onEdit: (category: MarketCategory) => void): readonly Column<MarketCategory>[] => [
  {
    id: 'name',
    header: 'Kategori',
    phone: 'lead',
    cell: ({ name, depth }) => `${'— '.repeat(depth - 1)}${name}`,
  },
  { id: 'id', header: 'No', phone: 'detail', cell: ({ categoryId }) => categoryId },
  { id: 'position', header: 'Sıra', phone: 'detail', cell: ({ position }) => position },
  { id: 'products', header: 'Ürün', phone: 'detail', cell: ({ products }) => formatCount(products) },
  {
    id: 'state',
    header: 'Durum',
    phone: 'detail',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Menüde' : 'Gizli'}</Badge>
    ),
  },
  {
    id: 'act',
    header: 'İşlem',
    phone: 'trail',
    cell: (category) => (
      <Button
        variant="outline"
        size="small"
        aria-label={`${category.name} kategorisini düzenle`}
        onClick={() => onEdit(category)}
      >
        Düzenle
      </Button>
    ),
  },
];

/** Renders the category tree of the market: named, moved, ordered, hidden. */
export function CategoriesScreen() {
  const { data, error, refetch, isPending } = useQuery(categoryTreeQuery(api));
  const [editing, setEditing] = useState<MarketCategory | 'new' | null>(null);
  return (
    <Stack space="l">
      <Inline space="m" justify="between" align="center">
        <Heading level={1}>Kategoriler</Heading>
        <Button onClick={() => setEditing('new')}>Yeni kategori</Button>
      </Inline>
      <Text tone="soft">
        Gizli bir kategori, altındakilerle birlikte menüden çıkar; ürünleri satışta kalır ve aramada bulunur.
      </Text>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {isPending ? <Loading /> : null}
      {data ? (
        <Table
          caption="Kategoriler"
          rows={data.categories}
          rowKey={({ categoryId }) => String(categoryId)}
          columns={columnsFor(setEditing)}
          empty={<EmptyState kind="other" size="panel" title="Kategori yok" />}
        />
      ) : null}
      {data && editing ? (
        <CategoryDialog
          category={editing === 'new' ? null : editing}
          categories={data.categories}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Stack>
  );
}
