import { operatorCreditCalls as calls } from '@havan/contract/backoffice/money/credit-packages';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { allCreditPackages, saveCreditPackage } from './credit-packages.service.ts';

export const creditPackageRoutes: readonly Binding[] = [
  bind(calls.getOperatorPackages, (_request, { ctx }) => allCreditPackages(ctx)),
  bind(calls.saveOperatorPackage, (request, { ctx, operator, caller }) =>
    saveCreditPackage(ctx, operator, caller, request),
  ),
];
