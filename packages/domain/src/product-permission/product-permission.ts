import { type BlueTickType, blueTickTypes, canBuy, canSell, type CompanyType } from '../company/company.ts';
import { errorCatalogue } from '../error-catalogue/error-catalogue.ts';
import { type LegalDetails, missingLegalDetails } from '../legal-details/legal-details.ts';

/** Product classes that the law distinguishes (product §9, §10). */
export const productKinds = [
  'general',
  'supplement',
  'medicalDevice',
  'pharmacyOnly',
  'article28',
  'medicine',
] as const;
export type ProductKind = (typeof productKinds)[number];

export const productKindLabels: Readonly<Record<ProductKind, string>> = {
  general: 'Genel ürün',
  supplement: 'Takviye edici gıda',
  medicalDevice: 'Tıbbi cihaz',
  pharmacyOnly: 'Yalnız eczanede satılan ürün',
  article28: 'Özel tıbbi amaçlı gıda ve benzeri (madde 28)',
  medicine: 'İlaç',
};

export interface TradedProduct {
  /** Null until the product is classified; an unclassified product is refused. */
  readonly kind: ProductKind | null;
  readonly isPrescription: boolean;
  /** Whether a medical device is registered in ÜTS; ignored for other kinds. */
  readonly isRegisteredInUts: boolean;
  /** Whether the operator has opened the product for sale between pharmacies; checked for `article28` only. */
  readonly isOpenedByOperator: boolean;
  readonly brandId: number | null;
}

/** A badge of a seller for one brand (product §10). */
export interface BrandBadge {
  readonly brandId: number;
  readonly type: BlueTickType;
}

export interface TradingCompany {
  readonly companyType: CompanyType;
  /** Whether an operator has approved the registration. */
  readonly isReviewed: boolean;
  readonly salesBan: boolean;
  readonly hasPendingAgreement: boolean;
  readonly legalDetails: LegalDetails;
  readonly isMersisRequired: boolean;
  readonly badges: readonly BrandBadge[];
  /**
   * Remaining steps of a new seller before its first listing; empty for a company that registered earlier.
   */
  readonly openSetup: readonly SellingSetup[];
}

/** Settings of a new seller before its first listing goes live. */
export type SellingSetup = 'payoutAccount' | 'terms';

export type TradeAction = 'list' | 'buy';

interface RefusalReason {
  /** The law or the rule of the market, as a citation. */
  readonly rule: string;
  readonly sentence: string;
}

const marketRules = 'Platform satış kuralları';

/** Reasons for refusing a trade, in the order of their checks. */
export const permissionRefusals = {
  medicine: {
    rule: '6197 sayılı Kanun, madde 24',
    sentence: errorCatalogue.productNotPermitted.message,
  },
  unclassified: {
    rule: marketRules,
    sentence: 'Bu ürün henüz sınıflandırılmadığı için satışa kapalıdır.',
  },
  deviceNotRegistered: {
    rule: 'Tıbbi Cihaz Satış, Reklam ve Tanıtım Yönetmeliği',
    sentence: 'Tıbbi cihazlar yalnızca ÜTS kaydı varsa satılabilir.',
  },
  pharmacyOnly: {
    rule: '6197 sayılı Kanun, madde 28',
    sentence: 'Bu ürün yalnızca eczaneler tarafından satılabilir (6197 sayılı Kanun, madde 28).',
  },
  article28Closed: {
    rule: '6197 sayılı Kanun, madde 28',
    sentence:
      'Bu ürün 6197 sayılı Kanun’un 28. maddesi kapsamındadır ve eczaneler arası satışa henüz açılmamıştır.',
  },
  notABuyer: { rule: marketRules, sentence: 'Bu hesap türü ile ürün satın alınamaz.' },
  notASeller: { rule: marketRules, sentence: 'Bu hesap türü ile ürün satılamaz.' },
  notReviewed: {
    rule: marketRules,
    sentence: 'Firmanızın incelemesi sürüyor. Onaylanana kadar alım satım yapılamaz.',
  },
  agreementPending: { rule: 'Üyelik sözleşmesi', sentence: errorCatalogue.agreementPending.message },
  salesBanned: { rule: marketRules, sentence: errorCatalogue.salesBanned.message },
  legalDetailsMissing: {
    rule: '6563 sayılı Kanun, madde 3',
    sentence: errorCatalogue.legalDetailsMissing.message,
  },
  payoutAccountMissing: {
    rule: marketRules,
    sentence:
      'İlk ilanınızdan önce hakedişinizin yatacağı hesabı ekleyip doğrulayın (Ayarlar › Ödeme hesapları).',
  },
  termsMissing: {
    rule: marketRules,
    sentence:
      'İlk ilanınızdan önce en düşük sepet, kargo ücreti ve kargoya veriş saatinizi kaydedin (Ayarlar › Satış bilgileri).',
  },
  notOwnBrand: {
    rule: marketRules,
    sentence: 'Resmi satıcılar yalnızca kendi markalarının ürünlerini satabilir.',
  },
} as const satisfies Readonly<Record<string, RefusalReason>>;
export type PermissionRefusalCode = keyof typeof permissionRefusals;

export interface PermissionRefusal extends RefusalReason {
  readonly code: PermissionRefusalCode;
}

/**
 * Returns why a company may not list or buy a product; null when it may. Used everywhere: screens, API,
 * import, edit, re-order, campaign, smart cart, cart, alerts. Default deny: anything not allowed below is
 * refused. A sale needs both answers, `list` for its seller and `buy` for its buyer.
 */
export function permissionRefusal(
  product: TradedProduct,
  company: TradingCompany,
  action: TradeAction,
): PermissionRefusal | null {
  const code = productRefusal(product, company.companyType, action);
  if (code) return refusal(code);
  const ofCompany = companyRefusal(company, action);
  if (ofCompany) return ofCompany;
  return action === 'list' && !isOwnBrand(product, company.badges) ? refusal('notOwnBrand') : null;
}

/** Returns why a company may not list or buy anything, or null; checked before the product. */
export function companyRefusal(company: TradingCompany, action: TradeAction): PermissionRefusal | null {
  if (action === 'buy' && !canBuy(company.companyType)) return refusal('notABuyer');
  if (action === 'list' && !canSell(company.companyType)) return refusal('notASeller');
  if (!company.isReviewed) return refusal('notReviewed');
  if (company.hasPendingAgreement) return refusal('agreementPending');
  if (action === 'buy') return null;
  if (company.salesBan) return refusal('salesBanned');
  const missing = missingLegalDetails(company.legalDetails, company.isMersisRequired);
  if (missing.length > 0) return refusal('legalDetailsMissing');
  if (company.openSetup.includes('payoutAccount')) return refusal('payoutAccountMissing');
  return company.openSetup.includes('terms') ? refusal('termsMissing') : null;
}

/**
 * Returns the refusal of a product: Law 6197 articles 24 and 28, the ÜTS rule for devices, and unclassified products.
 */
function productRefusal(
  product: TradedProduct,
  companyType: CompanyType,
  action: TradeAction,
): PermissionRefusalCode | null {
  if (product.isPrescription) return 'medicine';
  const isPharmacy = canBuy(companyType);
  switch (product.kind) {
    case 'general':
    case 'supplement':
      return null;
    case 'medicalDevice':
      return product.isRegisteredInUts ? null : 'deviceNotRegistered';
    case 'pharmacyOnly':
      return isPharmacy || action === 'buy' ? null : 'pharmacyOnly';
    case 'article28':
      if (!product.isOpenedByOperator) return 'article28Closed';
      return isPharmacy || action === 'buy' ? null : 'pharmacyOnly';
    case 'medicine':
      return 'medicine';
    default:
      return 'unclassified';
  }
}

/**
 * Returns whether a seller may list a brand: an official seller only its own brands, an authorised one also
 * others (specification §1).
 */
function isOwnBrand({ brandId }: TradedProduct, badges: readonly BrandBadge[]): boolean {
  const own = badges.filter(({ type }) => type === blueTickTypes.official);
  return own.length === 0 || own.some((badge) => badge.brandId === brandId);
}

function refusal(code: PermissionRefusalCode): PermissionRefusal {
  return { code, ...permissionRefusals[code] };
}
