import { hasArea } from '@havan/domain/access';
import { canBuy, canSell, type CompanyType } from '@havan/domain/company';

export interface Writer {
  readonly companyId: number;
  readonly companyType: CompanyType;
}

export interface Partner extends Writer {
  /** Whether it has ever had a listing. */
  readonly sells: boolean;
  /** Whether one of the two has bought from the other. */
  readonly hasTraded: boolean;
}

/** The buyer and the seller of a new conversation. */
export interface Sides {
  readonly buyerId: number;
  readonly sellerId: number;
}

/**
 * Returns the roles when a company may start a conversation. Buyers may write to any seller; sellers only to companies
 * with which they have traded, to prevent advertising. Null: the other company is reported as unknown.
 */
export function sidesOf(writer: Writer, partner: Partner): Sides | null {
  if (writer.companyId === partner.companyId || !hasArea(partner.companyType, 'messages')) return null;
  const asBuyer = { buyerId: writer.companyId, sellerId: partner.companyId };
  if (canBuy(writer.companyType) && partner.sells) return asBuyer;
  if (!partner.hasTraded) return null;
  return canSell(writer.companyType) ? { buyerId: partner.companyId, sellerId: writer.companyId } : asBuyer;
}
