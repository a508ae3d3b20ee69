import {
  getHealth,
  resendDeadMessages,
  sendTestMail,
  sendTestSms,
  testInstallation,
} from '@havan/contract/backoffice/health';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from './operators.queries.ts';

const keys = { installation: ['installation'], health: ['health'] } as const;

/** Queries a test of every part; a failing part is reported in the answer. */
export const installationQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: keys.installation,
    queryFn: ({ signal }) => api.call(testInstallation, {}, { signal }),
  });

export const sendTestMailMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: () => api.call(sendTestMail, {}),
    onSuccess: (_sent, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.installation }),
  });

export const sendTestSmsMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (phone: string) => api.call(sendTestSms, { phone }),
    onSuccess: (_sent, _phone, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.installation }),
  });

export const healthQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: keys.health,
    queryFn: ({ signal }) => api.call(getHealth, {}, { signal }),
    refetchInterval: 30_000,
  });

/** Tries given-up messages again: these, or all for null. */
export const resendDeadMessagesMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (messageIds: number[] | null) => api.call(resendDeadMessages, { messageIds }),
    onSuccess: (_sent, _ids, _before, { client }) => client.invalidateQueries({ queryKey: keys.health }),
  });
