import type { DuplicateProduct, getDuplicates } from '@havan/contract/backoffice/catalogue/duplicates';
import type { ResultOf } from '@havan/contract/call';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { paths } from '../../paths.ts';

type Group = ResultOf<typeof getDuplicates>['groups'][number];

const causes: Readonly<Record<Group['cause'], string>> = {
  barcode: 'Aynı barkod',
  name: 'Aynı marka, ad ve ölçü',
};

const columns: readonly Column<DuplicateProduct>[] = [
  {
    id: 'name',
    header: 'Ürün',
    phone: 'lead',
    cell: ({ productId, name }) => <Link href={paths.product(productId)}>{name}</Link>,
  },
  { id: 'brand', header: 'Marka', phone: 'detail', cell: ({ brand }) => brand },
  { id: 'barcode', header: 'Barkod', phone: 'detail', cell: ({ barcode }) => barcode },
  { id: 'size', header: 'Ölçü', phone: 'detail', cell: ({ size }) => size || '–' },
  { id: 'listings', header: 'İlan', phone: 'detail', cell: ({ listings }) => formatCount(listings) },
  { id: 'orders', header: 'Sipariş satırı', phone: 'detail', cell: ({ orders }) => formatCount(orders) },
  {
    id: 'created',
    header: 'Açılış',
    phone: 'detail',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

/** Returns the product that remains: the one with most listings and orders, then the oldest. */
const targetOf = ({ products }: Group): DuplicateProduct | undefined =>
  products.toSorted((a, b) => b.listings - a.listings || b.orders - a.orders || a.productId - b.productId)[0];

const mergeColumn = (
  target: DuplicateProduct,
  onMerge: (source: DuplicateProduct, target: DuplicateProduct) => void,
): Column<DuplicateProduct> => ({
  id: 'act',
  header: 'İşlem',
  phone: 'trail',
  cell: (product) =>
    product.productId === target.productId ? (
      'Kalan ürün'
    ) : (
      <Button
        variant="outline"
        size="small"
        aria-label={`${product.name} (${product.barcode}) ürününü birleştir`}
        onClick={() => onMerge(product, target)}
      >
        Birleştir
      </Button>
    ),
});

interface DuplicateGroupProps {
  readonly group: Group;
  readonly onMerge: (source: DuplicateProduct, target: DuplicateProduct) => void;
}

/** Renders products that may be duplicates; each of the others can be merged into the one that remains. */
export function DuplicateGroup({ group, onMerge }: DuplicateGroupProps) {
  const target = targetOf(group);
  if (!target) return null;
  return (
    <Stack as="section" space="s" aria-label={`${causes[group.cause]}: ${target.name}`}>
      <Heading level={2}>{causes[group.cause]}</Heading>
      <Table
        caption={`${causes[group.cause]}: ${target.name}`}
        rows={group.products}
        rowKey={({ productId }) => String(productId)}
        columns={[...columns, mergeColumn(target, onMerge)]}
      />
    </Stack>
  );
}
