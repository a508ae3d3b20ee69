import { companyApplicationCalls as calls } from '@havan/contract/identity/company/company-application';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { companyApplication, sendDocument } from './company-application.service.ts';

export const companyApplicationRoutes: readonly Binding[] = [
  bind(calls.getCompanyApplication, (_request, { ctx, actor }) => companyApplication(ctx, actor)),
  bind(calls.sendApplicationDocument, (request, { ctx, actor }) => sendDocument(ctx, actor, request)),
];
