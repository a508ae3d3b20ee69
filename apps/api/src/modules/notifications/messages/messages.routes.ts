import { messageReportCalls } from '@havan/contract/notifications/message-reports';
import { messageTemplateCalls } from '@havan/contract/notifications/message-templates';
import { messageCalls } from '@havan/contract/notifications/messages';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { report } from './message-reports.service.ts';
import { listTemplates, removeTemplate, saveTemplate } from './message-templates.service.ts';
import { presentPreview } from './messages.presenter.ts';
import { clear, listConversations, listMessages, markRead, send } from './messages.service.ts';
import { conversationPage } from './messages.sql.ts';

/** Largest number of rows in the menu of the header. */
const shownInHeader = 20;

export const messageRoutes: readonly Binding[] = [
  bind(messageCalls.getLastMessages, async (_request, { ctx, actor }) =>
    (await conversationPage(ctx.db, actor.companyId, null, shownInHeader)).map(presentPreview),
  ),
  bind(messageCalls.getConversations, (request, { ctx, actor }) => listConversations(ctx, actor, request)),
  bind(messageCalls.getMessages, (request, { ctx, actor }) => listMessages(ctx, actor, request)),
  bind(messageCalls.sendMessage, (request, { ctx, actor }) => send(ctx, actor, request)),
  bind(messageCalls.markConversationRead, async (request, { ctx, actor }) => {
    await markRead(ctx, actor, request);
    return { done: true } as const;
  }),
  bind(messageCalls.deleteConversation, async ({ conversationId }, { ctx, actor }) => {
    await clear(ctx, actor, conversationId);
    return { done: true } as const;
  }),
  bind(messageReportCalls.reportMessage, (request, { ctx, actor }) => report(ctx, actor, request)),
  bind(messageTemplateCalls.getMessageTemplates, (request, { ctx, actor }) =>
    listTemplates(ctx, actor, request),
  ),
  bind(messageTemplateCalls.saveMessageTemplate, (request, { ctx, actor }) =>
    saveTemplate(ctx, actor, request),
  ),
  bind(messageTemplateCalls.deleteMessageTemplate, async ({ templateId }, { ctx, actor }) => {
    await removeTemplate(ctx, actor, templateId);
    return { done: true } as const;
  }),
];
