import {
  decideWithholdingExemption,
  getIncomeWithholding,
  payIncomeWithholding,
  saveIncomeWithholdingRate,
  saveWithholdingExemption,
} from '@havan/contract/backoffice/money/income-withholding';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const all = ['incomeWithholding'] as const;

export const incomeWithholdingQuery = (api: OperatorApi, month: string) =>
  queryOptions({
    queryKey: [...all, month],
    queryFn: ({ signal }) => api.call(getIncomeWithholding, { month }, { signal }),
  });

export const saveIncomeWithholdingRateMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveIncomeWithholdingRate>) =>
      api.call(saveIncomeWithholdingRate, request),
    onSuccess: (_saved, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });

export const payIncomeWithholdingMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof payIncomeWithholding>) => api.call(payIncomeWithholding, request),
    onSuccess: (_paid, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });

export const saveWithholdingExemptionMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveWithholdingExemption>) =>
      api.call(saveWithholdingExemption, request),
    onSuccess: (_saved, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });

export const decideWithholdingExemptionMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof decideWithholdingExemption>) =>
      api.call(decideWithholdingExemption, request),
    onSuccess: (_decided, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });
