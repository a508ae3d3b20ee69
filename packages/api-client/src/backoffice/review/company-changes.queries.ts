import { getCompanyChange } from '@havan/contract/backoffice/review/company-changes';
import { queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

export const companyChangeQuery = (api: OperatorApi, changeId: number) =>
  queryOptions({
    queryKey: ['queues', 'companyChanges', 'change', changeId],
    queryFn: ({ signal }) => api.call(getCompanyChange, { changeId: String(changeId) }, { signal }),
  });
