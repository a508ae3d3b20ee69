/** Company types (specification §1, §3 "Seller type values"). */
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

/** Returns true: every company type may sell. `salesBan` of a user is checked separately (see `access`). */
export function canSell(companyType: CompanyType): boolean {
  return companyTypes.includes(companyType);
}

/** 1 starts on the buyer home page, 2 on the merchant home page (specification §3 "Session", §6). */
export const userTypes = { buyer: 1, merchant: 2 } as const;
export type UserType = (typeof userTypes)[keyof typeof userTypes];

const homePaths: Readonly<Record<UserType, string>> = { 1: '/homepage', 2: '/merchant/homepage' };

/** Returns the first page after signing in, by user type (specification §2.3 "Sign-in-in-progress"). */
export function homePathOf(userType: UserType): string {
  return homePaths[userType];
}

/** Returns the default user type of a company: buyer when it can buy. */
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

/** Numeric seller type with the pharmacy icon (specification §3 "Seller type values"). */
export const pharmacySellerTypeCode = 1;

/** Returns whether a seller type, by name or number, has the pharmacy icon. */
export function hasPharmacyIcon(sellerType: CompanyType | number): boolean {
  return sellerType === 'pharmacy' || sellerType === pharmacySellerTypeCode;
}
