import { firstStepCalls } from '@havan/contract/bootstrap/first-steps';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { firstStepsOf } from './first-steps.service.ts';

export const firstStepRoutes: readonly Binding[] = [
  bind(firstStepCalls.getFirstSteps, (_request, { ctx, actor }) => firstStepsOf(ctx, actor)),
];
