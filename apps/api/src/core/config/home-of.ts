import { canBuy, type CompanyType } from '@havan/domain/company';
import type { Config } from './config.ts';

/**
 * Returns the address under which a company works, without a slash at its end: the buyer app, or the seller
 * app for who cannot buy.
 */
export const homeOf = (
  { buyerOrigin, merchantOrigin }: Pick<Config, 'buyerOrigin' | 'merchantOrigin'>,
  companyType: CompanyType,
): string => (canBuy(companyType) ? buyerOrigin : `${merchantOrigin}/merchant`);
