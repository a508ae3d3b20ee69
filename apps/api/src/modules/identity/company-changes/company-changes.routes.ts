import { companyChangeCalls } from '@havan/contract/identity/company/company-changes';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { askChange, changesOf, withdrawChange } from './company-changes.service.ts';

export const companyChangeRoutes: readonly Binding[] = [
  bind(companyChangeCalls.getCompanyChanges, (_request, { ctx, actor }) => changesOf(ctx, actor)),
  bind(companyChangeCalls.askCompanyChange, (request, { ctx, actor }) => askChange(ctx, actor, request)),
  bind(companyChangeCalls.withdrawCompanyChange, async (request, { ctx, actor }) => {
    await withdrawChange(ctx, actor, request);
    return done;
  }),
];
