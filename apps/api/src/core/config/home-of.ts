import { canBuy, type CompanyType } from '@havan/domain/company';
import type { Config } from './config.ts';

/**
 * Returns the address of the app that a company uses, without a slash at its end: the buyer app, or the merchant app
 * for a company that cannot buy.
 */
export const homeOf = (
  { buyerOrigin, merchantOrigin }: Pick<Config, 'buyerOrigin' | 'merchantOrigin'>,
  companyType: CompanyType,
): string => (canBuy(companyType) ? buyerOrigin : `${merchantOrigin}/merchant`);
