import type { CompanyType } from '@havan/domain/company';

/** Someone who may sign in to the demo market; shown on the sign-in page. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly companyType: CompanyType;
  /** Turkish. */
  readonly note: string;
}

/** The parameters of a drawn product picture. */
export interface DrawnProduct {
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  readonly barcode: string;
  readonly description: string;
  /** View, shape and artwork of the pack; missing parts are drawn plainly. */
  readonly spec: unknown;
}

/** The interface of the demo market for the running product; null without a demo. */
export interface DemoMarketPort {
  readonly accounts: readonly DemoAccount[];
  /** A picture of an invented product as an SVG document. */
  readonly drawPack: (product: DrawnProduct) => string;
}
