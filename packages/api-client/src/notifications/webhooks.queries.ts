import type { RequestOf } from '@havan/contract/call';
import * as calls from '@havan/contract/notifications/webhooks';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const webhookKeys = {
  all: ['webhooks'] as const,
  deliveries: (webhookId: number, state: string) => ['webhooks', webhookId, state] as const,
};

/** Queries the addresses to which events of the company are sent. */
export const webhooksQuery = (api: Api) =>
  queryOptions({
    queryKey: webhookKeys.all,
    queryFn: ({ signal }) => api.call(calls.getWebhooks, {}, { signal }),
  });

/** Queries the deliveries to an address, page by page; `all` for every state. */
export const webhookDeliveriesQuery = (
  api: Api,
  webhookId: number,
  state: 'all' | (typeof calls.webhookDeliveryStates)[number],
) =>
  infiniteQueryOptions({
    queryKey: webhookKeys.deliveries(webhookId, state),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.getWebhookDeliveries,
        {
          webhookId: String(webhookId),
          ...(state !== 'all' && { state }),
          ...(pageParam !== '' && { cursor: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: webhookKeys.all });

/** Adds an address; the answer is the only one that holds its secret. */
export const createWebhookMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof calls.createWebhook>) => api.call(calls.createWebhook, request),
    gcTime: 0,
    onSuccess: (_made, _request, _before, { client }) => refresh(client),
  });

export const updateWebhookMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof calls.updateWebhook>) => api.call(calls.updateWebhook, request),
    onSuccess: (_done, _request, _before, { client }) => refresh(client),
  });

export const deleteWebhookMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (webhookId: number) => api.call(calls.deleteWebhook, { webhookId }),
    onSuccess: (_done, _id, _before, { client }) => refresh(client),
  });

export const rotateWebhookSecretMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (webhookId: number) => api.call(calls.rotateWebhookSecret, { webhookId }),
    gcTime: 0,
    onSuccess: (_made, _id, _before, { client }) => refresh(client),
  });

export const testWebhookMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (webhookId: number) => api.call(calls.testWebhook, { webhookId }),
    onSuccess: (_sent, _id, _before, { client }) => refresh(client),
  });

export const replayDeliveriesMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof calls.replayDeliveries>) =>
      api.call(calls.replayDeliveries, request),
    onSuccess: (_done, _request, _before, { client }) => refresh(client),
  });
