import { getMessageReport } from '@havan/contract/backoffice/support/message-reports';
import { queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

/** Queries a reported message with the conversation around it. */
export const messageReportQuery = (api: OperatorApi, reportId: number) =>
  queryOptions({
    queryKey: ['queues', 'messageReports', 'report', reportId],
    queryFn: ({ signal }) => api.call(getMessageReport, { reportId: String(reportId) }, { signal }),
  });
