import { utsGaps, utsNoticeKinds, utsNoticeStates, utsUnitMax } from '@havan/domain/uts';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, done, id, idText, instant, isoDay, nothing, pageOf, pageSize } from '../primitives.ts';

const institutionNo = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,30}$/, 'Kurum numarası yalnızca rakamlardan oluşur.'),
);
const unitText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(utsUnitMax, `En fazla ${utsUnitMax} karakter yazın.`),
);
const serialText = v.pipe(unitText, v.minLength(1));

const utsNotice = v.object({
  noticeId: id,
  kind: v.picklist(utsNoticeKinds),
  orderId: id,
  lineNo: v.number(),
  productName: v.string(),
  /** Number of the product in ÜTS; null for a device without a registration. */
  productNo: v.nullable(v.string()),
  lot: v.string(),
  serial: v.string(),
  quantity: v.number(),
  /** The day of the supply or the receipt. */
  day: isoDay,
  otherName: v.string(),
  otherNo: v.nullable(v.string()),
  state: v.picklist(utsNoticeStates),
  /** Causes that keep it from being sent. */
  gaps: v.array(v.picklist(utsGaps)),
  /** Its number in ÜTS. */
  utsNumber: v.nullable(v.string()),
  /** Number of the supply notice that a receipt answers. */
  supplyNumber: v.nullable(v.string()),
  /** Error of ÜTS or of the connection at the last attempt. */
  error: v.nullable(v.string()),
  attempts: v.number(),
  nextAttemptAt: v.nullable(instant),
  settledAt: v.nullable(instant),
});
export type UtsNotice = v.InferOutput<typeof utsNotice>;

const byOwner = { access: 'signedIn', area: 'integrations', ownerOnly: true } as const;

const getUtsAccountSchemas = {
  summary: 'The connection of the company to ÜTS, never its token, and how its notices stand.',
  request: nothing,
  result: v.object({
    institutionNo: v.nullable(v.string()),
    /** The end of the token; null without one. */
    tokenHint: v.nullable(v.string()),
    tokenSavedAt: v.nullable(instant),
    /** Since when ÜTS refuses the token; null while it does not. */
    tokenRefusedAt: v.nullable(instant),
    waiting: v.number(),
    refused: v.number(),
  }),
};
export type UtsAccount = v.InferOutput<(typeof getUtsAccountSchemas)['result']>;

export const getUtsAccount = defineCall<typeof getUtsAccountSchemas>()({
  method: 'GET',
  path: 'Uts/GetAccount',
  encoding: 'query',
  ...byOwner,
});

const saveUtsAccountSchemas = {
  summary: 'Keeps the institution number and, when it is given, a new token; null removes the token.',
  request: v.strictObject({
    institutionNo,
    token: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.trim(),
          v.minLength(8, 'Belirtecin tamamını yapıştırın.'),
          v.maxLength(500),
          v.regex(/^[\x21-\x7e]+$/, 'Belirteçte boşluk ya da Türkçe harf olamaz.'),
        ),
      ),
    ),
  }),
  result: done,
};

export const saveUtsAccount = defineCall<typeof saveUtsAccountSchemas>()({
  method: 'POST',
  path: 'Uts/SaveAccount',
  encoding: 'json',
  ...byOwner,
});

const checkUtsAccountSchemas = {
  summary: 'Asks ÜTS whether it takes the token.',
  request: nothing,
  result: v.object({ isAccepted: v.boolean(), sentence: v.nullable(v.string()) }),
};

export const checkUtsAccount = defineCall<typeof checkUtsAccountSchemas>()({
  method: 'POST',
  path: 'Uts/CheckAccount',
  encoding: 'json',
  ...byOwner,
});

const getOpenUtsNoticesSchemas = {
  summary: 'Notices of the company that wait or were refused, with what is missing; the newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(utsNotice),
};

export const getOpenUtsNotices = defineCall<typeof getOpenUtsNoticesSchemas>()({
  method: 'GET',
  path: 'Uts/GetOpenNotices',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
  key: 'orders.read',
});

const getOrderUtsSchemas = {
  summary: 'The medical devices of an order: lot and serials of each line, and the notices of the company.',
  request: v.strictObject({ orderId: idText }),
  result: v.object({
    /** Whether lot and serials can be written: the company sells, and nothing of the line was reported. */
    lines: v.array(
      v.object({
        lineNo: v.number(),
        productName: v.string(),
        productNo: v.nullable(v.string()),
        lot: v.string(),
        serials: v.array(v.string()),
        units: v.number(),
        isOpen: v.boolean(),
      }),
    ),
    notices: v.array(utsNotice),
  }),
};
export type OrderUts = v.InferOutput<(typeof getOrderUtsSchemas)['result']>;

export const getOrderUts = defineCall<typeof getOrderUtsSchemas>()({
  method: 'GET',
  path: 'Uts/GetOrder',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
  key: 'orders.read',
});

const setUtsLineSchemas = {
  summary: 'Writes lot or serials of a line before they are reported; with serials there is one a unit.',
  request: v.strictObject({
    orderId: id,
    lineNo: id,
    lot: unitText,
    serials: v.pipe(v.array(serialText), v.maxLength(1000)),
  }),
  result: done,
};

export const setUtsLine = defineCall<typeof setUtsLineSchemas>()({
  method: 'POST',
  path: 'Uts/SetLine',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'ship',
  key: 'orders.ship',
});

const resendUtsNoticeSchemas = {
  summary: 'Tries a notice again that was refused or waits for its next attempt.',
  request: v.strictObject({ noticeId: id }),
  result: done,
};

export const resendUtsNotice = defineCall<typeof resendUtsNoticeSchemas>()({
  method: 'POST',
  path: 'Uts/Resend',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: ['ship', 'buy'],
});

const settleUtsNoticeSchemas = {
  summary: 'Notes that a person has made a notice in ÜTS itself, with the number that it got there.',
  request: v.strictObject({
    noticeId: id,
    utsNumber: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\w-]{8,64}$/, 'ÜTS’nin verdiği bildirim numarasını yazın.'),
    ),
  }),
  result: done,
};

export const settleUtsNotice = defineCall<typeof settleUtsNoticeSchemas>()({
  method: 'POST',
  path: 'Uts/SettleByHand',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: ['ship', 'buy'],
});

export const utsCalls = {
  getUtsAccount: withSchemas(getUtsAccount, getUtsAccountSchemas),
  saveUtsAccount: withSchemas(saveUtsAccount, saveUtsAccountSchemas),
  checkUtsAccount: withSchemas(checkUtsAccount, checkUtsAccountSchemas),
  getOpenUtsNotices: withSchemas(getOpenUtsNotices, getOpenUtsNoticesSchemas),
  getOrderUts: withSchemas(getOrderUts, getOrderUtsSchemas),
  setUtsLine: withSchemas(setUtsLine, setUtsLineSchemas),
  resendUtsNotice: withSchemas(resendUtsNotice, resendUtsNoticeSchemas),
  settleUtsNotice: withSchemas(settleUtsNotice, settleUtsNoticeSchemas),
};
