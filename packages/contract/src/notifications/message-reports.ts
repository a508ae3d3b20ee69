import {
  messageReportNoteMaxChars,
  messageReportReasons,
  needsReportNote,
} from '@havan/domain/message-report';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id } from '../primitives.ts';

const reportMessageSchemas = {
  summary: 'Reports a message that the company received; an operator rules on it.',
  request: v.pipe(
    v.strictObject({
      messageId: id,
      reason: v.picklist(messageReportReasons),
      note: v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.maxLength(
            messageReportNoteMaxChars,
            `En fazla ${messageReportNoteMaxChars} karakter yazabilirsiniz.`,
          ),
        ),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['reason'], ['note']],
        ({ reason, note }) => !needsReportNote(reason) || (note ?? '').length >= 3,
        'Lütfen nedenini yazın.',
      ),
      ['note'],
    ),
  ),
  result: done,
};

/** A second report of the same message is refused. */
export const reportMessage = defineCall<typeof reportMessageSchemas>()({
  method: 'POST',
  path: 'Messages/Report',
  encoding: 'json',
  access: 'signedIn',
  area: 'messages',
});

export const messageReportCalls = { reportMessage: withSchemas(reportMessage, reportMessageSchemas) };
