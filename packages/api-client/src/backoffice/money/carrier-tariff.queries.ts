import {
  getCarrierTariff,
  getCarrierTracking,
  importCarrierTariff,
  saveCarrierTracking,
} from '@havan/contract/backoffice/money/carrier-tariff';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const all = ['carrierTariff'] as const;

export const carrierTariffQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: all, queryFn: ({ signal }) => api.call(getCarrierTariff, {}, { signal }) });

const tracking = ['carrierTracking'] as const;

export const carrierTrackingQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: tracking, queryFn: ({ signal }) => api.call(getCarrierTracking, {}, { signal }) });

export const saveCarrierTrackingMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveCarrierTracking>) => api.call(saveCarrierTracking, request),
    onSuccess: (saved, _request, _before, { client }) => client.setQueryData(tracking, saved),
  });

export const importCarrierTariffMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof importCarrierTariff>) => api.call(importCarrierTariff, request),
    onSuccess: (_found, { isTrial }, _before, { client }) =>
      isTrial ? undefined : client.invalidateQueries({ queryKey: all }),
  });
