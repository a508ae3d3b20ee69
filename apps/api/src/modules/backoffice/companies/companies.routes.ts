import { operatorCompanyCalls } from '@havan/contract/backoffice/companies';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { reopenReview } from '../applications/reopen-review.service.ts';
import {
  banRequest,
  banSales,
  companies,
  company,
  removeMemberFactor,
  signOutCompany,
} from './companies.service.ts';

export const operatorCompanyRoutes: readonly Binding[] = [
  bind(operatorCompanyCalls.findCompanies, (request, { ctx }) => companies(ctx, request)),
  bind(operatorCompanyCalls.getCompany, ({ companyId }, { ctx, operator }) =>
    company(ctx, operator, companyId),
  ),
  bind(operatorCompanyCalls.setSalesBan, (request, { ctx, operator, caller }) =>
    banSales(ctx, operator, caller, request),
  ),
  bind(operatorCompanyCalls.getBanRequest, ({ requestId }, { ctx, operator }) =>
    banRequest(ctx, operator, requestId),
  ),
  bind(operatorCompanyCalls.removeMemberFactor, (request, { ctx, operator, caller }) =>
    removeMemberFactor(ctx, operator, caller, request),
  ),
  bind(operatorCompanyCalls.reopenReview, (request, { ctx, operator, caller }) =>
    reopenReview(ctx, operator, caller, request),
  ),
  bind(operatorCompanyCalls.endCompanySessions, (request, { ctx, operator, caller }) =>
    signOutCompany(ctx, operator, caller, request),
  ),
];
