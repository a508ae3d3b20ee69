import type { CompanyType } from '@havan/domain/company';

interface ListedSeller {
  readonly companyId: number;
  readonly companyType: CompanyType;
  readonly name: string;
}

/**
 * Returns the seller whose list this is; null for any other list, and while the seller has nothing on sale.
 */
export function sellerOf(
  filter: { readonly sellerId?: string | undefined },
  name: string,
  facets: { readonly sellerTypes: readonly { readonly companyType: CompanyType }[] } | null,
): ListedSeller | null {
  const companyType = facets?.sellerTypes[0]?.companyType;
  if (filter.sellerId === undefined || companyType === undefined) return null;
  return { companyId: Number(filter.sellerId), companyType, name };
}
