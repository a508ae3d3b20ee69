import type { MarketProduct } from '@havan/contract/backoffice/catalogue/products';
import { productKindLabels } from '@havan/domain/product-permission';
import { Badge } from '@havan/ui/Badge';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import type { Column } from '@havan/ui/Table';
import { paths } from '../../paths.ts';

/** Columns of the product list: identity, class, PSF and whether the product may be sold. */
export const productColumns: readonly Column<MarketProduct>[] = [
  {
    id: 'name',
    header: 'Ürün',
    phone: 'lead',
    cell: ({ productId, name }) => <Link href={paths.product(productId)}>{name}</Link>,
  },
  { id: 'barcode', header: 'Barkod', phone: 'detail', cell: ({ barcode }) => barcode },
  { id: 'brand', header: 'Marka', phone: 'detail', cell: ({ brand }) => brand },
  { id: 'category', header: 'Kategori', phone: 'detail', cell: ({ category }) => category },
  {
    id: 'kind',
    header: 'Sınıf',
    phone: 'detail',
    cell: ({ kind }) => (kind ? productKindLabels[kind] : 'Belirlenmedi'),
  },
  {
    id: 'psf',
    header: 'PSF',
    align: 'end',
    phone: 'detail',
    cell: ({ psf }) => (psf === null ? '–' : <Money value={psf} />),
  },
  {
    id: 'sellable',
    header: 'Satış',
    phone: 'trail',
    cell: ({ isSellable }) => (
      <Badge tone={isSellable ? 'positive' : 'critical'}>{isSellable ? 'Açık' : 'Kapalı'}</Badge>
    ),
  },
];
