import { contentCalls as calls } from '@havan/contract/backoffice/content/shop-content';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { announcementPage, publish } from './announcements.service.ts';
import {
  arrangeHomeRows,
  arrangeSliders,
  dropAdvert,
  dropSlider,
  shopContent,
  writeAdvert,
  writeSlider,
} from './content.service.ts';
import { contentTargets } from './targets.ts';

export const contentRoutes: readonly Binding[] = [
  bind(calls.getShopContent, (_, { ctx }) => shopContent(ctx)),
  bind(calls.saveSlider, (request, { ctx, operator, caller }) => writeSlider(ctx, operator, caller, request)),
  bind(calls.orderSliders, (request, { ctx, operator, caller }) =>
    arrangeSliders(ctx, operator, caller, request),
  ),
  bind(calls.removeSlider, (request, { ctx, operator, caller }) =>
    dropSlider(ctx, operator, caller, request),
  ),
  bind(calls.getContentTargets, (request, { ctx }) => contentTargets(ctx, request)),
  bind(calls.saveHomeRows, (request, { ctx, operator, caller }) =>
    arrangeHomeRows(ctx, operator, caller, request),
  ),
  bind(calls.saveSearchAdvert, (request, { ctx, operator, caller }) =>
    writeAdvert(ctx, operator, caller, request),
  ),
  bind(calls.removeSearchAdvert, (request, { ctx, operator, caller }) =>
    dropAdvert(ctx, operator, caller, request),
  ),
  bind(calls.getAnnouncements, (request, { ctx }) => announcementPage(ctx, request)),
  bind(calls.publishAnnouncement, (request, { ctx, operator, caller }) =>
    publish(ctx, operator, caller, request),
  ),
];
