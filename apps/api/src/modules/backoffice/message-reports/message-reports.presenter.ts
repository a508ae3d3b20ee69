import type { OperatorMessageReport } from '@havan/contract/backoffice/support/message-reports';
import { type FileRow, presentFile } from '../../identity/files/files.service.ts';
import type { ConversationMessageRow, ReportRow } from './message-reports.sql.ts';

interface ReportParts {
  readonly upheldReports: number;
  readonly blockedUntil: Date | undefined;
  readonly messages: readonly ConversationMessageRow[];
  readonly files: readonly (FileRow & { readonly message_id: number })[];
}

/** Returns a report with the conversation around it; operators read what was taken out as well. */
export const presentMessageReport = (row: ReportRow, parts: ReportParts): OperatorMessageReport => ({
  reportId: row.id,
  state: row.state,
  reason: row.reason,
  note: row.note,
  ruling: row.ruling,
  reportedAt: row.created_at.toISOString(),
  reporter: { companyId: row.reporter_id, companyName: row.reporter },
  sender: {
    companyId: row.sender_id,
    companyName: row.sender,
    upheldReports: parts.upheldReports,
    blockedUntil: parts.blockedUntil?.toISOString() ?? null,
  },
  messages: parts.messages.map((message) => ({
    messageId: message.id,
    companyId: message.sender_id,
    text: message.body,
    at: message.issue_date.toISOString(),
    isReported: message.id === row.message_id,
    isHidden: message.hidden_at !== null,
    files: parts.files.filter((file) => file.message_id === message.id).map(presentFile),
  })),
});
