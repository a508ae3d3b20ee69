import type { RequestOf } from '@havan/contract/call';
import {
  deleteMessageTemplate,
  getMessageTemplates,
  saveMessageTemplate,
} from '@havan/contract/notifications/message-templates';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const templateKeys = { all: ['message-templates'] as const };

/** Queries the seller's templates, and the last orders of a user for their placeholders. */
export const messageTemplatesQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: [...templateKeys.all, userId],
    queryFn: ({ signal }) => api.call(getMessageTemplates, { userId: String(userId) }, { signal }),
  });

const readAnew = (client: QueryClient) => client.invalidateQueries({ queryKey: templateKeys.all });

export const saveMessageTemplateMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ key, ...template }: RequestOf<typeof saveMessageTemplate> & { readonly key: string }) =>
      api.call(saveMessageTemplate, template, { idempotencyKey: key }),
    onSuccess: (_saved, _template, _before, { client }) => readAnew(client),
  });

export const deleteMessageTemplateMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (templateId: number) => api.call(deleteMessageTemplate, { templateId: String(templateId) }),
    onSuccess: (_done, _id, _before, { client }) => readAnew(client),
  });
