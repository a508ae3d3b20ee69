import { hasArea } from '@havan/domain/access';
import { canBuy, canSell, type CompanyType } from '@havan/domain/company';

export interface Writer {
  readonly companyId: number;
  readonly companyType: CompanyType;
}

export interface Partner extends Writer {
  /** Whether it has ever had anything on sale. */
  readonly sells: boolean;
  /** Whether one of the two has bought from the other. */
  readonly hasTraded: boolean;
}

/** Who buys and who sells in a new conversation. */
export interface Sides {
  readonly buyerId: number;
  readonly sellerId: number;
}

/**
 * Whether a company may begin to write to another, and as what. Buyers write to whoever sells; sellers write first only
 * to those with whom they have traded, so that nobody is canvassed. Null: as far as they know the other does not exist.
 */
export function sidesOf(writer: Writer, partner: Partner): Sides | null {
  if (writer.companyId === partner.companyId || !hasArea(partner.companyType, 'messages')) return null;
  const asBuyer = { buyerId: writer.companyId, sellerId: partner.companyId };
  if (canBuy(writer.companyType) && partner.sells) return asBuyer;
  if (!partner.hasTraded) return null;
  return canSell(writer.companyType) ? { buyerId: partner.companyId, sellerId: writer.companyId } : asBuyer;
}
