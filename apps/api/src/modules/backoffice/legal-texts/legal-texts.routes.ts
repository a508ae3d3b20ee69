import { legalTextCalls as calls } from '@havan/contract/backoffice/content/legal-texts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { legalTexts, legalTextVersion, publishText, signaturesOfText } from './legal-texts.service.ts';

export const legalTextRoutes: readonly Binding[] = [
  bind(calls.getLegalTexts, (_, { ctx }) => legalTexts(ctx.db)),
  bind(calls.getLegalTextVersion, (request, { ctx }) => legalTextVersion(ctx, request), { reads: 'replica' }),
  bind(calls.getTextSignatures, (request, { ctx }) => signaturesOfText(ctx, request), { reads: 'replica' }),
  bind(calls.publishLegalText, (request, { ctx, operator, caller }) =>
    publishText(ctx, operator, caller, request),
  ),
];
