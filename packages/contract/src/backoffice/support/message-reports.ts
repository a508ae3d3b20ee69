import { messageReportReasons, messageReportStates } from '@havan/domain/message-report';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { storedFile } from '../../identity/files.ts';
import { id, idText, instant } from '../../primitives.ts';

const side = v.object({ companyId: id, companyName: v.string() });

const operatorMessageReport = v.object({
  reportId: id,
  state: v.picklist(messageReportStates),
  reason: v.picklist(messageReportReasons),
  note: v.nullable(v.string()),
  ruling: v.nullable(v.string()),
  reportedAt: instant,
  reporter: side,
  sender: v.object({
    ...side.entries,
    /** Number of upheld reports of its messages. */
    upheldReports: v.number(),
    /** Until when it may not write to any company; null when it may. */
    blockedUntil: v.nullable(instant),
  }),
  /** The reported message with the messages before and after it, the oldest first. */
  messages: v.array(
    v.object({
      messageId: id,
      companyId: id,
      text: v.string(),
      at: instant,
      isReported: v.boolean(),
      isHidden: v.boolean(),
      files: v.array(storedFile),
    }),
  ),
});
export type OperatorMessageReport = v.InferOutput<typeof operatorMessageReport>;

const getMessageReportSchemas = {
  summary: 'A report of a message with the conversation around it.',
  request: v.strictObject({ reportId: idText }),
  result: operatorMessageReport,
};
export const getMessageReport = defineCall<typeof getMessageReportSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetMessageReport',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

export const messageReportQueueCalls = {
  getMessageReport: withSchemas(getMessageReport, getMessageReportSchemas),
};
