import * as calls from '@havan/contract/identity/session';
import { bind, done } from '../../../core/http/bind.ts';
import {
  createHandOver,
  endSession,
  openSessions,
  redeemHandOver,
  refresh,
  signIn,
  signOut,
} from './session.service.ts';

export const sessionRoutes = [
  bind(calls.signIn, (request, { ctx, caller }) => signIn(ctx, caller, request)),
  bind(calls.refreshToken, (request, { ctx }) => refresh(ctx, request.refreshToken)),
  bind(calls.signOut, async (request, { ctx, actor }) => {
    await signOut(ctx, actor, request.everywhere);
    return done;
  }),
  bind(calls.createHandOver, (request, { ctx, actor }) => createHandOver(ctx, actor, request.userType)),
  bind(calls.getSessions, (_request, { ctx, actor }) => openSessions(ctx, actor)),
  bind(calls.endSession, (request, { ctx, actor }) => endSession(ctx, actor, request.sessionId)),
  bind(calls.redeemHandOver, (request, { ctx, caller }) => redeemHandOver(ctx, caller, request.code)),
];
