import type { Seller } from '@havan/contract/catalogue';
import type { BlueTickType, CompanyType } from '@havan/domain/company';

/** What a seller is shown from, wherever it was read. */
export interface SellerRow {
  readonly seller_id: number;
  readonly seller_name: string;
  readonly company_type: CompanyType;
  readonly city_name: string;
  readonly score_tenths: number | null;
  readonly blue_tick_type: BlueTickType | null;
}

/** A seller as offers, orders and baskets show it. */
export function presentSeller(row: SellerRow): Seller {
  return {
    sellerId: row.seller_id,
    sellerUsername: row.seller_name,
    companyType: row.company_type,
    cityName: row.city_name,
    scoreTenths: row.score_tenths,
    blueTickModel: { blueTickType: row.blue_tick_type },
  };
}
