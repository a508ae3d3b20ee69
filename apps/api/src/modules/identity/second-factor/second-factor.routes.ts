import { secondFactorCalls as calls } from '@havan/contract/identity/second-factor';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveForSession,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './second-factor.service.ts';

export const secondFactorRoutes: readonly Binding[] = [
  bind(calls.getSecondFactor, (_request, { ctx, actor }) => secondFactorOf(ctx, actor)),
  bind(calls.beginSecondFactor, (request, { ctx, actor }) => beginSecondFactor(ctx, actor, request)),
  bind(calls.confirmSecondFactor, (request, { ctx, actor }) => confirmSecondFactor(ctx, actor, request)),
  bind(calls.proveSecondFactor, (request, { ctx, actor }) => proveForSession(ctx, actor, request)),
  bind(calls.renewRecoveryCodes, (request, { ctx, actor }) => renewRecoveryCodes(ctx, actor, request)),
  bind(calls.removeSecondFactor, async (request, { ctx, actor }) => {
    await removeSecondFactor(ctx, actor, request);
    return done;
  }),
];
