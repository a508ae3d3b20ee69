import {
  getAnnouncements,
  getShopContent,
  orderSliders,
  publishAnnouncement,
  removeSearchAdvert,
  saveHomeRows,
  saveSearchAdvert,
  saveSlider,
  type ShopContent,
} from '@havan/contract/backoffice/content/shop-content';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const keys = { content: ['content'], announcements: ['announcements'] } as const;

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

export const orderSlidersMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof orderSliders>) => api.call(orderSliders, request),
    onSuccess: (content, _request, _before, { client }) => keep(client, content),
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
