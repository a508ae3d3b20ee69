import { legalTextCalls as calls } from '@havan/contract/backoffice/content/legal-texts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { legalTexts, publishText, signaturesOfText } from './legal-texts.service.ts';

export const legalTextRoutes: readonly Binding[] = [
  bind(calls.getLegalTexts, (_, { ctx }) => legalTexts(ctx.db)),
  bind(calls.getTextSignatures, (request, { ctx }) => signaturesOfText(ctx, request), { reads: 'replica' }),
  bind(calls.publishLegalText, (request, { ctx, operator, caller }) =>
    publishText(ctx, operator, caller, request),
  ),
];
