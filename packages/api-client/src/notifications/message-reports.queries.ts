import type { RequestOf } from '@havan/contract/call';
import { reportMessage } from '@havan/contract/notifications/message-reports';
import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { messageKeys } from './messages.queries.ts';

/** Returns a mutation that reports a received message; the conversation then shows the report. */
export const reportMessageMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (report: RequestOf<typeof reportMessage>) => api.call(reportMessage, report),
    onSuccess: (_done, _report, _before, { client }) =>
      client.invalidateQueries({ queryKey: messageKeys.all }),
  });
