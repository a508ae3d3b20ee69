import { evaluationCalls } from '@havan/contract/sales/evaluations';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { answerEvaluation, listEvaluations } from './evaluations.service.ts';

export const evaluationRoutes: readonly Binding[] = [
  bind(evaluationCalls.getComments, (request, { ctx, actor }) => listEvaluations(ctx, actor, request), {
    reads: 'replica',
  }),
  bind(evaluationCalls.answerComment, (request, { ctx, actor }) => answerEvaluation(ctx, actor, request)),
];
