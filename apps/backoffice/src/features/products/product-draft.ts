import type { MarketProduct, saveMarketProduct } from '@havan/contract/backoffice/catalogue/products';
import type { RequestOf } from '@havan/contract/call';
import { isGtin } from '@havan/domain/gtin';
import type { VatRate } from '@havan/domain/money';
import type { ProductKind } from '@havan/domain/product-permission';
import { utsNumberPattern, utsNumberRule } from '@havan/domain/uts';

/** A product as it is typed. */
export interface ProductDraft {
  readonly barcode: string;
  readonly name: string;
  readonly brand: string;
  readonly categoryId: number | null;
  readonly kind: ProductKind | null;
  readonly isRegisteredInUts: boolean;
  /** As typed; null where the GTIN is used instead. */
  readonly utsNumber: string | null;
  readonly isOpenedByOperator: boolean;
  readonly vatRate: VatRate;
  readonly psf: number | null;
  readonly form: string;
  readonly size: string;
  readonly description: string;
}

export const emptyDraft: ProductDraft = {
  barcode: '',
  name: '',
  brand: '',
  categoryId: null,
  kind: null,
  isRegisteredInUts: false,
  utsNumber: null,
  isOpenedByOperator: false,
  vatRate: 10,
  psf: null,
  form: '',
  size: '',
  description: '',
};

/** Returns the initial form of a product. */
export const draftOf = ({
  productId: _productId,
  category: _category,
  isSellable: _isSellable,
  listings: _listings,
  ...draft
}: MarketProduct): ProductDraft => draft;

export type DraftErrors = Readonly<Partial<Record<keyof ProductDraft, string>>>;

/** Returns the error of each invalid field. */
export function draftErrors({
  barcode,
  name,
  brand,
  categoryId,
  kind,
  utsNumber,
}: ProductDraft): DraftErrors {
  return {
    ...(!isGtin(barcode.trim()) && { barcode: 'Barkod 8, 12, 13 ya da 14 haneli olmalıdır.' }),
    ...(name.trim().length < 3 && { name: 'Ürünün kutudaki adını yazın.' }),
    ...(brand.trim().length < 2 && { brand: 'Markayı yazın.' }),
    ...(kind === 'medicalDevice' &&
      utsNumber !== null &&
      !utsNumberPattern.test(utsNumber.trim()) && { utsNumber: utsNumberRule }),
    ...(categoryId === null && { categoryId: 'Kategoriyi seçin.' }),
  };
}

/** Returns whether goods of this class may be sold, by the rule of the server (product §9, §10). */
export const wouldSell = ({ kind, isRegisteredInUts, isOpenedByOperator }: ProductDraft): boolean =>
  kind === 'medicalDevice'
    ? isRegisteredInUts
    : kind === 'article28'
      ? isOpenedByOperator
      : kind !== null && kind !== 'medicine';

/** Returns the request of a draft without errors. */
export const requestOf = (
  productId: number | undefined,
  { categoryId, utsNumber, ...draft }: ProductDraft,
): RequestOf<typeof saveMarketProduct> => ({
  ...(productId !== undefined && { productId }),
  ...draft,
  categoryId: categoryId ?? 0,
  // A UTS number is sent only for a device; for another class the stored one stays.
  ...(draft.kind === 'medicalDevice' && { utsNumber: utsNumber?.trim() ?? null }),
});
