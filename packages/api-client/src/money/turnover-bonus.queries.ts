import { getTurnoverBonus } from '@havan/contract/money/turnover-bonus';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const turnoverBonusQuery = (api: Api) =>
  queryOptions({
    queryKey: ['turnoverBonus'],
    queryFn: ({ signal }) => api.call(getTurnoverBonus, {}, { signal }),
  });
