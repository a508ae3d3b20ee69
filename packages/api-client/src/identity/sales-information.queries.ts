import type { RequestOf } from '@havan/contract/call';
import {
  getSalesInformation,
  getSellerCarriers,
  getSellerIdentity,
  saveSellerCarriers,
  saveSellerTerms,
} from '@havan/contract/identity/sales-information';
import type { PriceDeductionTerms } from '@havan/domain/net-price';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const key = ['salesInformation'] as const;

export const salesInformationQuery = (api: Api) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api.call(getSalesInformation, {}, { signal }),
  });

/** Queries what is taken from the seller's prices: commission and its part of the freight. */
export const priceDeductionTermsQuery = (api: Api) =>
  queryOptions({
    ...salesInformationQuery(api),
    select: ({ terms, commissionBasisPoints }): PriceDeductionTerms => ({ ...terms, commissionBasisPoints }),
  });

export const saveSellerTermsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (terms: RequestOf<typeof saveSellerTerms>) => api.call(saveSellerTerms, terms),
    onSuccess: (_done, _terms, _before, { client }) => client.invalidateQueries({ queryKey: key }),
  });

const carriersKey = ['sellerCarriers'] as const;

/** Queries the carriers to which the company hands its parcels. */
export const sellerCarriersQuery = (api: Api) =>
  queryOptions({
    queryKey: carriersKey,
    queryFn: async ({ signal }) => (await api.call(getSellerCarriers, {}, { signal })).carriers,
  });

export const saveSellerCarriersMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveSellerCarriers>) => api.call(saveSellerCarriers, request),
    onSuccess: (_done, _request, _before, { client }) => client.invalidateQueries({ queryKey: carriersKey }),
  });

/** Queries the legal identity of a seller. */
export const sellerIdentityQuery = (api: Api, sellerId: number) =>
  queryOptions({
    queryKey: ['sellerIdentity', sellerId],
    queryFn: ({ signal }) => api.call(getSellerIdentity, { sellerId: String(sellerId) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
