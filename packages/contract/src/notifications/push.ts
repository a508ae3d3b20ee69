import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, instant, nothing } from '../primitives.ts';

/** A device of this user that shows notifications. */
const pushDevice = v.object({
  deviceId: id,
  userAgent: v.string(),
  createdAt: instant,
  /** Null until something was sent to it. */
  lastSentAt: v.nullable(instant),
  /** Whether the session that asks added it. */
  isThisSession: v.boolean(),
});
export type PushDevice = v.InferOutput<typeof pushDevice>;

const ofMembers = { access: 'signedIn', area: 'notificationSettings' } as const;

const getPushDevicesSchemas = {
  summary:
    'The devices of this user that show notifications, and the key that a browser names when it subscribes.',
  request: nothing,
  result: v.object({
    /** VAPID public key (RFC 8292), an uncompressed point of P-256 in base64url. */
    publicKey: v.string(),
    devices: v.array(pushDevice),
  }),
};

export const getPushDevices = defineCall<typeof getPushDevicesSchemas>()({
  method: 'GET',
  path: 'Notifications/PushDevices',
  encoding: 'query',
  ...ofMembers,
});

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}$`)));
};

const addPushDeviceSchemas = {
  summary: 'Shows notifications on this device from now on, for as long as it stays signed in.',
  request: v.strictObject({
    /** Address at the push service of the browser. */
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url(), v.startsWith('http')),
    /** Public key of the browser, an uncompressed point of P-256 (RFC 8291). */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
  result: v.object({ deviceId: id }),
};

export const addPushDevice = defineCall<typeof addPushDeviceSchemas>()({
  method: 'POST',
  path: 'Notifications/AddPushDevice',
  encoding: 'json',
  ...ofMembers,
});

const removePushDeviceSchemas = {
  summary: 'Shows nothing more on a device; what waited for it is dropped.',
  request: v.strictObject({ deviceId: id }),
  result: done,
};

export const removePushDevice = defineCall<typeof removePushDeviceSchemas>()({
  method: 'POST',
  path: 'Notifications/RemovePushDevice',
  encoding: 'json',
  ...ofMembers,
});

const testPushDeviceSchemas = {
  summary: 'Sends a test to a device at once and tells what its push service answered.',
  request: v.strictObject({ deviceId: id }),
  result: v.object({
    isSent: v.boolean(),
    /** A Turkish sentence why it was not sent; null when it was. */
    sentence: v.nullable(v.string()),
  }),
};

export const testPushDevice = defineCall<typeof testPushDeviceSchemas>()({
  method: 'POST',
  path: 'Notifications/TestPushDevice',
  encoding: 'json',
  ...ofMembers,
});

export const pushCalls = {
  getPushDevices: withSchemas(getPushDevices, getPushDevicesSchemas),
  addPushDevice: withSchemas(addPushDevice, addPushDeviceSchemas),
  removePushDevice: withSchemas(removePushDevice, removePushDeviceSchemas),
  testPushDevice: withSchemas(testPushDevice, testPushDeviceSchemas),
};
