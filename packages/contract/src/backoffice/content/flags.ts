import { accessListNames } from '@havan/domain/access';
import { featureFlags } from '@havan/domain/feature-flag';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { instant, nothing } from '../../primitives.ts';

const usernames = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254))),
  v.maxLength(500, 'En çok 500 kullanıcı yazabilirsiniz.'),
);
const flagName = v.picklist(featureFlags);
const listName = v.picklist(accessListNames);

const changed = { changedAt: v.nullable(instant), changedBy: v.nullable(v.string()) };

const flags = v.object({
  flags: v.array(
    v.object({
      name: flagName,
      enabled: v.boolean(),
      /** Whether the flag is on only for the listed users. */
      limited: v.boolean(),
      usernames: v.array(v.string()),
      /** Whether the flag has its shipped value. */
      isDefault: v.boolean(),
      ...changed,
    }),
  ),
  /** Users with a wallet, or with the campaign panel, by name (specification §6). */
  lists: v.array(v.object({ name: listName, usernames: v.array(v.string()), ...changed })),
});
export type OperatorFlags = v.InferOutput<typeof flags>;

const getFlagsSchemas = {
  summary: 'Every feature flag with its value, and the lists of users, with who changed each last.',
  request: nothing,
  result: flags,
};
export const getFlags = defineCall<typeof getFlagsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetFlags',
  encoding: 'query',
  access: 'operator',
  roles: ['admin'],
});

const setFlagSchemas = {
  summary: 'Sets a feature flag, or gives it back the value that the product ships.',
  request: v.strictObject({
    name: flagName,
    value: v.nullable(v.strictObject({ enabled: v.boolean(), limited: v.boolean(), usernames })),
  }),
  result: flags,
};
export const setFlag = defineCall<typeof setFlagSchemas>()({
  method: 'POST',
  path: 'Backoffice/SetFlag',
  encoding: 'json',
  access: 'operator',
  roles: ['admin'],
});

const setAccessListSchemas = {
  summary: 'Says which users stand on a list.',
  request: v.strictObject({ name: listName, usernames }),
  result: flags,
};
export const setAccessList = defineCall<typeof setAccessListSchemas>()({
  method: 'POST',
  path: 'Backoffice/SetAccessList',
  encoding: 'json',
  access: 'operator',
  roles: ['admin'],
});

export const flagCalls = {
  getFlags: withSchemas(getFlags, getFlagsSchemas),
  setFlag: withSchemas(setFlag, setFlagSchemas),
  setAccessList: withSchemas(setAccessList, setAccessListSchemas),
};
