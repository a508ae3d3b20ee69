import * as sessions from '@havan/contract/backoffice/operator-session';
import * as calls from '@havan/contract/backoffice/operators';
import { bind, done } from '../../../core/http/bind.ts';
import { demoAccounts } from './demo-operator.ts';
import { accept, readInvitation } from './invitations.service.ts';
import { signIn, signOut } from './operator-session.service.ts';
import { change, inviteColleague, operators } from './operators.service.ts';

export const operatorRoutes = [
  bind(sessions.operatorSignIn, (request, { ctx, caller }) => signIn(ctx, caller, request)),
  bind(sessions.operatorSignOut, async (_request, { ctx, operator }) => {
    await signOut(ctx, operator);
    return done;
  }),
  bind(sessions.getOperator, async (_request, { operator }) => ({
    operatorId: operator.operatorId,
    name: operator.name,
    username: operator.username,
    roles: [...operator.roles],
    endsAt: operator.endsAt.toISOString(),
  })),
  bind(sessions.getDemoOperators, async (_request, { ctx }) => ({ accounts: await demoAccounts(ctx) })),
  bind(sessions.checkInvitation, (request, { ctx }) => readInvitation(ctx, request.token)),
  bind(sessions.acceptInvitation, (request, { ctx, caller }) => accept(ctx, caller, request)),
  bind(calls.getOperators, (_request, { ctx, operator }) => operators(ctx, operator)),
  bind(calls.inviteOperator, (request, { ctx, operator, caller }) =>
    inviteColleague(ctx, operator, caller, request),
  ),
  bind(calls.changeOperator, (request, { ctx, operator, caller }) => change(ctx, operator, caller, request)),
];
