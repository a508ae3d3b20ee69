import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, pageOf, pageSize } from '../primitives.ts';

const auditEvent = v.object({
  eventId: id,
  at: instant,
  /** The operator who acted; null for the command line and the start of the product. */
  operator: v.nullable(v.string()),
  action: v.string(),
  subjectKind: v.string(),
  subjectId: v.string(),
  /** Former values by field; null where there were none before, or none are left. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  ip: v.nullable(v.string()),
});
export type AuditEvent = v.InferOutput<typeof auditEvent>;

const getAuditTrailSchemas = {
  summary: 'What operators did, the newest first.',
  request: v.strictObject({
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
    action: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** The start of an operator's name. */
    operator: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
    /** Kind and number of the changed record, such as `company:13`. */
    subject: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}:.{1,80}$/))),
  }),
  result: pageOf(auditEvent),
};
export const getAuditTrail = defineCall<typeof getAuditTrailSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetAuditTrail',
  encoding: 'query',
  access: 'operator',
  roles: ['admin', 'finance'],
});

export const auditCalls = { getAuditTrail: withSchemas(getAuditTrail, getAuditTrailSchemas) };
