import { priceDeductionTermsQuery } from '@havan/api-client/queries/identity/sales-information';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { PriceDeductionTerms } from '@havan/domain/net-price';
import { useQuery } from '@tanstack/react-query';

/**
 * Returns the terms by which commission and other deductions are taken from the seller's prices; undefined until they
 * are loaded.
 */
export function usePriceDeductionTerms(): PriceDeductionTerms | undefined {
  const { api } = useAppProfile();
  return useQuery(priceDeductionTermsQuery(api)).data;
}
