/** Fields that a column of an imported file may contain. */
export const importFields = [
  'barcode',
  'name',
  'stock',
  'price',
  'psf',
  'cost',
  'expiration',
  'lot',
  'minQuantity',
  'maxQuantity',
  'packSize',
  'priceBreaks',
  'bonus',
  'shelf',
] as const;
export type ImportField = (typeof importFields)[number];
