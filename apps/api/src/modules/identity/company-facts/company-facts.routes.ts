import { companyFactCalls as calls } from '@havan/contract/identity/company/company-facts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { companyFacts, saveGln } from './company-facts.service.ts';

export const companyFactRoutes: readonly Binding[] = [
  bind(calls.getCompanyFacts, (_request, { ctx, actor }) => companyFacts(ctx, actor)),
  bind(calls.saveGln, (request, { ctx, actor }) => saveGln(ctx, actor, request)),
];
