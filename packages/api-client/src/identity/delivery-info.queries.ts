import type { RequestOf } from '@havan/contract/call';
import {
  getDeliveryInfo,
  getSameDayDelivery,
  saveDeliveryInfo,
} from '@havan/contract/identity/delivery-info';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { sameDayKey } from './delivery-keys.ts';

const key = ['deliveryInfo'] as const;

export const deliveryInfoQuery = (api: Api) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api.call(getDeliveryInfo, {}, { signal }),
  });

export const saveDeliveryInfoMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (terms: RequestOf<typeof saveDeliveryInfo>) => api.call(saveDeliveryInfo, terms),
    onSuccess: (_done, _terms, _before, { client }) => client.invalidateQueries({ queryKey: key }),
  });

/**
 * Queries the sellers that bring goods to an address of the company. Without one it is that which orders go
 * to first: one answer for every offer on every page.
 */
export const sameDayDeliveryQuery = (api: Api, addressId: number | null = null) =>
  queryOptions({
    queryKey: [...sameDayKey, addressId],
    queryFn: ({ signal }) =>
      api.call(getSameDayDelivery, addressId === null ? {} : { addressId: String(addressId) }, { signal }),
    staleTime: 60_000,
  });
