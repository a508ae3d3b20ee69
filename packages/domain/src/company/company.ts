/** The account kinds (specification §1, §3 "Seller type values"). */
export const companyTypes = ['pharmacy', 'pharmacyCompany', 'localPharmacyWarehouse', 'merchant'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const companyTypeLabels: Readonly<Record<CompanyType, string>> = {
  pharmacy: 'Eczane',
  pharmacyCompany: 'Eczane şirketi',
  localPharmacyWarehouse: 'Yerel ecza deposu',
  merchant: 'Satıcı',
};

/** Pharmacies and their companies buy and sell; warehouses and merchants only sell (product §2). */
export function canBuy(companyType: CompanyType): boolean {
  return companyType === 'pharmacy' || companyType === 'pharmacyCompany';
}

/** Every account kind may sell; a `salesBan` on the user is checked apart (see `access`). */
export function canSell(companyType: CompanyType): boolean {
  return companyTypes.includes(companyType);
}

/** 1 lands on the buyer home, 2 on the merchant home (specification §3 "Session", §6). */
export const userTypes = { buyer: 1, merchant: 2 } as const;
export type UserType = (typeof userTypes)[keyof typeof userTypes];

const homePaths: Readonly<Record<UserType, string>> = { 1: '/homepage', 2: '/merchant/homepage' };

/**
 * Returns the first page of a user of this type after signing in (specification §2.3 "Sign-in-in-progress").
 */
export function homePathOf(userType: UserType): string {
  return homePaths[userType];
}

/** Returns the user type as which a company signs in by default: one that can buy starts as a buyer. */
export function defaultUserTypeOf(companyType: CompanyType): UserType {
  return canBuy(companyType) ? userTypes.buyer : userTypes.merchant;
}

/** Seller badges: 1 is authorised per brand, 2 sells only its own products (specification §1). */
export const blueTickTypes = { authorised: 1, official: 2 } as const;
export type BlueTickType = (typeof blueTickTypes)[keyof typeof blueTickTypes];

export const blueTickLabels: Readonly<Record<BlueTickType, string>> = {
  1: 'Yetkili Satıcı',
  2: 'Resmi Satıcı',
};

/** The numeric seller type 1 picks the pharmacy icon (specification §3 "Seller type values"). */
export const pharmacySellerTypeCode = 1;

/** Returns whether a seller of this type, by name or by number, is marked with the icon of a pharmacy. */
export function hasPharmacyIcon(sellerType: CompanyType | number): boolean {
  return sellerType === 'pharmacy' || sellerType === pharmacySellerTypeCode;
}
