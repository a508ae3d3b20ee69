import { categoryTreeQuery } from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { MarketCategory } from '@havan/contract/backoffice/catalogue/categories';
import { formatCount } from '@havan/domain/count';
import { foldForSearch } from '@havan/domain/turkish-text';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { IconButton } from '@havan/ui/IconButton';
import { ChevronDownIcon, ChevronRightIcon } from '@havan/ui/icons';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { SearchField } from '@havan/ui/SearchField';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import * as css from './CategoriesScreen.css.ts';
import { CategoryDialog } from './CategoryDialog.tsx';

interface Tree {
  readonly open: ReadonlySet<number>;
  /** Categories that have others beneath them. */
  readonly parents: ReadonlySet<number>;
  /** Products of each category and of those beneath it. */
  readonly products: ReadonlyMap<number, number>;
  readonly onToggle: (categoryId: number) => void;
  readonly onEdit: (category: MarketCategory) => void;
}

const columnsFor = ({
  open,
  parents,
  products,
  onToggle,
  onEdit,
}: Tree): readonly Column<MarketCategory>[] => [
  {
    id: 'name',
    header: 'Kategori',
    phone: 'lead',
    cell: ({ categoryId, name, depth }) => (
      <span className={css.nameAt[depth === 1 ? 'main' : depth === 2 ? 'middle' : 'leaf']}>
        {parents.has(categoryId) ? (
          <IconButton
            size="small"
            label={open.has(categoryId) ? `${name} kategorisini kapat` : `${name} kategorisini aç`}
            aria-expanded={open.has(categoryId)}
            icon={open.has(categoryId) ? <ChevronDownIcon /> : <ChevronRightIcon />}
            onClick={() => onToggle(categoryId)}
          />
        ) : null}
        <span>{name}</span>
      </span>
    ),
  },
  { id: 'id', header: 'No', align: 'end', phone: 'detail', cell: ({ categoryId }) => categoryId },
  { id: 'position', header: 'Sıra', align: 'end', phone: 'detail', cell: ({ position }) => position },
  {
    id: 'products',
    header: 'Ürün',
    align: 'end',
    phone: 'detail',
    cell: ({ categoryId }) => formatCount(products.get(categoryId) ?? 0),
  },
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
    align: 'end',
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

/** Renders the category tree of the market, in which categories are searched, added and edited. */
export function CategoriesScreen() {
  const { data, error, refetch, isPending } = useQuery(categoryTreeQuery(api));
  const [editing, setEditing] = useState<MarketCategory | 'new' | null>(null);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (categoryId: number) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(categoryId)) next.add(categoryId);
      return next;
    });
  const categories = data?.categories ?? [];
  const parents = new Set(categories.flatMap(({ parentId }) => parentId ?? []));
  const found = search.trim() === '' ? null : pathsTo(categories, search);
  const shown = found
    ? categories.filter(({ categoryId }) => found.has(categoryId))
    : opened(categories, open);
  const products = productsBeneath(categories);
  const tree = { open: found ?? open, parents, products, onToggle: toggle, onEdit: setEditing };
  return (
    <Stack space="l">
      <Inline space="m" justify="between" align="center">
        <Heading level={1}>Kategoriler</Heading>
        <Button onClick={() => setEditing('new')}>Yeni kategori</Button>
      </Inline>
      <Text tone="soft">
        Gizli bir kategori, altındakilerle birlikte menüden çıkar; ürünleri satışta kalır ve aramada bulunur.
      </Text>
      <SearchField
        label="Kategori ara"
        placeholder="Kategori adı"
        value={search}
        onChange={setSearch}
        onSubmit={setSearch}
      />
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {isPending ? <Loading /> : null}
      {data ? (
        <Table
          caption="Kategoriler"
          rows={shown}
          rowKey={({ categoryId }) => String(categoryId)}
          columns={columnsFor(tree)}
          empty={
            <EmptyState kind="other" size="panel" title={found ? 'Bu adla kategori yok' : 'Kategori yok'} />
          }
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

/** Returns the categories whose every ancestor is open; parents stand before their children. */
function opened(categories: readonly MarketCategory[], open: ReadonlySet<number>): MarketCategory[] {
  const visible = new Set<number>();
  return categories.filter(({ categoryId, parentId }) => {
    const isVisible = parentId === null || (visible.has(parentId) && open.has(parentId));
    if (isVisible) visible.add(categoryId);
    return isVisible;
  });
}

/** Returns the products of each category with those beneath it; children stand after their parents. */
function productsBeneath(categories: readonly MarketCategory[]): ReadonlyMap<number, number> {
  const total = new Map(categories.map(({ categoryId, products }) => [categoryId, products]));
  for (const { categoryId, parentId } of categories.toReversed())
    if (parentId !== null) total.set(parentId, (total.get(parentId) ?? 0) + (total.get(categoryId) ?? 0));
  return total;
}

/** Returns the categories whose name contains the text, with their ancestors. */
function pathsTo(categories: readonly MarketCategory[], text: string): ReadonlySet<number> {
  const sought = foldForSearch(text);
  const parentOf = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]));
  const found = new Set<number>();
  for (const { categoryId, name } of categories) {
    if (!foldForSearch(name).includes(sought)) continue;
    for (let id: number | null = categoryId; id !== null; id = parentOf.get(id) ?? null) found.add(id);
  }
  return found;
}
