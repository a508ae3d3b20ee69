import { creditCalls } from '@havan/contract/credit';
import { loanPlans } from '@havan/domain/loan';
import { bind, type Binding } from '../../http/bind.ts';

export const creditRoutes: readonly Binding[] = [
  bind(creditCalls.getLoanPlans, ({ amount }) => Promise.resolve(loanPlans(amount))),
];
