import { caseCalls } from '@havan/contract/sales/cases';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { receivedCases } from './received-cases.service.ts';
import { answer, escalate, open, receiveGoods, withdraw } from './cases.service.ts';

export const caseRoutes: readonly Binding[] = [
  bind(caseCalls.getReceivedCases, (request, { ctx, actor }) => receivedCases(ctx, actor, request)),
  bind(caseCalls.openCase, (request, { ctx, actor }) => open(ctx, actor, request)),
  bind(caseCalls.answerCase, (request, { ctx, actor }) => answer(ctx, actor, request)),
  bind(caseCalls.receiveReturn, (request, { ctx, actor }) => receiveGoods(ctx, actor, request)),
  bind(caseCalls.withdrawCase, (request, { ctx, actor }) => withdraw(ctx, actor, request)),
  bind(caseCalls.escalateCase, (request, { ctx, actor }) => escalate(ctx, actor, request)),
];
