import { digestRhythms } from '@havan/domain/digest';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { nothing } from '../primitives.ts';

const digest = v.object({ rhythm: v.picklist(digestRhythms) });
export type Digest = v.InferOutput<typeof digest>;

const getDigestSchemas = {
  summary: 'How often this user is mailed what waits for the company.',
  request: nothing,
  result: digest,
};

export const getDigest = defineCall<typeof getDigestSchemas>()({
  method: 'GET',
  path: 'Notifications/Digest',
  encoding: 'query',
  access: 'signedIn',
  area: 'notificationSettings',
});

const setDigestSchemas = {
  summary: 'Chooses how often this user is mailed what waits for the company.',
  request: v.strictObject({ rhythm: v.picklist(digestRhythms) }),
  result: digest,
};

export const setDigest = defineCall<typeof setDigestSchemas>()({
  method: 'PUT',
  path: 'Notifications/Digest',
  encoding: 'json',
  access: 'signedIn',
  area: 'notificationSettings',
});

export const digestCalls = {
  getDigest: withSchemas(getDigest, getDigestSchemas),
  setDigest: withSchemas(setDigest, setDigestSchemas),
};
