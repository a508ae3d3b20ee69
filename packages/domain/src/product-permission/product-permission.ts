import { canBuy, type CompanyType } from '../company/company.ts';

/** Kinds of goods as the law tells them apart (product §9). */
export const productKinds = ['general', 'supplement', 'medicalDevice', 'pharmacyOnly', 'medicine'] as const;
export type ProductKind = (typeof productKinds)[number];

export const productKindLabels: Readonly<Record<ProductKind, string>> = {
  general: 'Genel ürün',
  supplement: 'Takviye edici gıda',
  medicalDevice: 'Tıbbi cihaz',
  pharmacyOnly: 'Yalnız eczanede satılan ürün',
  medicine: 'İlaç',
};

export interface TradedProduct {
  /** Null while nobody has classified the product. */
  readonly kind: ProductKind | null;
  readonly isPrescription: boolean;
  /** Whether a medical device is registered in ÜTS; without meaning for other kinds. */
  readonly isRegisteredInUts: boolean;
}

export const permissionRefusals = {
  medicine: 'İlaçlar internet üzerinden satılamaz (6197 sayılı Kanun, madde 24).',
  unclassified: 'Bu ürün henüz sınıflandırılmadığı için satışa kapalıdır.',
  pharmacyOnly: 'Bu ürün yalnızca eczaneler tarafından satılabilir (6197 sayılı Kanun, madde 28).',
  deviceNotRegistered: 'Tıbbi cihazlar yalnızca ÜTS kaydı varsa satılabilir.',
  notABuyer: 'Bu hesap türü ile ürün satın alınamaz.',
} as const;
export type PermissionRefusal = keyof typeof permissionRefusals;

/**
 * Why a company may not list or buy a product, or null when it may. Whatever is not known to be allowed
 * is refused: medicines and prescription products always (law 6197 art. 24), unclassified ones as well.
 */
export function permissionRefusal(
  product: TradedProduct,
  action: 'list' | 'buy',
  companyType: CompanyType,
): PermissionRefusal | null {
  if (product.kind === 'medicine' || product.isPrescription) return 'medicine';
  if (product.kind === null) return 'unclassified';
  if (product.kind === 'medicalDevice' && !product.isRegisteredInUts) return 'deviceNotRegistered';
  if (action === 'buy') return canBuy(companyType) ? null : 'notABuyer';
  if (product.kind === 'pharmacyOnly' && !canBuy(companyType)) return 'pharmacyOnly';
  return null;
}
