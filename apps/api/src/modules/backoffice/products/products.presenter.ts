import type { MarketProduct } from '@havan/contract/backoffice/catalogue/products';
import type { MarketProductRow } from './products.sql.ts';

export const presentProduct = (row: MarketProductRow): MarketProduct => ({
  productId: row.id,
  barcode: row.barcode,
  name: row.name,
  brand: row.brand,
  categoryId: row.category_id,
  category: row.category,
  kind: row.kind,
  isRegisteredInUts: row.is_registered_in_uts,
  utsNumber: row.uts_number,
  isOpenedByOperator: row.is_opened_by_operator,
  isSellable: row.permission === 'sellable',
  vatRate: row.vat_rate,
  psf: row.psf,
  form: row.form,
  size: row.size,
  description: row.description,
  listings: row.listings ?? 0,
});
