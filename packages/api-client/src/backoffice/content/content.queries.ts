import {
  getAnnouncements,
  getContentTargets,
  getShopContent,
  orderSliders,
  publishAnnouncement,
  removeSearchAdvert,
  removeSlider,
  saveHomeRows,
  saveSearchAdvert,
  saveSlider,
  type ShopContent,
} from '@havan/contract/backoffice/content/shop-content';
import type { RequestOf } from '@havan/contract/call';
import type { PickedTargetKind } from '@havan/domain/shop-content';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const keys = {
  content: ['content'],
  announcements: ['announcements'],
  targets: ['content-targets'],
} as const;

const keep = (client: QueryClient, content: ShopContent) => client.setQueryData(keys.content, content);

export const shopContentQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: keys.content,
    queryFn: ({ signal }) => api.call(getShopContent, {}, { signal }),
  });

export const saveSliderMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveSlider>) => api.call(saveSlider, request),
    onSuccess: (content, _request, _before, { client }) => keep(client, content),
  });

/** Reads the content again after a conflict, because another operator has changed it. */
export const orderSlidersMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof orderSliders>) => api.call(orderSliders, request),
    onSuccess: (content, _request, _before, { client }) => keep(client, content),
    onError: (_error, _request, _before, { client }) => client.invalidateQueries({ queryKey: keys.content }),
  });

export const removeSliderMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof removeSlider>) => api.call(removeSlider, request),
    onSuccess: (content, _request, _before, { client }) => keep(client, content),
  });

/** Queries the possible targets of a link of this kind; the previous answer stays while the next one loads. */
export const contentTargetsQuery = (api: OperatorApi, kind: PickedTargetKind, search: string) =>
  queryOptions({
    queryKey: [...keys.targets, kind, search.trim()],
    queryFn: ({ signal }) => api.call(getContentTargets, { kind, search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const saveHomeRowsMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveHomeRows>) => api.call(saveHomeRows, request),
    onSuccess: (content, _request, _before, { client }) => keep(client, content),
  });

export const saveSearchAdvertMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveSearchAdvert>) => api.call(saveSearchAdvert, request),
    onSuccess: (content, _request, _before, { client }) => keep(client, content),
  });

export const removeSearchAdvertMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof removeSearchAdvert>) => api.call(removeSearchAdvert, request),
    onSuccess: (content, _request, _before, { client }) => keep(client, content),
  });

export const announcementsQuery = (api: OperatorApi) =>
  infiniteQueryOptions({
    queryKey: keys.announcements,
    queryFn: ({ signal, pageParam }) =>
      api.call(getAnnouncements, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const publishAnnouncementMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof publishAnnouncement>) => api.call(publishAnnouncement, request),
    onSuccess: (_announcement, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.announcements }),
  });
