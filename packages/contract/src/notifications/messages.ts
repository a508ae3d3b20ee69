import { messageFilesMax, messageReportStates } from '@havan/domain/message-report';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId, storedFile } from '../identity/files.ts';
import { cursor, done, id, idText, instant, nothing, pageOf } from '../primitives.ts';

/** The longest message, in characters. */
export const messageMaxChars = 2000;

/** Message preview (specification §3). */
export const messagePreview = v.object({
  conversationId: id,
  userId: id,
  username: v.string(),
  /** The trade name on the other side. */
  companyName: v.string(),
  issueDate: instant,
  text: v.string(),
  hasUnreadMessage: v.boolean(),
});

const getLastMessagesSchemas = {
  summary: 'The newest message of the last conversations.',
  request: nothing,
  result: v.array(messagePreview),
};

export const getLastMessages = defineCall<typeof getLastMessagesSchemas>()({
  method: 'GET',
  path: 'Messages/GetLastMessages',
  encoding: 'query',
  access: 'signedIn',
  area: 'messages',
});

export const conversation = v.object({
  ...messagePreview.entries,
  /** Whether the newest message is of the company that asks. */
  isOwn: v.boolean(),
});
export type Conversation = v.InferOutput<typeof conversation>;

const getConversationsSchemas = {
  summary: 'The conversations of the company, the one with the newest message first.',
  request: v.strictObject({ cursor: v.optional(cursor) }),
  result: pageOf(conversation),
};

export const getConversations = defineCall<typeof getConversationsSchemas>()({
  method: 'GET',
  path: 'Messages/Conversations',
  encoding: 'query',
  access: 'signedIn',
  area: 'messages',
});

const message = v.object({
  messageId: id,
  isOwn: v.boolean(),
  text: v.string(),
  issueDate: instant,
  isRead: v.boolean(),
  /** Whether a ruling took it out; `text` then contains the notice. */
  isHidden: v.boolean(),
  files: v.array(storedFile),
  /** State of this company's report; null without one. */
  report: v.nullable(v.picklist(messageReportStates)),
});
export type Message = v.InferOutput<typeof message>;

/** Somebody to write to: a user, or a company by its own id. */
const partner = { userId: v.optional(idText), companyId: v.optional(idText) };

const getMessagesSchemas = {
  summary:
    'The messages exchanged with a user or a company, the newest first; none yet when it may be written to.',
  request: v.pipe(
    v.strictObject({ ...partner, cursor: v.optional(cursor) }),
    v.check(
      ({ userId, companyId }) => (userId === undefined) !== (companyId === undefined),
      'userId ya da companyId verilmelidir.',
    ),
  ),
  result: v.object({
    ...pageOf(message).entries,
    /** Null before the first message. */
    conversationId: v.nullable(id),
    partner: v.object({
      userId: id,
      username: v.string(),
      companyName: v.string(),
      cityName: v.string(),
    }),
  }),
};

export const getMessages = defineCall<typeof getMessagesSchemas>()({
  method: 'GET',
  path: 'Messages/Messages',
  encoding: 'query',
  access: 'signedIn',
  area: 'messages',
});

const sendMessageSchemas = {
  summary: 'Writes to a user; the first message opens the conversation.',
  request: v.strictObject({
    userId: id,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(messageMaxChars)),
    files: v.optional(
      v.pipe(v.array(fileId), v.maxLength(messageFilesMax, `En fazla ${messageFilesMax} dosya ekleyin.`)),
    ),
  }),
  result: message,
};

export const sendMessage = defineCall<typeof sendMessageSchemas>()({
  method: 'POST',
  path: 'Messages/Send',
  encoding: 'json',
  access: 'signedIn',
  area: 'messages',
  right: ['buy', 'sell'],
  trades: true,
  idempotent: true,
});

const markConversationReadSchemas = {
  summary: 'Marks what the other side wrote in a conversation as read, up to a message.',
  request: v.strictObject({ conversationId: idText, messageId: idText }),
  result: done,
};

export const markConversationRead = defineCall<typeof markConversationReadSchemas>()({
  method: 'PUT',
  path: 'Messages/MarkAsRead',
  encoding: 'form',
  access: 'signedIn',
  area: 'messages',
});

const deleteConversationSchemas = {
  summary:
    'Clears a conversation for this company; the other side keeps it, and a new message opens it again.',
  request: v.strictObject({ conversationId: idText }),
  result: done,
};

export const deleteConversation = defineCall<typeof deleteConversationSchemas>()({
  method: 'DELETE',
  path: 'Messages/DeleteConversationById',
  encoding: 'query',
  access: 'signedIn',
  area: 'messages',
});

export const messageCalls = {
  getLastMessages: withSchemas(getLastMessages, getLastMessagesSchemas),
  getConversations: withSchemas(getConversations, getConversationsSchemas),
  getMessages: withSchemas(getMessages, getMessagesSchemas),
  sendMessage: withSchemas(sendMessage, sendMessageSchemas),
  markConversationRead: withSchemas(markConversationRead, markConversationReadSchemas),
  deleteConversation: withSchemas(deleteConversation, deleteConversationSchemas),
};
