import {
  announcementAudiences,
  announcementKinds,
  contentTargetKinds,
  homeRowKeys,
  pickedTargetKinds,
} from '@havan/domain/shop-content';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, id, instant, nothing, pageOf, pageSize } from '../../primitives.ts';

/** The target of a link; the id is null only for the page of all campaigns. `leadsTo` describes it as text. */
const target = v.strictObject({ kind: v.picklist(contentTargetKinds), id: v.nullable(id) });
export type ContentTarget = v.InferOutput<typeof target>;

const slider = v.object({
  sliderId: id,
  title: v.string(),
  text: v.string(),
  target,
  /** The name of its target; null for the page of all campaigns, and for a target that no longer exists. */
  targetTitle: v.nullable(v.string()),
  leadsTo: v.string(),
  startsAt: instant,
  endsAt: instant,
});
export type OperatorSlider = v.InferOutput<typeof slider>;

const homeRow = v.object({
  key: v.picklist(homeRowKeys),
  title: v.nullable(v.string()),
  isShown: v.boolean(),
});
export type OperatorHomeRow = v.InferOutput<typeof homeRow>;

const searchAdvert = v.object({
  advertId: id,
  text: v.string(),
  target: v.nullable(target),
  targetTitle: v.nullable(v.string()),
  leadsTo: v.nullable(v.string()),
  startsAt: instant,
  endsAt: instant,
});
export type OperatorAdvert = v.InferOutput<typeof searchAdvert>;

const shopContent = v.object({
  /** In the order of the home page; at most fifty. */
  sliders: v.array(slider),
  homeRows: v.array(homeRow),
  adverts: v.array(searchAdvert),
});
export type ShopContent = v.InferOutput<typeof shopContent>;

const getShopContentSchemas = {
  summary: 'Sliders, rows of the home and search adverts.',
  request: nothing,
  result: shopContent,
};
export const getShopContent = defineCall<typeof getShopContentSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetShopContent',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const targetChoice = v.object({ id, label: v.string() });
export type TargetChoice = v.InferOutput<typeof targetChoice>;

const getContentTargetsSchemas = {
  summary: 'What a link of this kind could lead to: at most fifty whose names hold the words searched for.',
  request: v.strictObject({
    kind: v.picklist(pickedTargetKinds),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  }),
  result: v.object({ choices: v.array(targetChoice) }),
};
export const getContentTargets = defineCall<typeof getContentTargetsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetContentTargets',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

const saveSliderSchemas = {
  summary: 'Writes a slider of the buyer home; a new one stands last.',
  request: v.strictObject({
    sliderId: v.optional(id),
    title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
    text: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    target,
    startsAt: instant,
    endsAt: instant,
  }),
  result: shopContent,
};
export const saveSlider = defineCall<typeof saveSliderSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveSlider',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const orderSlidersSchemas = {
  summary: 'Puts the sliders into this order, which names each of them.',
  request: v.strictObject({ sliderIds: v.pipe(v.array(id), v.maxLength(50)) }),
  result: shopContent,
};
export const orderSliders = defineCall<typeof orderSlidersSchemas>()({
  method: 'POST',
  path: 'Backoffice/OrderSliders',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const removeSliderSchemas = {
  summary: 'Takes a slider off the buyer home.',
  request: v.strictObject({ sliderId: id }),
  result: shopContent,
};
export const removeSlider = defineCall<typeof removeSliderSchemas>()({
  method: 'POST',
  path: 'Backoffice/RemoveSlider',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const saveHomeRowsSchemas = {
  summary: 'The rows of the buyer home in their order: their own titles, and which are shown.',
  request: v.strictObject({
    rows: v.pipe(
      v.array(
        v.strictObject({
          key: v.picklist(homeRowKeys),
          title: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60))),
          isShown: v.boolean(),
        }),
      ),
      v.length(homeRowKeys.length),
    ),
  }),
  result: shopContent,
};
export const saveHomeRows = defineCall<typeof saveHomeRowsSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveHomeRows',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const saveSearchAdvertSchemas = {
  summary: 'Writes the advert beneath the suggestions of the search.',
  request: v.strictObject({
    advertId: v.optional(id),
    text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(120)),
    target: v.nullable(target),
    startsAt: instant,
    endsAt: instant,
  }),
  result: shopContent,
};
export const saveSearchAdvert = defineCall<typeof saveSearchAdvertSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveSearchAdvert',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const removeSearchAdvertSchemas = {
  summary: 'Takes a search advert away.',
  request: v.strictObject({ advertId: id }),
  result: shopContent,
};
export const removeSearchAdvert = defineCall<typeof removeSearchAdvertSchemas>()({
  method: 'POST',
  path: 'Backoffice/RemoveSearchAdvert',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const announcement = v.object({
  announcementId: id,
  kind: v.picklist(announcementKinds),
  text: v.string(),
  audience: v.picklist(announcementAudiences),
  leadsTo: v.nullable(v.string()),
  publishedAt: instant,
  /** Number of companies that received it. */
  companies: v.number(),
});
export type OperatorAnnouncement = v.InferOutput<typeof announcement>;

const getAnnouncementsSchemas = {
  summary: 'What the market announced, the newest first, and how many companies each audience has.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: v.object({
    ...pageOf(announcement).entries,
    audiences: v.object({ all: v.number(), buyers: v.number(), sellers: v.number() }),
  }),
};
export const getAnnouncements = defineCall<typeof getAnnouncementsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetAnnouncements',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

const publishAnnouncementSchemas = {
  summary: 'Tells an announcement to every company of an audience; it stands under "Duyurular".',
  request: v.strictObject({
    kind: v.picklist(announcementKinds),
    text: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(300)),
    audience: v.picklist(announcementAudiences),
    target: v.nullable(target),
  }),
  result: announcement,
};
export const publishAnnouncement = defineCall<typeof publishAnnouncementSchemas>()({
  method: 'POST',
  path: 'Backoffice/PublishAnnouncement',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

export const contentCalls = {
  getShopContent: withSchemas(getShopContent, getShopContentSchemas),
  saveSlider: withSchemas(saveSlider, saveSliderSchemas),
  getContentTargets: withSchemas(getContentTargets, getContentTargetsSchemas),
  orderSliders: withSchemas(orderSliders, orderSlidersSchemas),
  removeSlider: withSchemas(removeSlider, removeSliderSchemas),
  saveHomeRows: withSchemas(saveHomeRows, saveHomeRowsSchemas),
  saveSearchAdvert: withSchemas(saveSearchAdvert, saveSearchAdvertSchemas),
  removeSearchAdvert: withSchemas(removeSearchAdvert, removeSearchAdvertSchemas),
  getAnnouncements: withSchemas(getAnnouncements, getAnnouncementsSchemas),
  publishAnnouncement: withSchemas(publishAnnouncement, publishAnnouncementSchemas),
};
