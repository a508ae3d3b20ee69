import type { Seller } from '@havan/contract/catalogue/catalogue';
import type { BlueTickType, CompanyType } from '@havan/domain/company';

/** The columns of a shown seller. */
export interface SellerRow {
  readonly seller_id: number;
  readonly seller_name: string;
  readonly company_type: CompanyType;
  readonly city_name: string;
  readonly score_tenths: number | null;
  readonly blue_tick_type: BlueTickType | null;
}

/** Returns a seller at an offer: its badge is the one for the brand of the product (specification §1). */
export const presentSellerOf = (
  row: SellerRow & { readonly brand_badges: Readonly<Record<string, BlueTickType>> },
  brandId: number,
): Seller => presentSeller({ ...row, blue_tick_type: row.brand_badges[String(brandId)] ?? null });

function presentSeller(row: SellerRow): Seller {
  return {
    sellerId: row.seller_id,
    sellerUsername: row.seller_name,
    companyType: row.company_type,
    cityName: row.city_name,
    scoreTenths: row.score_tenths,
    blueTickModel: { blueTickType: row.blue_tick_type },
  };
}
