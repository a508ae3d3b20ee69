import { creditCalls } from '@havan/contract/money/credit';
import { loanPlans } from '@havan/domain/loan';
import { bind, type Binding } from '../../../core/http/bind.ts';

export const creditRoutes: readonly Binding[] = [
  bind(creditCalls.getLoanPlans, ({ amount }, { ctx }) =>
    Promise.resolve(ctx.ports.bank.abilities.lends ? loanPlans(amount) : []),
  ),
];
