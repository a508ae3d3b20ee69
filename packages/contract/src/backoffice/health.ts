import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, instant, nothing } from '../primitives.ts';

/** Parts of an installation that must work before the market opens, in the recommended order of setup. */
export const installationParts = [
  'mail',
  'sms',
  'bank',
  'storage',
  'legalTexts',
  'products',
  'operators',
] as const;

const installation = v.object({
  parts: v.array(
    v.object({
      part: v.picklist(installationParts),
      /** `open` is not set up, `failing` is set up and does not work, `untried` has no result yet. */
      state: v.picklist(['done', 'open', 'failing', 'untried']),
      /** Finding for the administrator of the installation; null without one. */
      detail: v.nullable(v.string()),
    }),
  ),
});
export type Installation = v.InferOutput<typeof installation>;

const testInstallationSchemas = {
  summary:
    'Tries what the installation needs: asks the bank, keeps and reads a file, looks at the last messages.',
  request: nothing,
  result: installation,
};
export const testInstallation = defineCall<typeof testInstallationSchemas>()({
  method: 'POST',
  path: 'Backoffice/TestInstallation',
  encoding: 'json',
  access: 'operator',
  roles: [],
});

const sendTestMailSchemas = {
  summary: 'Sends a mail to the operator who asks, by the same way as every other.',
  request: nothing,
  result: v.object({ recipient: v.string() }),
};
export const sendTestMail = defineCall<typeof sendTestMailSchemas>()({
  method: 'POST',
  path: 'Backoffice/SendTestMail',
  encoding: 'json',
  access: 'operator',
  roles: [],
});

const sendTestSmsSchemas = {
  summary: 'Sends a text message to the phone of the operator who asks, by the same way as every other.',
  request: v.strictObject({
    phone: v.pipe(v.string(), v.regex(/^05\d{9}$/, 'Cep telefonunu 05 ile başlayan 11 rakamla yazın.')),
  }),
  result: v.object({ recipient: v.string() }),
};
export const sendTestSms = defineCall<typeof sendTestSmsSchemas>()({
  method: 'POST',
  path: 'Backoffice/SendTestSms',
  encoding: 'json',
  access: 'operator',
  roles: [],
});

const health = v.object({
  /** The newest migration of the database. */
  migration: v.nullable(v.string()),
  versions: v.object({ app: v.string(), node: v.string(), postgres: v.string() }),
  database: v.object({
    bytes: v.number(),
    /** Deadlocks that PostgreSQL broke since then. */
    deadlocks: v.number(),
    since: v.nullable(instant),
    /** Statements that have been running for more than a second at this moment. */
    slow: v.number(),
    slowestSeconds: v.number(),
  }),
  /** The volume of the data folder; null where the system does not report it. */
  disk: v.nullable(v.object({ freeBytes: v.number(), totalBytes: v.number() })),
  /** Products in the search index at this moment. */
  searchedProducts: v.number(),
  /** The search index of the process that answers. */
  searchIndex: v.object({
    /**
     * Seconds since it last read changes of the database before this request; null before its first load. Every search
     * reads changes first.
     */
    ageSeconds: v.nullable(v.number()),
    /**
     * Whether the whole catalogue is being read again after a change; until then names may be outdated, but not prices.
     */
    isReloading: v.boolean(),
  }),
  jobs: v.array(
    v.object({
      name: v.string(),
      finishedAt: v.nullable(instant),
      nextAt: instant,
      /** Whether it has been due for more than a minute. */
      isLate: v.boolean(),
    }),
  ),
  waitingMessages: v.number(),
  oldestWaitingAt: v.nullable(instant),
  /** Messages that were given up, the newest first, without their texts. */
  deadMessages: v.array(
    v.object({
      messageId: id,
      channel: v.picklist(['email', 'sms']),
      /** Masked. */
      recipient: v.string(),
      error: v.nullable(v.string()),
      at: v.nullable(instant),
      /** False once its text was deleted, three days after it was given up. */
      canBeResent: v.boolean(),
    }),
  ),
});
export type Health = v.InferOutput<typeof health>;

const resendDeadMessagesSchemas = {
  summary: 'Tries messages again that were given up; those whose text was deleted stay as they are.',
  request: v.strictObject({
    /** Null for all messages that can be sent again. */
    messageIds: v.nullable(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
  }),
  result: v.object({ queued: v.number() }),
};
export const resendDeadMessages = defineCall<typeof resendDeadMessagesSchemas>()({
  method: 'POST',
  path: 'Backoffice/ResendDeadMessages',
  encoding: 'json',
  access: 'operator',
  roles: [],
});

const getHealthSchemas = {
  summary: 'How the installation runs: jobs, messages that wait or were given up, the search.',
  request: nothing,
  result: health,
};
export const getHealth = defineCall<typeof getHealthSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetHealth',
  encoding: 'query',
  access: 'operator',
  roles: [],
});

export const healthCalls = {
  testInstallation: withSchemas(testInstallation, testInstallationSchemas),
  sendTestMail: withSchemas(sendTestMail, sendTestMailSchemas),
  sendTestSms: withSchemas(sendTestSms, sendTestSmsSchemas),
  resendDeadMessages: withSchemas(resendDeadMessages, resendDeadMessagesSchemas),
  getHealth: withSchemas(getHealth, getHealthSchemas),
};
